import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { providerFor, requiredProvider } from "./providers.ts";

const folder = mkdtempSync(join(tmpdir(), "grantwright-providers-"));
const file = join(folder, "providers.json");
afterAll(() => rmSync(folder, { recursive: true }));

const acme = {
  id: "acme",
  name: "Acme",
  issuer: "https://login.acme.example/realms/staff",
  clientId: "grantwright",
  clientSecret: "not to be said",
  domains: ["Acme.example"],
};

function read(content: unknown) {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readConfig({ OIDC_PROVIDERS_FILE: file }).providers;
}

function problemsOf(content: unknown): readonly string[] {
  try {
    read(content);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}

describe("the file of providers", () => {
  it("is not needed", () => {
    expect(readConfig({}).providers).toEqual([]);
  });

  it("names providers, with what is not said as usual", () => {
    expect(read({ providers: [acme] })).toEqual([
      { ...acme, domains: ["acme.example"], team: undefined, required: false, wayIn: [], trustEmail: false },
    ]);
  });

  it("may leave the secret to a file beside it", () => {
    writeFileSync(join(folder, "secret"), "from a mounted file\n");
    const { clientSecret: _, ...rest } = acme;
    expect(read({ providers: [{ ...rest, clientSecretFile: "secret" }] })[0]?.clientSecret).toBe("from a mounted file");
    expect(problemsOf({ providers: [{ ...rest, clientSecretFile: "gone" }] })).toEqual([
      "OIDC_PROVIDERS_FILE providers[1].clientSecretFile cannot be read, or is empty.",
    ]);
  });

  it.each<[string, object, string]>([
    ["an id that is none", { id: "Acme Inc" }, "providers[1].id must be"],
    ["plain http", { issuer: "http://login.acme.example" }, "providers[1].issuer must be an https address"],
    ["an issuer with a query", { issuer: "https://login.acme.example/?x" }, "providers[1].issuer must be"],
    ["no domain", { domains: [] }, "providers[1].domains must name a mail domain"],
    ["an address for a domain", { domains: ["ines@acme.example"] }, "providers[1].domains[1] must be a mail domain"],
    ["a domain twice", { domains: ["acme.example", "ACME.example"] }, "providers[1].domains names one twice"],
    ["no secret", { clientSecret: undefined }, "providers[1].clientSecret or clientSecretFile is needed"],
    ["two secrets", { clientSecretFile: "secret" }, "providers[1].clientSecret or clientSecretFile is needed"],
    [
      "a way in of others",
      { wayIn: ["ines@elsewhere.example"] },
      "providers[1].wayIn must be addresses in its domains",
    ],
    ["a team that is no id", { team: "The team" }, "providers[1].team must be the id"],
    ["no name", { name: undefined }, "providers[1].name must be a text."],
    ["a number for a name", { name: 7 }, "providers[1].name must be a text."],
    ["no id", { id: undefined }, "providers[1].id must be a text."],
    ["no domains", { domains: undefined }, "providers[1].domains must be a list."],
    ["a word for yes", { required: "yes" }, "providers[1].required must be true or false."],
    ["a word that is no setting", { secret: "not to be said" }, "providers[1] "],
  ])("is refused with %s, and no secret is said", (_what, change, problem) => {
    const problems = problemsOf({ providers: [{ ...acme, ...change }] });
    expect(problems.join("\n")).toContain(problem);
    expect(problems.join("\n")).not.toContain("not to be said");
  });

  it("is refused where two claim one id or domain, where there are too many, and where it is none", () => {
    const other = { ...acme, id: "other" };
    expect(problemsOf({ providers: [acme, other] }).join()).toContain("claim acme.example twice");
    expect(problemsOf({ providers: [acme, { ...acme, domains: ["b.example"] }] }).join()).toContain(
      "have the id acme twice",
    );
    const many = Array.from({ length: 21 }, (_, at) => ({ ...acme, id: `p${at}`, domains: [`p${at}.example`] }));
    expect(problemsOf({ providers: many }).join()).toContain("may have 20 at most");
    expect(problemsOf('{"providers": [{"clientSecret": "not to be said"')).toEqual([
      "OIDC_PROVIDERS_FILE is not JSON.",
    ]);
    expect(() => readConfig({ OIDC_PROVIDERS_FILE: join(folder, "none.json") })).toThrow("cannot be read");
  });

  it("says who speaks for an address, and who has to", () => {
    const config = { providers: read({ providers: [{ ...acme, required: true, wayIn: ["Boss@acme.example"] }] }) };
    expect(providerFor(config, " Ines@ACME.example ")?.id).toBe("acme");
    expect(providerFor(config, "ines@sub.acme.example")).toBeUndefined();
    expect(providerFor(config, "ines@acme.example@elsewhere.example")).toBeUndefined();
    expect(requiredProvider(config, "ines@acme.example")?.id).toBe("acme");
    expect(requiredProvider(config, "BOSS@acme.example")).toBeUndefined();
  });
});

it("passwords of leaks are asked for over https, but on this machine", () => {
  const urlOf = (url: string) => readConfig({ BREACHED_PASSWORDS_URL: url }).breached.url;
  expect(urlOf("https://api.example.org/range")).toBe("https://api.example.org/range/");
  expect(urlOf("http://127.0.0.1:8080/range/")).toBe("http://127.0.0.1:8080/range/");
  expect(() => urlOf("http://api.example.org/range/")).toThrow("https://");
});
