import { ConfigError, readConfig, type Config } from "../kernel/config.ts";
import type { Terminal } from "./terminal.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { checkModel } from "./checkModel.ts";
import { checkPasswords, checkProviders } from "./checkSignIn.ts";
import { checkDisk, checkFiles, checkMail, checkProxy } from "./checkPlaces.ts";
import { checkTraces } from "./checkTraces.ts";
import { fail, ok, type Finding } from "./finding.ts";

/** As who connects reads it; one that is escaped wrongly stays as it is. */
const unescape = (text: string) =>
  text.replace(/(%[0-9a-f]{2})+/gi, (each) => Buffer.from(each.replaceAll("%", ""), "hex").toString());

/** What no line may show, whatever an error says: passwords in addresses, and keys. */
function secretsOf({
  databaseUrl,
  smtpUrl,
  model,
  storage,
  payments,
  providers,
  secretKeys,
  tracing,
}: Config): string[] {
  const passwords = [databaseUrl, smtpUrl].flatMap((address) => {
    const { password } = new URL(address ?? "none:");
    return [password, unescape(password)];
  });
  const keys = [
    model?.apiKey,
    storage?.secretAccessKey,
    payments?.secretKey,
    payments?.webhookSecret,
    ...secretKeys,
    ...Object.values(tracing?.headers ?? {}),
    ...providers.map(({ clientSecret }) => clientSecret),
  ];
  return [...passwords, ...keys].filter((each) => each !== undefined && each !== "") as string[];
}

function settingsOf({ env }: Pick<Terminal, "env">): Config | Finding[] {
  try {
    return readConfig(env);
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    return cause.problems.map((problem) => fail("settings", problem));
  }
}

/** Tries all that the settings name and prints a line of each part. Returns the exit code: 1 where one failed. */
export async function doctor({ env, print, now }: Terminal): Promise<number> {
  const config = settingsOf({ env });
  const findings = Array.isArray(config)
    ? config
    : [
        ok("settings", "all can be read"),
        ...(await checkDatabase(config, now)),
        ...(await checkMail(config)),
        ...(await checkModel(config)),
        ...(await checkProviders(config)),
        ...(await checkPasswords(config)),
        ...(await checkTraces(config)),
        ...(await checkFiles(config)),
        ...checkProxy(config),
        ...(await checkDisk(config)),
      ];
  const secrets = Array.isArray(config) ? [] : secretsOf(config);
  for (const { state, part, says } of findings) {
    const shown = secrets.reduce((text, secret) => text.replaceAll(secret, "[hidden]"), says);
    print(`${state.padEnd(4)} ${part}: ${shown}`);
  }
  return findings.some(({ state }) => state === "fail") ? 1 : 0;
}
