import { createPrivateKey, type KeyObject } from "node:crypto";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { isLoopback } from "./loopback.ts";
import { readProviders, type ProviderSettings } from "./providers.ts";

const addressMessage = (protocols: readonly string[]) =>
  `must be an address that starts with ${protocols.map((each) => `${each}//`).join(" or ")}.`;
const originMessage = "must be an origin alone, like https://grants.example.org, with no path.";

const web = ["http:", "https:"];

const isAddress = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** Whether an address is an origin; what is none is refused before. */
function isOrigin(text: string): boolean {
  if (!isAddress(text, web)) return true;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === "/" && !search && !hash && !username;
}

const anyWholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}.`,
    )
    .transform(Number);

const wholeNumber = (fallback: number, least: number, most: number) => anyWholeNumber(least, most).default(fallback);

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, { error: `must be one of ${choices.join(", ")}.` });

const address = (...protocols: string[]) =>
  z.string().refine((text) => isAddress(text, protocols), addressMessage(protocols));

const origin = z
  .string()
  .refine((text) => isAddress(text, web), addressMessage(web))
  .refine(isOrigin, originMessage)
  .transform((text) => new URL(text).origin);

/** Whether a text has the form of one address for mails. */
export const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+$/.test(text);

const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

const proxyNames = new Set(["loopback", "linklocal", "uniquelocal"]);

const proxies = z
  .string()
  .default("false")
  .refine(
    (text) => text !== "true",
    "cannot be true: whoever calls could claim any address. Name the address of your proxy, or loopback where it runs on this machine.",
  )
  .transform((text) => (text === "false" ? (false as const) : text.split(",").map((entry) => entry.trim())))
  .refine(
    (entries) =>
      entries === false || entries.every((entry) => proxyNames.has(entry) || isIP(entry.split("/", 1)[0] ?? "") !== 0),
    "must be false, or addresses and networks with commas between them, or loopback.",
  );

/** An Ed25519 private key; undefined for what is none. */
function privateKeyOf(text: string): KeyObject | undefined {
  try {
    const key = text.includes("BEGIN")
      ? createPrivateKey(text.replaceAll("\\n", "\n"))
      : createPrivateKey({ key: Buffer.from(text, "base64"), format: "der", type: "pkcs8" });
    return key.asymmetricKeyType === "ed25519" ? key : undefined;
  } catch {
    return undefined;
  }
}

const signingKey = z.string().transform((text, { addIssue }) => {
  const key = privateKeyOf(text);
  if (!key) addIssue("must be an Ed25519 private key, PKCS#8 as PEM or as base64 of DER.");
  return key;
});

/** Texts to derive keys from, the one that is used now first. */
const secretKeys = list.refine(
  (keys) => keys.every((key) => key.length >= 32),
  "must have 32 characters or more, as `openssl rand -base64 32` makes them; older ones stand behind it, with commas between them.",
);
const providersFile = z
  .string()
  .transform((path, { addIssue }): readonly ProviderSettings[] => {
    const read = readProviders(resolve(path));
    if ("providers" in read) return read.providers;
    for (const problem of read.problems) addIssue(problem);
    return [];
  })
  .default([]);

const rangeService = z
  .string()
  .refine((given) => isAddress(given, web), addressMessage(web))
  .refine(
    (given) => !URL.canParse(given) || given.startsWith("https:") || isLoopback(given),
    "must start with https://, but for this machine.",
  )
  .transform((given) => (given.endsWith("/") ? given : `${given}/`));

/** Which traces are sent, by the names that OpenTelemetry has for that. */
export const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** `key=value` with commas between them, values percent-encoded, as OpenTelemetry has it; undefined for what is not. */
function headersOf(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const pair of text.split(",")) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x20-\x7e]*?)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) return undefined;
    try {
      const decoded = decodeURIComponent(value);
      if (/[^\x20-\x7e]/.test(decoded)) return undefined;
      headers[name] = decoded;
    } catch {
      return undefined;
    }
  }
  return headers;
}

const headers = z
  .string()
  .transform((given, { addIssue }): Record<string, string> => {
    const read = headersOf(given);
    if (!read) addIssue("must be names and values: key=value, with commas between them.");
    return read ?? {};
  })
  .default({});

const ratio = z
  .string()
  .refine((given) => /^(?:0?\.\d+|0|1(?:\.0+)?)$/.test(given), "must be a number from 0 to 1.")
  .transform(Number)
  .default(1);

/** A setting with what the table of settings says of it: its default, in words or as it is, and what it does. */
const setting = <Schema extends z.ZodType>(schema: Schema, shownDefault: string, about: string): Schema =>
  schema.meta({ shownDefault, about });

const text = z.string().optional();

/** Every setting by the name of its environment variable. What is wrong with one is said behind its name. */
const variables = z.object({
  PORT: setting(wholeNumber(3000, 0, 65_535), "3000", "Where the server listens; 0 takes any free port."),
  HOST: setting(z.string().default("0.0.0.0"), "all addresses", "The address that it listens on."),
  PUBLIC_URL: setting(
    origin.optional(),
    "`http://localhost:$PORT`",
    "The origin that people use; links in mails start with it. With https, cookies are Secure and HSTS is sent.",
  ),
  DATA_DIR: setting(
    z.string().default(".data"),
    "`.data`",
    "Embedded database, files and outbox. One server at a time.",
  ),
  DATABASE_URL: setting(
    address("postgres:", "postgresql:").optional(),
    "none",
    "PostgreSQL 15 or later, in place of the embedded database. Any number of processes may share it.",
  ),
  ROLE: setting(
    oneOf(["web", "worker", "all"]).default("all"),
    "`all`",
    "`web` answers calls, `worker` does background work and answers `/healthz` too. Either needs `DATABASE_URL`.",
  ),
  S3_ENDPOINT: setting(
    origin.optional(),
    "none",
    "The origin of an S3-compatible storage for uploaded files, in place of `DATA_DIR/files`.",
  ),
  S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket.")
      .optional(),
    "none",
    "Its bucket.",
  ),
  S3_REGION: setting(text, "`us-east-1`", "Its region."),
  S3_ACCESS_KEY_ID: setting(text, "none", "The id of its key."),
  S3_SECRET_ACCESS_KEY: setting(text, "none", "The secret of its key."),
  SMTP_URL: setting(
    address("smtp:", "smtps:").optional(),
    "none",
    "Sends mail: `smtp://user:password@host:587` or `smtps://`. Without it every mail is written to `$DATA_DIR/outbox`.",
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(
        /^[^<>\r\n]*<?[^@\s<>]+@[^@\s<>]+>?$/,
        "must be an address, or a name and an address: Grantwright <no-reply@example.org>.",
      )
      .optional(),
    "`no-reply@` the host of `PUBLIC_URL`",
    "Whom mails come from.",
  ),
  SUPPORT_EMAIL: setting(
    z
      .string()
      .regex(/^[^@\s<>,]+@[^@\s<>,]+$/, "must be one address: help@example.org.")
      .optional(),
    "the address in `MAIL_FROM`",
    "Where help requests are mailed to, and people can write to directly.",
  ),
  AI_BASE_URL: setting(
    address(...web).optional(),
    "none",
    "Any OpenAI-compatible endpoint writes; without it the built-in writer does.",
  ),
  AI_MODEL: setting(text, "none", "Its model."),
  AI_API_KEY: setting(text, "none", "Its key, where it wants one."),
  WELCOME_CREDITS: setting(
    wholeNumber(3, 0, 1_000_000),
    "3",
    "Proposals that a new account may have written for nothing.",
  ),
  ADMIN_EMAIL: setting(
    list
      .transform((entries) => entries.map((entry) => entry.toLowerCase()))
      .refine((entries) => entries.every(isEmail), "must be email addresses with commas between them."),
    "none",
    "Who looks after it at `/superadmin/`: addresses with commas between them. `grantwright admin add` adds others.",
  ),
  GRANTS_GOV_URL: setting(
    z
      .string()
      .default("https://api.grants.gov")
      .refine((given) => given === "off" || isAddress(given, web), addressMessage(web))
      .refine((given) => given === "off" || isOrigin(given), originMessage)
      .transform((given) => (given === "off" ? undefined : new URL(given).origin)),
    "`https://api.grants.gov`",
    "The origin of Grants.gov's API, which the scout asks without a key; `off` for none.",
  ),
  GRANTS_IMPORT_DIR: setting(
    text,
    "`$DATA_DIR/grants`",
    "`*.json` files with answers of `fetchOpportunity` or `search2`, alone or in lists; read before a search when they changed.",
  ),
  SCOUT_REVIEW: setting(
    oneOf(["admin", "automatic"]).optional(),
    "`admin` where `ADMIN_EMAIL` is set",
    "`admin` has what was found reviewed first, `automatic` lists it at once.",
  ),
  STRIPE_SECRET_KEY: setting(
    text,
    "none",
    "Sells plans through Stripe; without it nothing can be bought, and people are told so.",
  ),
  STRIPE_WEBHOOK_SECRET: setting(text, "none", "Signs its events, which go to `/api/p/payments/webhook`."),
  STRIPE_DISCOUNT_COUPON: setting(text, "none", "The coupon at Stripe that a person's discount is given by."),
  STRIPE_API_BASE: setting(address(...web).optional(), "Stripe's", "Another address of its API, for a local stand-in."),
  OIDC_PROVIDERS_FILE: setting(
    providersFile,
    "none",
    "A JSON file of up to 20 providers by which organizations sign in (OpenID Connect): [Sign-in](docs/operate/sign-in.md).",
  ),
  BREACHED_PASSWORDS_FILE: setting(
    text,
    "none",
    "A sorted file of SHA-1 hashes of passwords from leaks, `HASH:COUNT` a line: none of them can be set.",
  ),
  BREACHED_PASSWORDS_URL: setting(
    rangeService.optional(),
    "none",
    "A service that is asked for such hashes, as `https://api.pwnedpasswords.com/range/`. It gets five characters of a hash.",
  ),
  ALLOWED_ORIGINS: setting(
    list.pipe(z.array(origin)),
    "none",
    "Other origins whose pages may call the API with cookies, with commas between them.",
  ),
  TRUST_PROXY: setting(
    proxies,
    "`false`",
    "Whose `X-Forwarded-For` is believed: addresses, networks or `loopback`. Behind a proxy, set it: rate limits go by address.",
  ),
  LOG_LEVEL: setting(
    oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    "`info`",
    "As in pino.",
  ),
  METRICS_PORT: setting(
    anyWholeNumber(0, 65_535).optional(),
    "none",
    "Serves figures for Prometheus at `/metrics`, on a port of their own that nobody outside may reach.",
  ),
  METRICS_HOST: setting(z.string().default("127.0.0.1"), "`127.0.0.1`", "The address that they are served on."),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    address(...web).optional(),
    "none",
    "Sends traces to this collector of OpenTelemetry, at `/v1/traces` behind it, as JSON over HTTP: [Watch](docs/operate/watch.md#traces).",
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(
    address(...web).optional(),
    "none",
    "The whole address for traces, in place of the one above.",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    headers,
    "none",
    "What the collector wants with them: `key=value`, with commas between.",
  ),
  OTEL_SERVICE_NAME: setting(
    z.string().default("grantwright"),
    "`grantwright`",
    "What the server is called in traces.",
  ),
  OTEL_TRACES_SAMPLER: setting(
    oneOf(samplers).default("parentbased_always_on"),
    "`parentbased_always_on`",
    "Which traces are sent: `parentbased_traceidratio` and `traceidratio` send a part.",
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(ratio, "1", "How large that part is, from 0 to 1."),
  UNATTACHED_MB: setting(
    wholeNumber(250, 1, 1_000_000),
    "250",
    "Files of one person that belong to no document yet; kept for a day.",
  ),
  ACCOUNT_MB: setting(
    wholeNumber(5000, 1, 1_000_000_000),
    "5000",
    "All files of an account, with the histories of its texts.",
  ),
  DOCUMENTS_PER_HOUR: setting(
    wholeNumber(60, 1, 1_000_000),
    "60",
    "Documents that one person may make. Saving words is never limited.",
  ),
  FILES_PER_HOUR: setting(wholeNumber(200, 1, 1_000_000), "200", "Files that one person may send."),
  SIGNING_KEY: setting(
    signingKey.optional(),
    "made once, in the database",
    "Signs authorship reports: an Ed25519 private key, PKCS#8 as PEM or as base64 of DER (`openssl genpkey -algorithm ed25519`).",
  ),
  SECRET_KEY: setting(
    secretKeys,
    "none",
    "Encrypts the secrets of two-step sign-in in the database: 32 characters or more (`openssl rand -base64 32`). To change it, put the new one before the old one, with a comma between them.",
  ),
  DELETED_DAYS: setting(
    wholeNumber(30, 1, 365),
    "30",
    "How many days drafts, proposals, templates and teams can be brought back after somebody deleted them; then they are gone.",
  ),
  VISIT_DAYS: setting(
    wholeNumber(400, 30, 1_200),
    "400",
    "How many days page views are kept, which name nobody: with 400 a year can be compared with the one before.",
  ),
  AUDIT_DAYS: setting(
    wholeNumber(400, 30, 3_650),
    "400",
    "How many days the audit log is kept: sign-ins, rights that changed, what admins read and did.",
  ),
  HISTORY_DAYS: setting(
    wholeNumber(730, 1, 36_500),
    "730",
    "How long the history of a text tells each spell of writing; what is older tells each day.",
  ),
  WRITER_PACE_MS: setting(
    wholeNumber(0, 0, 60_000),
    "0",
    "How long the built-in writer rests at each step, for tests and for watching it at work.",
  ),
});

