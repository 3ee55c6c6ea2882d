// Holds the licences of what runs in production to those that may be: they let anybody run, change and sell the product, with notices.
import { execFileSync } from "node:child_process";

/** Licences that ask for no more than a notice. A library under several at choice needs one of them; under several at once, all. */
const allowed = new Set(
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1 Unlicense Zlib".split(" "),
);

/** A part of a bill of materials, as CycloneDX has it. */
interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/** Whether an expression of SPDX, of one level of brackets at most, is allowed. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, "$1");
  if (plain.includes(" OR ")) return plain.split(" OR ").some(isAllowed);
  if (plain.includes(" AND ")) return plain.split(" AND ").every(isAllowed);
  return allowed.has(plain);
}

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? "none").join(" AND ") ||
  "none";

if (import.meta.main) {
  const list = execFileSync("pnpm", ["sbom", "--sbom-format", "cyclonedx", "--prod"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const { components } = JSON.parse(list) as { components: Component[] };
  const wrong = components.filter((component) => !isAllowed(licenceOf(component)));
  for (const each of wrong) console.error(`${each.name} ${each.version}: ${licenceOf(each)}`);
  if (wrong.length > 0 || components.length < 100) process.exitCode = 1;
  console.log(`${components.length} libraries in production, ${wrong.length} with a licence that is not on the list.`);
}
