import type { KeyObject } from "node:crypto";
import { join, resolve } from "node:path";
import { isLoopback } from "./loopback.ts";
import type { ProviderSettings } from "./providers.ts";
import { readSettingFiles } from "./settingFiles.ts";
import { samplers, settingRows, settingsSchema, type Settings } from "./settings.ts";

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

/** Where passwords are looked up that are known from leaks. */
export interface BreachedSettings {
  /** Absolute: a sorted file of their SHA-1 hashes. */
  file: string | undefined;
  /** What a range service is asked at: five characters of a hash are put behind it. */
  url: string | undefined;
}

/** Where traces are sent, and which. */
export interface TracingSettings {
  /** What takes traces by OTLP over HTTP, with its path. */
  url: string;
  /** What the collector wants to be sent with them, as a key. */
  headers: Record<string, string>;
  serviceName: string;
  sampler: (typeof samplers)[number];
  /** Of the samplers that take a part: how large it is, 0 to 1. */
  ratio: number;
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
  /** Where figures for Prometheus are served; nowhere without. */
  metrics: { port: number; host: string } | undefined;
  /** Where traces are sent; nowhere without. */
  tracing: TracingSettings | undefined;
  role: Role;
  /** Whose X-Forwarded-For is believed: nobody's, or that of these addresses and networks. */
  trustProxy: false | string[];
  /** How much one person or account may have or make. */
  quotas: Quotas;
  /** An Ed25519 key that reports are signed with; undefined where the database has one. */
  signingKey: KeyObject | undefined;
  /** What secrets in the database are encrypted with: the first by which new ones are, the others for what is there already. */
  secretKeys: readonly string[];
  /** After how many days the history of a text tells days in place of spells. */
  historyDays: number;
  /** How many days what was deleted can be brought back. */
  deletedDays: number;
  /** How many days page views are kept. */
  visitDays: number;
  /** How many days the audit log is kept. */
  auditDays: number;
  /** Lower-case addresses of the people who may see the admin's part. */
  adminEmails: readonly string[];
  /** Where the scout looks, and who passes on what it finds. */
  scout: ScoutSettings;
  /** Who says by OpenID Connect who people of some mail domains are. */
  providers: readonly ProviderSettings[];
  /** Where passwords are looked up that are known from leaks; the lists of the server alone without. */
  breached: BreachedSettings;
  /** Milliseconds that the offline writer takes over a section, so that people can follow it. */
  writerPaceMs: number;
}

/** Raised when settings are missing or wrong; its message names every one of them. */
export class ConfigError extends Error {
  override name = "ConfigError";
  /** One line each. */
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`These settings are not right:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

/** What is wrong, a line each; settings of which the same is wrong are named together. */
function problemsOf(issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  const names = new Map<string, PropertyKey[]>();
  for (const { path, message } of issues) {
    const found = names.get(message) ?? [];
    if (!found.includes(path[0] ?? "")) names.set(message, [...found, path[0] ?? ""]);
  }
  return [...names].map(([message, wrong]) => `${wrong.map(String).join(", ")} ${message}`);
}

/**
 * Reads every setting from the environment, or from the file that NAME_FILE names. An empty variable counts as absent.
 * Throws a ConfigError that lists all that is wrong. A message never repeats a value that may hold a secret.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const names = settingRows.map(({ name }) => name);
  const files = readSettingFiles(env, names);
  if (files.problems.length > 0) throw new ConfigError(files.problems);
  const given = names.flatMap((name) => {
    const text = files.settings[name] ?? env[name]?.trim();
    return text ? [[name, text] as const] : [];
  });
  const { data: read, error } = settingsSchema.safeParse(Object.fromEntries(given));
  if (error) throw new ConfigError(problemsOf(error.issues));

  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const mailFrom = read.MAIL_FROM ?? `Grantwright <no-reply@${new URL(publicUrl).hostname}>`;
  const dataDir = resolve(read.DATA_DIR);
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir,
    publicUrl,
    databaseUrl: read.DATABASE_URL,
    storage: storageOf(read),
    smtpUrl: read.SMTP_URL,
    mailFrom,
    supportEmail: read.SUPPORT_EMAIL ?? /[^@\s<>]+@[^@\s<>]+(?=>?$)/.exec(mailFrom)?.[0] ?? "",
    isSupportEmailSet: (read.SUPPORT_EMAIL ?? read.MAIL_FROM) !== undefined,
    model:
      read.AI_BASE_URL && read.AI_MODEL
        ? { baseUrl: read.AI_BASE_URL, model: read.AI_MODEL, apiKey: read.AI_API_KEY }
        : undefined,
    payments: paymentsOf(read),
    welcomeCredits: read.WELCOME_CREDITS,
    allowedOrigins: read.ALLOWED_ORIGINS,
    logLevel: read.LOG_LEVEL,
    metrics: read.METRICS_PORT === undefined ? undefined : { port: read.METRICS_PORT, host: read.METRICS_HOST },
    tracing: tracingOf(read),
    role: read.ROLE,
    signingKey: read.SIGNING_KEY,
    secretKeys: read.SECRET_KEY,
    historyDays: read.HISTORY_DAYS,
    deletedDays: read.DELETED_DAYS,
    visitDays: read.VISIT_DAYS,
    auditDays: read.AUDIT_DAYS,
    quotas: {
      unattachedMegabytes: read.UNATTACHED_MB,
      accountMegabytes: read.ACCOUNT_MB,
      documentsPerHour: read.DOCUMENTS_PER_HOUR,
      filesPerHour: read.FILES_PER_HOUR,
    },
    trustProxy: read.TRUST_PROXY,
    adminEmails: read.ADMIN_EMAIL,
    scout: {
      grantsGovUrl: read.GRANTS_GOV_URL,
      importDir: resolve(read.GRANTS_IMPORT_DIR ?? join(dataDir, "grants")),
      review: read.SCOUT_REVIEW ?? (read.ADMIN_EMAIL.length > 0 ? "admin" : "automatic"),
    },
    providers: read.OIDC_PROVIDERS_FILE,
    breached: {
      file: read.BREACHED_PASSWORDS_FILE === undefined ? undefined : resolve(read.BREACHED_PASSWORDS_FILE),
      url: read.BREACHED_PASSWORDS_URL,
    },
    writerPaceMs: read.WRITER_PACE_MS,
  };
}

function storageOf({ S3_REGION = "us-east-1", ...read }: Settings): StorageSettings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: new URL(S3_ENDPOINT),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function tracingOf(read: Settings): TracingSettings | undefined {
  const base = read.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, "")}/v1/traces`);
  if (!url) return undefined;
  return {
    url,
    headers: read.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: read.OTEL_SERVICE_NAME,
    sampler: read.OTEL_TRACES_SAMPLER,
    ratio: read.OTEL_TRACES_SAMPLER_ARG,
  };
}