/** The settings as they were read. */
export type Settings = z.output<typeof variables>;

/**
 * What settings have to be together. Asked whatever else is wrong, so that all of it is told at once; a check of one setting that aborts
 * would keep this from being asked.
 */
const together = (isRight: (settings: Settings) => boolean, names: string[], error: string) =>
  [isRight, { path: names, error, when: () => true }] as const;

const storageNames = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

const rules = [
  together(
    ({ AI_BASE_URL, AI_MODEL }) => !AI_BASE_URL || Boolean(AI_MODEL),
    ["AI_MODEL"],
    "is needed beside AI_BASE_URL.",
  ),
  together(
    ({ AI_BASE_URL, AI_MODEL, AI_API_KEY }) => Boolean(AI_BASE_URL) || !(AI_MODEL || AI_API_KEY),
    ["AI_BASE_URL"],
    "is needed beside AI_MODEL and AI_API_KEY.",
  ),
  together(
    (settings) => !settings.STRIPE_SECRET_KEY || Boolean(settings.STRIPE_WEBHOOK_SECRET),
    ["STRIPE_WEBHOOK_SECRET"],
    "is needed beside STRIPE_SECRET_KEY.",
  ),
  together(
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE, STRIPE_DISCOUNT_COUPON }) =>
      Boolean(STRIPE_SECRET_KEY) || !(STRIPE_WEBHOOK_SECRET || STRIPE_API_BASE || STRIPE_DISCOUNT_COUPON),
    ["STRIPE_SECRET_KEY"],
    "is needed beside the other settings of Stripe.",
  ),
  together(
    ({ SCOUT_REVIEW, ADMIN_EMAIL }) => SCOUT_REVIEW !== "admin" || ADMIN_EMAIL.length > 0,
    ["ADMIN_EMAIL"],
    "is needed where SCOUT_REVIEW is admin: nobody could review what the scout finds.",
  ),
  together(
    ({ ROLE, DATABASE_URL }) => !["web", "worker"].includes(ROLE) || Boolean(DATABASE_URL),
    ["ROLE"],
    "can only be web or worker with DATABASE_URL: the embedded database serves one process.",
  ),
  together(
    ({ PORT, METRICS_PORT }) => !METRICS_PORT || METRICS_PORT !== PORT,
    ["METRICS_PORT"],
    "must be another port than PORT: its figures are not for everybody.",
  ),
  ...storageNames.map((name) =>
    together(
      (settings) => Boolean(settings[name]) || ![...storageNames, "S3_REGION" as const].some((each) => settings[each]),
      [name],
      "must be set beside the other settings of the storage.",
    ),
  ),
];

/** Every setting of the server, as it is read from the environment. */
export const settingsSchema = rules.reduce((schema, [isRight, options]) => schema.refine(isRight, options), variables);

/** A row of the table of settings. */
export interface SettingRow {
  name: string;
  shownDefault: string;
  about: string;
}

/** What the table of settings says. */
export const settingRows: SettingRow[] = Object.entries(variables.shape).map(([name, schema]) => {
  const { shownDefault, about } = (schema as z.ZodType).meta() as Omit<SettingRow, "name">;
  return { name, shownDefault, about };
});
