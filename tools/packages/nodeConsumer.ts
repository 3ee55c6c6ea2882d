import { join } from "node:path";
import { makeConsumer, run, type Tarballs } from "./pack.ts";

const render = `
const parts = createElement(
  ThemeProvider,
  null,
  createElement(GlobalStyle),
  createElement(ProgressMarkers, { value: 50 }),
  createElement(Button, { onPress: () => {} }, "Create Outline"),
  createElement(PaperField, { label: "Need", value: "Kept.", onChange: () => {} }),
);
const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(parts));
const css = sheet.getStyleTags();
if (!html.includes("Create Outline") || !html.includes("Kept.")) throw new Error("Not rendered: " + html);
if (!css.includes("--color-brand") || !css.includes("min-block-size")) throw new Error("No styles: " + css.slice(0, 500));
`;
const names = "{ Button, GlobalStyle, PaperField, ProgressMarkers, ThemeProvider }";

/** Node.js renders the parts on a server, with import and with require. */
export function checkNodeConsumer(scratch: string, tarballs: Tarballs): void {
  const folder = join(scratch, "node-consumer");
  makeConsumer({
    folder,
    tarballs,
    dependencies: { "@tanstack/react-query": "5.108.0" },
    files: {
      "render.mjs": `import ${names} from "@grantwright/ui";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
${render}`,
      "render.cjs": `const ${names} = require("@grantwright/ui");
const { createElement } = require("react");
const { renderToString } = require("react-dom/server");
const { ServerStyleSheet } = require("styled-components");
${render}`,
      "client.cjs": `const { ApiError, createApiClient } = require("@grantwright/api-client");
const { draftQueries } = require("@grantwright/api-client/react-query");
const { queryFn } = draftQueries.list(createApiClient({ baseUrl: "http://127.0.0.1:9" }), 1);
queryFn({ signal: new AbortController().signal }).then(
  () => { throw new Error("Nobody answers there"); },
  (error) => { if (!(error instanceof ApiError)) throw new Error("The entries do not share ApiError", { cause: error }); },
);`,
      "tokens.mjs": `import tokens from "@grantwright/ui/tokens.json" with { type: "json" };
if (tokens.light.color.brand.$type !== "color") throw new Error("No tokens");`,
    },
  });
  const env = { ...process.env, NODE_ENV: "production" };
  for (const file of ["render.mjs", "render.cjs", "client.cjs", "tokens.mjs"]) run("node", [file], folder, env);
  console.log("Node.js renders on a server, with import and with require.");
}
