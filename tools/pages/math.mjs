// TeX to MathML, many formulas in one run, so that no script is needed to read them.
//
//   node math.mjs <node_modules>   stdin: [{"tex": "…", "display": true}, …]   stdout: ["<math>…", …]
//
// A formula that temml refuses ends the run with status 2 and {"index", "message"} on stderr.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const temml = createRequire(join(resolve(process.argv[2]), "from-here.js"))("temml");

// temml's classes and its inline `display` only serve its own stylesheet; the browser's
// MathML defaults draw these formulas, so the page ships neither.
const bare = (mathml) =>
  mathml.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/ class="[^"]*"/, "").replace(' style="display:block math;"', ""));

const mathml = [];
for (const [index, { tex, display }] of JSON.parse(readFileSync(0, "utf8")).entries()) {
  try {
    const options = { displayMode: display, throwOnError: true, strict: true };
    mathml.push(bare(temml.renderToString(tex, options)));
  } catch (error) {
    console.error(JSON.stringify({ index, message: error.message.trim().split("\n")[0] }));
    process.exit(2);
  }
}
process.stdout.write(JSON.stringify(mathml));
