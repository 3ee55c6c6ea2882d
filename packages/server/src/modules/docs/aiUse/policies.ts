import type { Schemas } from "@grantwright/api-client";
import { z } from "zod";
import { libraryFolder } from "../../../kernel/package/packageRoot.ts";
import { readYaml } from "../../../kernel/text/readYaml.ts";

const policySchema = z.strictObject({
  names: z.array(z.string().min(2)).min(1),
  level: z.enum(["required", "expected", "encouraged", "none", "unknown"]),
  says: z.string().min(10),
  place: z.string().optional(),
  exempt: z.string().optional(),
  address: z.url(),
  page: z.enum(["own", "quoted", "other"]),
  pageDate: z.string().optional(),
});

const policiesSchema = z.strictObject({ read: z.iso.date(), policies: z.array(policySchema).min(1) });

/** What funders say about generative AI. Throws an Error that names file and line of each mistake. */
export const readPolicies = (folder = libraryFolder): z.output<typeof policiesSchema> =>
  readYaml(folder, "ai-policies.yaml", policiesSchema);

let known: z.output<typeof policiesSchema> | undefined;

const wordsOf = (name: string): string =>
  ` ${name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/**
 * What a funder says about generative AI, found by its name; undefined where no page of it was read. A funder is known by its whole
 * name, or where the name stands in a longer one with all its words.
 */
export function policyOf(funderName: string): Schemas["AiPolicy"] | undefined {
  known ??= readPolicies();
  const words = wordsOf(funderName);
  // The longer name is the closer one: Heritage Fund before Fund.
  const [best] = known.policies
    .flatMap((policy) => policy.names.map((name) => ({ policy, name })))
    .filter(({ name }) => words.includes(wordsOf(name)))
    .toSorted((one, other) => other.name.length - one.name.length);
  if (!best) return undefined;
  const { names, ...policy } = best.policy;
  return { ...policy, funder: names[0] ?? best.name, readOn: known.read };
}
