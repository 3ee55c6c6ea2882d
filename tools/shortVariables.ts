import { tokenRules } from "../packages/ui/src/theme/cssVariables.ts";

const tokens = [...new Set(tokenRules.match(/(?<=[;{]\s*)--[a-z][a-z0-9-]*(?=:)/g))];

/** Names that begin with a digit: no component's own property has one. */
const shortNames = new Map(tokens.map((name, index) => [name, `--${(index < 10 ? index : index + 26).toString(36)}`]));

/** The same code with a short name for each of the design tokens' custom properties. */
export const shortenVariables = (code: string): string =>
  code.replace(/(?<![\w-])--[a-z][a-z0-9-]*/g, (name) => shortNames.get(name) ?? name);

/** The module that makes the tokens' rules, with the rules made already and their names shortened. */
export const shortTokenRules = (): string =>
  `export const tokenRules = ${JSON.stringify(shortenVariables(tokenRules).replace(/\s*([;{}:])\s+/g, "$1"))};`;
