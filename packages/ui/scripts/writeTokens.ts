// Writes the tokens beside the built package: tokens.json in the Design Tokens Format, tokens.css as custom properties.
import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { tokenRules } from "../src/theme/cssVariables.ts";
import { tokenDocument } from "../src/tokens/tokenDocument.ts";

writeFileSync("dist/tokens.json", `${JSON.stringify(tokenDocument(), undefined, 2)}\n`);
writeFileSync("dist/tokens.css", await format(tokenRules, { parser: "css" }));
