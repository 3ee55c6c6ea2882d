import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { Refusal } from "../../kernel/refusal.ts";

/**
 * Validators for the parts of a request. Only what comes in an address is converted ("5" to 5): a body means what it says.
 */
export function createValidators(): (httpPart: string | undefined, schema: object) => (data: unknown) => boolean {
  const options = { strict: false, allErrors: false, useDefaults: true, coerceTypes: false };
  const bodies = new Ajv2020(options);
  const addresses = new Ajv2020({ ...options, coerceTypes: true });
  for (const ajv of [bodies, addresses]) addFormats.default(ajv);
  return (httpPart, schema) => {
    if (httpPart === "body") return bodies.compile(schema);
    return addresses.compile(httpPart === "headers" ? withSmallNames(schema) : schema);
  };
}

/**
 * A check of a body that does not come as JSON against a shape that the contract names; defaults are filled in. It throws a
 * Refusal of kind `invalid`.
 */
export function createBodyCheck(specification: object, name: string): (body: unknown) => void {
  const ajv = new Ajv2020({ strict: false, useDefaults: true });
  addFormats.default(ajv);
  ajv.addSchema(specification, "contract");
  const isFine = ajv.compile({ $ref: `contract#/components/schemas/${name}` });
  return (body) => {
    if (!isFine(body)) throw new Refusal("invalid", explainInvalid(isFine.errors?.[0] as ErrorObject));
  };
}

/** Headers arrive with their names in small letters; the contract writes them as people do. */
function withSmallNames(schema: { properties?: object; required?: string[] }): object {
  const properties = Object.entries(schema.properties ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    ...(schema.required && { required: schema.required.map((name) => name.toLowerCase()) }),
  };
}

function nameOf(error: ErrorObject): string {
  const property = error.keyword === "required" ? String(error.params.missingProperty) : "";
  const path = [...error.instancePath.split("/").slice(1), property].filter(Boolean);
  return path.length > 0 ? path.join(".") : "The request";
}

/** What is wrong with a request, in words. */
export function explainInvalid(error: ErrorObject): string {
  const name = nameOf(error);
  switch (error.keyword) {
    case "required":
      return `${name} is missing.`;
    case "additionalProperties":
      return `${String(error.params.additionalProperty)} is not known here.`;
    case "format":
      return error.params.format === "email"
        ? "Please enter a valid email address."
        : `${name} must be a ${String(error.params.format)}.`;
    case "minLength":
      if (name === "password") return `The password needs at least ${String(error.params.limit)} characters.`;
      return error.params.limit === 1
        ? `${name} must not be empty.`
        : `${name} needs at least ${String(error.params.limit)} characters.`;
    case "maxLength":
      return `${name} may have at most ${String(error.params.limit)} characters.`;
    case "minItems":
      return `${name} needs at least ${String(error.params.limit)} entries.`;
    case "maxItems":
      return `${name} may have at most ${String(error.params.limit)} entries.`;
    case "minimum":
      return `${name} must be at least ${String(error.params.limit)}.`;
    case "maximum":
      return `${name} must be at most ${String(error.params.limit)}.`;
    case "enum":
      return `${name} must be one of ${(error.params.allowedValues as unknown[]).join(", ")}.`;
    case "type":
      return `${name} must be of type ${String(error.params.type)}.`;
    default:
      return `${name} is not in the right form.`;
  }
}
