import { isIP, isIPv4 } from "node:net";
import { join, resolve } from "node:path";

/** Which part of the work a process does: answering calls, background work, or both. */
type Role = "web" | "worker" | "all";

/** How payments go through Stripe. */
export interface PaymentSettings {
  secretKey: string;
  /** What the events are signed with. */
  webhookSecret: string;
  /** Another address of its API, as a local stand-in. */
  apiBase: URL | undefined;
  /** The coupon that a discount is given by. */
  discountCoupon: string | undefined;
}

/** Where the scout looks, and who passes on what it finds. */
interface ScoutSettings {
  /** The origin of Grants.gov's API; undefined where it is not to be asked. */
  grantsGovUrl: string | undefined;
  /** Absolute. Files of grants that were put here are searched too. */
  importDir: string;
  /** Whether what is found is listed at once, or after an admin has looked at it. */
  review: "admin" | "automatic";
}

/** An S3-compatible storage for uploaded files. */
export interface StorageSettings {
  /** The origin of the storage, for the server and for browsers alike. */
  endpoint: URL;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How much one person or account may have or make, so that nobody fills the disk. */
interface Quotas {
  /** Of files that belong to no document yet, for one person. */
  unattachedMegabytes: number;
  /** Of all files of an account. */
  accountMegabytes: number;
  /** Documents that one person makes. */
  documentsPerHour: number;
  /** Files that one person announces. */
  filesPerHour: number;
}

/** Every setting of the server, checked. */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Absolute. Holds the embedded database, uploaded files and, without SMTP, the outbox. */
  dataDir: string;
  /** The origin that links in mails start with; no slash at the end. */
  publicUrl: string;
  /** A PostgreSQL address; the embedded database without one. */
  databaseUrl: string | undefined;
  /** Where uploaded files are kept; in a folder of `dataDir` without. */
  storage: StorageSettings | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where help requests are mailed to. */
  supportEmail: string;
  /** Whether somebody has named that address, as support's or as the sender of mails, so that people can write to it. */
  isSupportEmailSet: boolean;
  /** An OpenAI-compatible endpoint; the offline writer without one. */
  model: { baseUrl: string; model: string; apiKey: string | undefined } | undefined;
  /** Payments through Stripe; none without. */
  payments: PaymentSettings | undefined;
  /** How many proposals a new account may write for nothing. */
  welcomeCredits: number;
  /** Foreign origins that may call the API with cookies. */
  allowedOrigins: readonly string[];
  logLevel: string;
  role: Role;
  /** Whose X-Forwarded-For is believed: nobody's, or that of these addresses and networks. */
  trustProxy: false | string[];
  /** How much one person or account may have or make. */
  quotas: Quotas;
  /** Lower-case addresses of the people who may see the admin's part. */
  adminEmails: readonly string[];
  /** Where the scout looks, and who passes on what it finds. */
  scout: ScoutSettings;
  /** Milliseconds that the offline writer takes over a section, so that people can follow it. */
  writerPaceMs: number;
}

