import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { isId } from "./ids.ts";
import { isLoopback } from "./loopback.ts";

/** Somebody else who says who a person is, by OpenID Connect, as the operator has set it up. */
export interface ProviderSettings {
  /** Names it in addresses and in the audit log. */
  id: string;
  /** What people read: "Acme". */
  name: string;
  /** As it stands in its id tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The mail domains that it may speak for, in lower case. */
  domains: readonly string[];
  /** The team that its people join when they first sign in. */
  team: string | undefined;
  /** Whether people of its domains sign in by it alone. */
  required: boolean;
  /** Addresses that may sign in in other ways all the same. */
  wayIn: readonly string[];
  /** Whether its addresses count as verified where it does not say so. */
  trustEmail: boolean;
}

const most = { providers: 20, domains: 100, wayIn: 20 };

const lower = (text: string) => text.toLowerCase();

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, password, origin } = new URL(text);
  if (search || hash || username || password) return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(origin));
}

const texts = <Item extends z.ZodType<string>>(item: Item, atMost: number) =>
  z
    .array(item)
    .max(atMost, `may have ${atMost} at most.`)
    .refine((all) => new Set(all).size === all.length, "names one twice.");

const domain = z
  .string()
  .transform(lower)
  .pipe(z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/, "must be a mail domain like example.org."));

const address = z
  .string()
  .transform(lower)
  .pipe(z.string().regex(/^[^@\s]+@[^@\s]+$/, "must be an address."));

const providerSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "must be up to 40 small letters, figures and hyphens."),
    name: z.string().trim().min(1, "must not be empty.").max(60, "must have 60 characters at most."),
    issuer: z
      .string()
      .refine(
        isIssuer,
        "must be an https address with no query (http on this machine alone), as its id tokens have it.",
      ),
    clientId: z.string().min(1, "must not be empty.").max(500),
    clientSecret: z.string().min(1, "must not be empty.").optional(),
    clientSecretFile: z.string().min(1, "must not be empty.").optional(),
    domains: texts(domain, most.domains).min(1, "must name a mail domain."),
    team: z.string().refine(isId, "must be the id of a team, 24 characters.").optional(),
    required: z.boolean().default(false),
    wayIn: texts(address, most.wayIn).default([]),
    trustEmail: z.boolean().default(false),
  })
  .refine(({ clientSecret, clientSecretFile }) => (clientSecret === undefined) !== (clientSecretFile === undefined), {
    path: ["clientSecret"],
    error: "or clientSecretFile is needed, one of them.",
  })
  .refine(({ wayIn, domains }) => wayIn.every((each) => domains.includes(domainOf(each))), {
    path: ["wayIn"],
    error: "must be addresses in its domains.",
  });

const fileSchema = z
  .strictObject({ providers: z.array(providerSchema).max(most.providers, `may have ${most.providers} at most.`) })
  .superRefine(({ providers }, { addIssue }) => {
    const twice = (all: string[]) => all.find((each, at) => all.indexOf(each) !== at);
    const id = twice(providers.map((each) => each.id));
    if (id !== undefined) addIssue({ code: "custom", path: ["providers"], message: `have the id ${id} twice.` });
    const shared = twice(providers.flatMap(({ domains }) => domains));
    if (shared !== undefined)
      addIssue({
        code: "custom",
        path: ["providers"],
        message: `claim ${shared} twice: a domain belongs to one alone.`,
      });
  });

/** What became of the file: its providers, or what is wrong with it, a line each. */
export type ReadProviders = { providers: readonly ProviderSettings[] } | { problems: readonly string[] };

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What the parser says repeats a part of the text, in which there are secrets.
    return undefined;
  }
}

/** `providers[1].issuer`, counted as people count. */
const placeOf = (path: PropertyKey[]): string =>
  path.map((part, at) => (typeof part === "number" ? `[${part + 1}]` : `${at > 0 ? "." : ""}${String(part)}`)).join("");

/** What a setting of each type is called, where the schema has no words of its own for it. */
const typeNames: Record<string, string> = {
  string: "a text",
  array: "a list",
  boolean: "true or false",
  object: "an object",
};

/** What is wrong with a setting that is left out, or is of another type. */
const wrongType: z.core.$ZodErrorMap = (issue) =>
  issue.code === "invalid_type" ? `must be ${typeNames[issue.expected] ?? issue.expected}.` : undefined;

/**
 * Reads the file of providers, and the secrets that it keeps in files of their own, which stand beside it where their path is not
 * absolute. What is wrong is told without any value of it.
 */
export function readProviders(path: string): ReadProviders {
  const text = readText(path);
  if (text === undefined) return { problems: ["cannot be read."] };
  const given = parse(text);
  if (given === undefined) return { problems: ["is not JSON."] };
  const { data, error } = fileSchema.safeParse(given, { error: wrongType });
  if (error) return { problems: error.issues.map((issue) => `${placeOf(issue.path)} ${issue.message}`.trim()) };
  const problems: string[] = [];
  const providers = data.providers.map(({ clientSecret, clientSecretFile, ...rest }, at) => {
    const secret = clientSecret ?? readText(resolve(dirname(path), clientSecretFile ?? ""));
    if (!secret) problems.push(`providers[${at + 1}].clientSecretFile cannot be read, or is empty.`);
    return { ...rest, team: rest.team, clientSecret: secret ?? "" };
  });
  return problems.length > 0 ? { problems } : { providers };
}

/** The part of an address behind its @, in lower case. */
export const domainOf = (email: string): string => lower(email.slice(email.lastIndexOf("@") + 1)).trim();

/** The provider that speaks for an address; undefined where none does. */
export function providerFor(
  { providers }: { providers: readonly ProviderSettings[] },
  email: string,
): ProviderSettings | undefined {
  const domain = domainOf(email);
  return providers.find(({ domains }) => domains.includes(domain));
}

/** The provider by which the person of an address has to sign in; undefined where they may choose. */
export function requiredProvider(
  config: { providers: readonly ProviderSettings[] },
  email: string,
): ProviderSettings | undefined {
  const provider = providerFor(config, email);
  return provider?.required && !provider.wayIn.includes(email.trim().toLowerCase()) ? provider : undefined;
}
