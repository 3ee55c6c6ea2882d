import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { readContract } from "../../src/capabilities/http/contract.ts";

const contract = readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract.specification, "contract");

const operations = contract.operations.map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

const validators = new Map<string, ValidateFunction>();

function validator(pointer: string): ValidateFunction {
  const known = validators.get(pointer);
  if (known) return known;
  const made = ajv.compile({ $ref: `contract${pointer}` });
  validators.set(pointer, made);
  return made;
}

const escaped = (key: string) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Answers that every call may give, whether or not the contract lists them with each. */
const everywhere = new Set([400, 401, 403, 404, 413, 415, 429, 503]);

/** The calls of the contract. */
export const allOperations = contract.operations;

/** Throws where an answer is not as the contract says. `path` is without the prefix and the query. */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  // As the router has it, a fixed part is meant before a parameter in its place.
  const found = operations
    .filter((each) => each.method === method && each.pattern.test(path))
    .toSorted((one, other) => one.path.split("{").length - other.path.split("{").length)[0];
  const check = (pointer: string) => {
    const validate = validator(pointer);
    if (!validate(body))
      throw new Error(
        `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body).slice(0, 500)}`,
      );
  };
  if (status >= 400 && status !== 412) check("#/components/schemas/Error");
  if (!found) {
    if (status < 400) throw new Error(`${method} ${path} is not in the contract.`);
    return;
  }
  const item = contract.specification.paths[found.path] ?? {};
  const { responses } = item[method.toLowerCase()] as {
    responses: Record<string, { $ref?: string; content?: object }>;
  };
  const declared = responses[String(status)];
  if (!declared) {
    if (everywhere.has(status)) return;
    throw new Error(`${method} ${path} answered ${status}, which the contract does not list.`);
  }
  if (declared.$ref) check(`${declared.$ref}/content/application~1json/schema`);
  else if (declared.content && !("application/json" in declared.content)) return;
  else if (declared.content)
    check(
      `#/paths/${escaped(found.path)}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`,
    );
  else if (body !== undefined) throw new Error(`${method} ${path} ${status} answered a body.`);
}