/** Raised when settings are missing or wrong; its message names every one of them. */
export class ConfigError extends Error {
  override name = "ConfigError";
  /** One line a setting. */
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`These settings are not right:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

const roles: readonly Role[] = ["web", "worker", "all"];
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/**
 * Reads every setting from the environment. An empty variable counts as absent.
 * Throws a ConfigError that lists all that is wrong. A message never repeats a value that may hold a secret.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const read = (name: string) => env[name]?.trim() || undefined;

  const integer = (name: string, fallback: number, least: number, most: number) => {
    const text = read(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    problems.push(`${name} must be a whole number from ${least} to ${most}.`);
    return fallback;
  };

  const oneOf = <Choice extends string>(name: string, fallback: Choice, choices: readonly Choice[]): Choice => {
    const text = read(name);
    if (text === undefined) return fallback;
    if ((choices as readonly string[]).includes(text)) return text as Choice;
    problems.push(`${name} must be one of ${choices.join(", ")}.`);
    return fallback;
  };

  const address = (name: string, text: string | undefined, protocols: readonly string[]): URL | undefined => {
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && protocols.includes(url.protocol)) return url;
    problems.push(`${name} must be an address that starts with ${protocols.map((it) => `${it}//`).join(" or ")}.`);
    return undefined;
  };

  const origin = (name: string, text: string): string | undefined => {
    const url = address(name, text, ["http:", "https:"]);
    if (!url) return undefined;
    if (url.pathname === "/" && !url.search && !url.hash && !url.username) return url.origin;
    problems.push(`${name} must be an origin alone, like https://grants.example.org, with no path.`);
    return undefined;
  };

  const port = integer("PORT", 3000, 0, 65535);
  const publicUrl = origin("PUBLIC_URL", read("PUBLIC_URL") ?? `http://localhost:${port}`);
  const databaseUrl = read("DATABASE_URL");
  address("DATABASE_URL", databaseUrl, ["postgres:", "postgresql:"]);
  const smtpUrl = read("SMTP_URL");
  address("SMTP_URL", smtpUrl, ["smtp:", "smtps:"]);

  const baseUrl = read("AI_BASE_URL");
  const model = read("AI_MODEL");
  const apiKey = read("AI_API_KEY");
  address("AI_BASE_URL", baseUrl, ["http:", "https:"]);
  if (baseUrl && !model) problems.push("AI_MODEL is needed beside AI_BASE_URL.");
  if (!baseUrl && (model || apiKey)) problems.push("AI_BASE_URL is needed beside AI_MODEL and AI_API_KEY.");

  const list = (name: string) =>
    (read(name) ?? "")
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean);
  const adminEmails = list("ADMIN_EMAIL").map((entry) => entry.toLowerCase());
  if (adminEmails.some((entry) => !/^[^@\s]+@[^@\s]+$/.test(entry)))
    problems.push("ADMIN_EMAIL must be email addresses with commas between them.");

  const secretKey = read("STRIPE_SECRET_KEY");
  const webhookSecret = read("STRIPE_WEBHOOK_SECRET");
  const apiBase = address("STRIPE_API_BASE", read("STRIPE_API_BASE"), ["http:", "https:"]);
  const discountCoupon = read("STRIPE_DISCOUNT_COUPON");
  if (secretKey && !webhookSecret) problems.push("STRIPE_WEBHOOK_SECRET is needed beside STRIPE_SECRET_KEY.");
  if (!secretKey && (webhookSecret || apiBase || discountCoupon))
    problems.push("STRIPE_SECRET_KEY is needed beside the other settings of Stripe.");

  const storage = readStorage(read, (name, text) => origin(name, text), problems);

  const host = publicUrl ? new URL(publicUrl).hostname : "localhost";
  const mailFrom = read("MAIL_FROM") ?? `Grantwright <no-reply@${host}>`;
  if (!/^[^<>\r\n]*<?[^@\s<>]+@[^@\s<>]+>?$/.test(mailFrom))
    problems.push("MAIL_FROM must be an address, or a name and an address: Grantwright <no-reply@example.org>.");

  const supportEmail = read("SUPPORT_EMAIL") ?? /[^@\s<>]+@[^@\s<>]+(?=>?$)/.exec(mailFrom)?.[0] ?? "";
  if (read("SUPPORT_EMAIL") && !/^[^@\s<>,]+@[^@\s<>,]+$/.test(supportEmail))
    problems.push("SUPPORT_EMAIL must be one address: help@example.org.");

  const dataDir = resolve(read("DATA_DIR") ?? ".data");
  const grantsGov = read("GRANTS_GOV_URL") ?? "https://api.grants.gov";
  const review = oneOf("SCOUT_REVIEW", adminEmails.length > 0 ? "admin" : "automatic", ["admin", "automatic"]);
  if (review === "admin" && adminEmails.length === 0)
    problems.push("ADMIN_EMAIL is needed where SCOUT_REVIEW is admin: nobody could review what the scout finds.");
  const config: Config = {
    port,
    host: read("HOST") ?? "0.0.0.0",
    dataDir,
    publicUrl: publicUrl ?? "",
    databaseUrl,
    storage,
    smtpUrl,
    mailFrom,
    supportEmail,
    isSupportEmailSet: (read("SUPPORT_EMAIL") ?? read("MAIL_FROM")) !== undefined,
    model: baseUrl && model ? { baseUrl, model, apiKey } : undefined,
    payments: secretKey && webhookSecret ? { secretKey, webhookSecret, apiBase, discountCoupon } : undefined,
    welcomeCredits: integer("WELCOME_CREDITS", 3, 0, 1_000_000),
    allowedOrigins: list("ALLOWED_ORIGINS")
      .map((entry) => origin("ALLOWED_ORIGINS", entry))
      .filter((entry) => entry !== undefined),
    logLevel: oneOf("LOG_LEVEL", "info", logLevels),
    role: oneOf("ROLE", "all", roles),
    quotas: {
      unattachedMegabytes: integer("UNATTACHED_MB", 250, 1, 1_000_000),
      accountMegabytes: integer("ACCOUNT_MB", 5000, 1, 1_000_000_000),
      documentsPerHour: integer("DOCUMENTS_PER_HOUR", 60, 1, 1_000_000),
      filesPerHour: integer("FILES_PER_HOUR", 200, 1, 1_000_000),
    },
    trustProxy: readTrustProxy(read("TRUST_PROXY"), problems),
    adminEmails,
    scout: {
      grantsGovUrl: grantsGov === "off" ? undefined : origin("GRANTS_GOV_URL", grantsGov),
      importDir: resolve(read("GRANTS_IMPORT_DIR") ?? join(dataDir, "grants")),
      review,
    },
    writerPaceMs: integer("WRITER_PACE_MS", 0, 0, 60_000),
  };
  if (config.role !== "all" && !databaseUrl)
    problems.push("ROLE can only be web or worker with DATABASE_URL: the embedded database serves one process.");
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function readStorage(
  read: (name: string) => string | undefined,
  origin: (name: string, text: string) => string | undefined,
  problems: string[],
): StorageSettings | undefined {
  const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const [endpoint, bucket, accessKeyId, secretAccessKey] = names.map(read);
  const region = read("S3_REGION") ?? "us-east-1";
  const missing = names.filter((name) => !read(name));
  if (missing.length === names.length && !read("S3_REGION")) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    problems.push(`${missing.join(", ")} must be set beside the other settings of the storage.`);
    return undefined;
  }
  const found = origin("S3_ENDPOINT", endpoint);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) problems.push("S3_BUCKET must be the name of a bucket.");
  return found === undefined ? undefined : { endpoint: new URL(found), bucket, region, accessKeyId, secretAccessKey };
}