function paymentsOf(read: Settings): PaymentSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE, STRIPE_DISCOUNT_COUPON } = read;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE === undefined ? undefined : new URL(STRIPE_API_BASE),
    discountCoupon: STRIPE_DISCOUNT_COUPON,
  };
}

/** Whether somebody could stand between this server and an address: one on this machine, or of its own network of containers, no. */
function leavesTheMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return !isLoopback(address) && /[.:]/.test(hostname);
}

/** What goes over a network in clear, by the names of the settings that say so. */
function openConnections({ databaseUrl, storage, model, tracing }: Config): string[] {
  const overHttp = Object.entries({
    S3_ENDPOINT: storage?.endpoint.href,
    AI_BASE_URL: model?.baseUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: tracing?.url,
  });
  const open = overHttp.flatMap(([name, address]) =>
    address?.startsWith("http:") && leavesTheMachine(address) ? [name] : [],
  );
  // A folder with a socket as its host is on this machine.
  const hasSocket = databaseUrl !== undefined && new URL(databaseUrl).hostname === "";
  if (!databaseUrl || hasSocket || !leavesTheMachine(databaseUrl)) return open;
  const mode = new URL(databaseUrl).searchParams.get("sslmode");
  return mode === null || ["disable", "allow", "prefer"].includes(mode) ? ["DATABASE_URL", ...open] : open;
}

/** What is likely not meant about the proxy and the network, in words for whoever starts the server. */
export function doubtsAboutNetwork(config: Config): string[] {
  const { publicUrl, trustProxy, host } = config;
  const open = openConnections(config).map((name) =>
    name === "DATABASE_URL"
      ? "DATABASE_URL leads to another machine and asks for no encryption: texts and hashes of passwords go in clear. Add sslmode=verify-full."
      : `${name} leads to another machine over http: what is sent there goes in clear. Use https.`,
  );
  if (!publicUrl.startsWith("https:")) return open;
  const isOpen = ["0.0.0.0", "::"].includes(host);
  if (trustProxy === false)
    return [
      "PUBLIC_URL is https and TRUST_PROXY is not set: behind a proxy all people seem to call from its address, and share its limits. Set TRUST_PROXY to the address of your proxy, or to loopback.",
      ...open,
    ];
  if (isOpen && trustProxy.every((entry) => entry === "loopback"))
    return [
      "The proxy runs on this machine, but HOST is all addresses: the server can be reached past it, without https. Set HOST=127.0.0.1.",
      ...open,
    ];
  return open;
}

/** What is likely not meant about secrets in the database, where the server is for others than who sits at its machine. */
export const doubtsAboutSecrets = ({ secretKeys, publicUrl }: Pick<Config, "secretKeys" | "publicUrl">): string[] =>
  secretKeys.length > 0 || isLoopback(publicUrl)
    ? []
    : [
        "SECRET_KEY is not set: the secrets of two-step sign-in stand readable in the database and its backups. Set it to 32 characters or more (`openssl rand -base64 32`), and keep it apart from the backups.",
      ];

/** What is likely not meant in settings that are right by themselves, in words for whoever starts the server. */
export const doubtsAbout = (config: Config): string[] => [...doubtsAboutNetwork(config), ...doubtsAboutSecrets(config)];
