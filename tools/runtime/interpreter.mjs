// Opens Pyodide under Node, runs one Python script in it and leaves what came of it in a file.
// node interpreter.mjs <job.json>; the job is written by interpreter.py, which says what is in it.
import { readFileSync, writeFileSync } from "node:fs";
import Module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));

// pyodide.asm.js is CommonJS. Compiled here, it is so whatever a package.json further up says.
const asm = new Module(join(job.runtime, "pyodide.asm.js"));
asm.filename = asm.id;
asm._compile(readFileSync(asm.id, "utf8"), asm.id);

const RUN = `
def _run(source, name, arguments):
    import json, traceback
    space = {"__name__": "__main__", "__file__": name, "arguments": json.loads(arguments)}
    try:
        exec(compile(source, name, "exec"), space)
        return json.dumps({"result": space.get("result")}, ensure_ascii=False, allow_nan=False)
    except BaseException:
        return json.dumps({"error": traceback.format_exc()}, ensure_ascii=False)
_run
`;

let outcome;
try {
  const { loadPyodide } = await import(pathToFileURL(join(job.runtime, "pyodide.mjs")).href);
  const pyodide = await loadPyodide({
    indexURL: job.runtime,
    packages: job.packages,
    env: job.environment,
    stdout: (line) => process.stdout.write(`${line}\n`),
    stderr: (line) => process.stderr.write(`${line}\n`),
  });
  for (const [inside, outside] of Object.entries(job.mounts)) {
    pyodide.FS.mkdirTree(inside);
    pyodide.mountNodeFS(inside, outside);
  }
  pyodide.runPython(`import sys; sys.path[:0] = ${JSON.stringify(job.path)}`);
  const run = pyodide.runPython(RUN);
  outcome = run(job.source, job.name, job.arguments);
} catch (error) {
  outcome = JSON.stringify({ error: String(error.stack ?? error) });
}
writeFileSync(job.outcome, outcome);
process.exit(0); // the interpreter holds handles that would keep Node open
