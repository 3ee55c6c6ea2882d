import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError, doubtsAbout, doubtsAboutNetwork, readConfig } from "./config.ts";
import { isLoopback } from "./loopback.ts";

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

describe("readConfig", () => {
  it("needs no setting at all", () => {
    expect(readConfig({ PUBLIC_URL: "", SMTP_URL: " " })).toMatchObject({
      port: 3000,
      publicUrl: "http://localhost:3000",
      dataDir: expect.stringMatching(/\.data$/),
      databaseUrl: undefined,
      smtpUrl: undefined,
      model: undefined,
      welcomeCredits: 3,
      role: "all",
      trustProxy: false,
      mailFrom: "Grantwright <no-reply@localhost>",
      isSupportEmailSet: false,
    });
    expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  });

  it("serves no figures unless told where, and never on the public port", () => {
    expect(readConfig({}).metrics).toBeUndefined();
    expect(readConfig({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1" });
    expect(readConfig({ METRICS_PORT: "0", METRICS_HOST: "0.0.0.0" }).metrics).toEqual({ port: 0, host: "0.0.0.0" });
    expect(problemsOf({ METRICS_PORT: "3000" })).toHaveLength(1);
    expect(problemsOf({ METRICS_PORT: "many" })).toHaveLength(1);
  });

  it("sends no traces unless told where, and takes the variables that OpenTelemetry has for it", () => {
    expect(readConfig({ OTEL_SERVICE_NAME: "grants", OTEL_TRACES_SAMPLER_ARG: "0.5" }).tracing).toBeUndefined();
    const OTEL_EXPORTER_OTLP_ENDPOINT = "http://collector:4318/";
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
      url: "http://collector:4318/v1/traces",
      headers: {},
      serviceName: "grantwright",
      sampler: "parentbased_always_on",
      ratio: 1,
    });
    expect(
      readConfig({
        OTEL_EXPORTER_OTLP_ENDPOINT,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://traces.example.org/otlp",
        OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20a=b, x-team = grants",
        OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
        OTEL_TRACES_SAMPLER_ARG: "0.25",
      }).tracing,
    ).toMatchObject({
      url: "https://traces.example.org/otlp",
      headers: { authorization: "Bearer a=b", "x-team": "grants" },
      sampler: "parentbased_traceidratio",
      ratio: 0.25,
    });
    for (const [name, wrong] of [
      ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
      ["OTEL_EXPORTER_OTLP_HEADERS", "not to be said"],
      ["OTEL_EXPORTER_OTLP_HEADERS", "key=not%to be said"],
      ["OTEL_EXPORTER_OTLP_HEADERS", "key=not\nto be said"],
      ["OTEL_EXPORTER_OTLP_HEADERS", "key=not%0Ato be said"],
      ["OTEL_TRACES_SAMPLER", "sometimes"],
      ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
      ["OTEL_TRACES_SAMPLER_ARG", "-0.1"],
    ] as const) {
      const problems = problemsOf({ [name]: wrong });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(name);
      expect(problems[0]).not.toContain("to be said");
    }
    for (const right of ["0", "1", "1.0", ".5", "0.01"])
      expect(problemsOf({ OTEL_TRACES_SAMPLER_ARG: right })).toEqual([]);
  });

  it("reads a storage, whole or not at all, and never says its secret", () => {
    const settings = {
      S3_ENDPOINT: "https://s3.example.org",
      S3_BUCKET: "grant-files",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "not to be said",
    };
    expect(readConfig({}).storage).toBeUndefined();
    expect(readConfig(settings).storage).toMatchObject({ bucket: "grant-files", region: "us-east-1" });
    expect(readConfig({ ...settings, S3_REGION: "eu-west-1" }).storage?.endpoint.origin).toBe("https://s3.example.org");
    expect(problemsOf({ S3_REGION: "eu-west-1" })).toHaveLength(1);
    expect(problemsOf({ ...settings, S3_BUCKET: "Not A Bucket" })).toHaveLength(1);
    expect(problemsOf({ ...settings, S3_ENDPOINT: "https://s3.example.org/path" })).toHaveLength(1);
    for (const name of Object.keys(settings)) {
      const problems = problemsOf({ ...settings, [name]: "" });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(name);
      expect(problems[0]).not.toContain("not to be said");
    }
  });

  it("reads lists, origins and a model", () => {
    expect(
      readConfig({
        PUBLIC_URL: "https://grants.example.org/",
        ALLOWED_ORIGINS: "https://a.example, https://b.example/",
        ADMIN_EMAIL: "Ines@example.org",
        TRUST_PROXY: "loopback, 10.0.0.0/8",
        AI_BASE_URL: "http://localhost:11434/v1",
        AI_MODEL: "some-model",
        STRIPE_SECRET_KEY: "sk_test_1",
        STRIPE_WEBHOOK_SECRET: "whsec_1",
        STRIPE_API_BASE: "http://localhost:12111",
      }),
    ).toMatchObject({
      publicUrl: "https://grants.example.org",
      allowedOrigins: ["https://a.example", "https://b.example"],
      adminEmails: ["ines@example.org"],
      trustProxy: ["loopback", "10.0.0.0/8"],
      model: { baseUrl: "http://localhost:11434/v1", model: "some-model", apiKey: undefined },
      payments: {
        secretKey: "sk_test_1",
        webhookSecret: "whsec_1",
        apiBase: new URL("http://localhost:12111"),
        discountCoupon: undefined,
      },
    });
  });

  it.each([
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["PUBLIC_URL", "grants.example.org"],
    ["PUBLIC_URL", "https://example.org/path"],
    ["DATABASE_URL", "mysql://db"],
    ["SMTP_URL", "mail.example.org"],
    ["MAIL_FROM", "nobody"],
    ["WELCOME_CREDITS", "-1"],
    ["ALLOWED_ORIGINS", "https://a.example, b"],
    ["TRUST_PROXY", "everybody"],
    ["TRUST_PROXY", "true"],
    ["ACCOUNT_MB", "0"],
    ["ADMIN_EMAIL", "ines"],
    ["ROLE", "worker"],
    ["STRIPE_SECRET_KEY", "sk_test_alone"],
    ["STRIPE_WEBHOOK_SECRET", "whsec_alone"],
    ["AI_MODEL", "alone"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s", (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name === "AI_MODEL" ? "AI_BASE_URL" : name.split("_", 1)[0]);
    if (value.length > 6 && !["everybody", "loopback"].includes(value)) expect(problems[0]).not.toContain(value);
  });

  it("tells all that is wrong at once", () => {
    expect(problemsOf({ PORT: "x", ROLE: "y", SMTP_URL: "z" })).toHaveLength(3);
  });
});

describe("the scout's settings", () => {
  it("ask Grants.gov, and have admins review what is found where there are some", () => {
    expect(readConfig({}).scout).toMatchObject({ grantsGovUrl: "https://api.grants.gov", review: "automatic" });
    expect(readConfig({ DATA_DIR: "/data" }).scout.importDir).toBe("/data/grants");
    expect(readConfig({ ADMIN_EMAIL: "a@example.org" }).scout.review).toBe("admin");
    const own = readConfig({ ADMIN_EMAIL: "a@example.org", SCOUT_REVIEW: "automatic", GRANTS_GOV_URL: "off" });
    expect(own.scout).toMatchObject({ grantsGovUrl: undefined, review: "automatic" });
  });

  it("are refused where nobody could review, and for what is no origin", () => {
    expect(() => readConfig({ SCOUT_REVIEW: "admin" })).toThrow("ADMIN_EMAIL is needed where SCOUT_REVIEW is admin");
    expect(() => readConfig({ GRANTS_GOV_URL: "https://api.grants.gov/v1" })).toThrow("GRANTS_GOV_URL");
    expect(() => readConfig({ SCOUT_REVIEW: "maybe" })).toThrow("SCOUT_REVIEW must be one of");
  });
});

describe("isLoopback", () => {
  it.each([
    ["http://localhost:3000", true],
    ["http://127.0.0.1", true],
    ["http://[::1]:3000", true],
    ["http://app.localhost", true],
    ["https://localhost.example.org", false],
    ["http://192.168.1.5", false],
    ["http://127.example.org", false],
  ])("of %s is %s", (url, expected) => {
    expect(isLoopback(url)).toBe(expected);
  });
});

describe("SUPPORT_EMAIL", () => {
  it.each([
    [{}, "no-reply@localhost", false],
    [{ PUBLIC_URL: "https://grants.example.org" }, "no-reply@grants.example.org", false],
    [{ MAIL_FROM: "Grants <grants@example.org>" }, "grants@example.org", true],
    [{ MAIL_FROM: "grants@example.org" }, "grants@example.org", true],
    [{ MAIL_FROM: "grants@example.org", SUPPORT_EMAIL: " help@example.org " }, "help@example.org", true],
  ])("with %j has support at %s, which somebody has named: %s", (env, address, isSet) => {
    expect(readConfig(env)).toMatchObject({ supportEmail: address, isSupportEmailSet: isSet });
  });

  it.each(["help", "a@b.org, c@d.org", "Help <help@example.org>"])("takes no support address like %s", (address) => {
    expect(() => readConfig({ SUPPORT_EMAIL: address })).toThrow("SUPPORT_EMAIL must be one address");
  });
});

describe("doubtsAbout", () => {
  const https = { PUBLIC_URL: "https://grants.example.org" };

  it("warns where people behind a proxy cannot be told apart, and where the proxy can be passed by", () => {
    expect(doubtsAboutNetwork(readConfig(https))).toEqual([expect.stringContaining("TRUST_PROXY is not set")]);
    const open = doubtsAboutNetwork(readConfig({ ...https, TRUST_PROXY: "loopback" }));
    expect(open).toEqual([expect.stringContaining("HOST=127.0.0.1")]);
  });

  it("warns of what goes over a network in clear", () => {
    const named = (env: Record<string, string>) =>
      doubtsAbout(readConfig(env)).map((doubt) => doubt.slice(0, doubt.indexOf(" ")));
    const storage = { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
    expect(named({ DATABASE_URL: "postgres://db.example.org/grants" })).toEqual(["DATABASE_URL"]);
    expect(named({ DATABASE_URL: "postgres://10.0.0.7/grants?sslmode=prefer" })).toEqual(["DATABASE_URL"]);
    expect(named({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://traces.example.org" })).toEqual([
      "OTEL_EXPORTER_OTLP_ENDPOINT",
    ]);
    expect(named({ AI_BASE_URL: "http://models.example.org/v1", AI_MODEL: "any" })).toEqual(["AI_BASE_URL"]);
    expect(named({ S3_ENDPOINT: "http://s3.example.org", ...storage })).toEqual(["S3_ENDPOINT"]);
  });

  it("warns of secrets that stand readable in the database, where others than this machine reach the server", () => {
    const aboutKey = [expect.stringContaining("SECRET_KEY is not set")];
    expect(doubtsAbout(readConfig({ PUBLIC_URL: "http://192.168.1.5:3000" }))).toEqual(aboutKey);
    expect(doubtsAbout(readConfig({ ...https, TRUST_PROXY: "10.0.0.5" }))).toEqual(aboutKey);
    expect(doubtsAbout(readConfig({ PUBLIC_URL: "http://127.0.0.1:3000" }))).toEqual([]);
  });

  it("has none about settings that go together", () => {
    for (const settings of [
      {},
      { DATABASE_URL: "postgres://db.example.org/grants?sslmode=verify-full" },
      { DATABASE_URL: "postgres://localhost/grants" },
      { DATABASE_URL: "postgres://database/grants" },
      { DATABASE_URL: "postgres:///grants?host=/var/run/postgresql" },
      { AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "any" },
      { ...https, TRUST_PROXY: "10.0.0.5", SECRET_KEY: "k".repeat(32) },
      { ...https, TRUST_PROXY: "loopback", HOST: "127.0.0.1", SECRET_KEY: "k".repeat(32) },
    ])
      expect(doubtsAbout(readConfig(settings))).toEqual([]);
  });
});

describe("NAME_FILE", () => {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it("has a setting come from a file, without the line's end", () => {
    const model = { AI_BASE_URL: "https://models.example.org/v1", AI_MODEL: "any" };
    expect(readConfig({ ...model, AI_API_KEY_FILE: file("key", "not to be said\n") }).model?.apiKey).toBe(
      "not to be said",
    );
    expect(readConfig({ PORT_FILE: file("port", "8080") }).port).toBe(8080);
  });

  it("is refused where the setting is there too, or the file is not to be read, is empty or long; never with what it holds", () => {
    const path = file("database", "postgres://user:hidden@localhost/grants");
    expect(problemsOf({ DATABASE_URL: "postgres://localhost/grants", DATABASE_URL_FILE: path })).toEqual([
      "DATABASE_URL is set, and DATABASE_URL_FILE too: one of them has to go.",
    ]);
    expect(problemsOf({ SMTP_URL_FILE: join(folder, "none") })).toEqual(["SMTP_URL_FILE cannot be read (ENOENT)."]);
    expect(problemsOf({ SMTP_URL_FILE: file("empty", "\n") })).toHaveLength(1);
    expect(problemsOf({ SMTP_URL_FILE: file("long", "a".repeat(20_001)) })).toHaveLength(1);
    const wrong = problemsOf({ SMTP_URL_FILE: path });
    expect(wrong).toEqual([expect.stringContaining("SMTP_URL must be an address")]);
    expect(wrong[0]).not.toContain("hidden");
  });
});
