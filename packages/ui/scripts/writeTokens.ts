// Writes the tokens beside the built package: tokens.json in the Design Tokens Format, tokens.css as custom properties.
import { writeFileSync } from "node:fs";
import { darkVariables, lightVariables, scaleVariables, stillVariables } from "../src/theme/cssVariables.ts";
import { tokenDocument } from "../src/tokens/tokenDocument.ts";

const rule = (selector: string, body: string) => `${selector} {\n  ${body.replace(/;(?=.)/g, ";\n  ")}\n}\n`;

writeFileSync("dist/tokens.json", `${JSON.stringify(tokenDocument(), undefined, 2)}\n`);
writeFileSync(
  "dist/tokens.css",
  [
    rule(":root", scaleVariables),
    rule(':root,\n[data-theme="light"]', lightVariables),
    rule('[data-theme="dark"]', darkVariables),
    `@media (prefers-reduced-motion: reduce) {\n${rule(":root", stillVariables)}}\n`,
  ].join("\n"),
);