const proxyNames = new Set(["loopback", "linklocal", "uniquelocal"]);

function readTrustProxy(text: string | undefined, problems: string[]): false | string[] {
  if (text === undefined || text === "false") return false;
  if (text === "true") {
    problems.push(
      "TRUST_PROXY cannot be true: whoever calls could claim any address. Name the address of your proxy, or loopback where it runs on this machine.",
    );
    return false;
  }
  const entries = text.split(",").map((entry) => entry.trim());
  if (!entries.every((entry) => proxyNames.has(entry) || isIP(entry.split("/", 1)[0] ?? "") !== 0))
    problems.push("TRUST_PROXY must be false, or addresses and networks with commas between them, or loopback.");
  return entries;
}

/** What is likely not meant in settings that are right by themselves, in words for whoever starts the server. */
export function doubtsAbout({ publicUrl, trustProxy, host }: Config): string[] {
  if (!publicUrl.startsWith("https:")) return [];
  const isOpen = ["0.0.0.0", "::"].includes(host);
  if (trustProxy === false)
    return [
      "PUBLIC_URL is https and TRUST_PROXY is not set: behind a proxy all people seem to call from its address, and share its limits. Set TRUST_PROXY to the address of your proxy, or to loopback.",
    ];
  if (isOpen && trustProxy.every((entry) => entry === "loopback"))
    return [
      "The proxy runs on this machine, but HOST is all addresses: the server can be reached past it, without https. Set HOST=127.0.0.1.",
    ];
  return [];
}

/** Whether the server is only reached from the machine that it runs on. */
export function isLoopback(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    (isIPv4(hostname) && hostname.startsWith("127."))
  );
}
