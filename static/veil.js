// Stands in the head of the page itself: a figure of which the address hides a part is invisible
// until Python has drawn it without that part. The built picture shows everything.
(() => {
  const address = `${location.search}&${location.hash}`.replace(/%2c/gi, ",").replace(/%2e/gi, ".");
  const lists = [...address.matchAll(/[?#&;]hide=([^&?#]*)/g)].map(([, list]) => list.split(","));
  const figures = lists.flat().map((name) => name.split(".")[0]);
  const rules = figures
    .filter((name) => /^[a-z]+(-\d+)?$/.test(name))
    .map((name) => `#figure-${name}[data-ready="false"] { visibility: hidden }`);
  if (rules.length === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join("\n"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})();
