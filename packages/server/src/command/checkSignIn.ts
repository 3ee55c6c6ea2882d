import { beginsWithHash } from "../capabilities/breaches/hashFile.ts";
import { isInRange } from "../capabilities/breaches/rangeService.ts";
import { callbackAddress, discoverProvider } from "../capabilities/identity/identityProviders.ts";
import type { Config } from "../kernel/config.ts";
import { fail, ok, tried, type Finding } from "./finding.ts";

/** Whether each provider of sign-in says what it is. Whether it takes the client's secret shows when somebody signs in. */
export async function checkProviders({
  providers,
  publicUrl,
}: Pick<Config, "providers" | "publicUrl">): Promise<Finding[]> {
  const found = providers.map((provider) => {
    const part = `sign-in by ${provider.id}`;
    return tried(part, `See that its issuer is right, ${provider.issuer}, and that it runs.`, async () => {
      await discoverProvider(provider);
      return [ok(part, `it answers; it has to know the address ${callbackAddress(publicUrl, provider.id)}`)];
    });
  });
  return (await Promise.all(found)).flat();
}

/** The hash of nothing that anybody knows. */
const probe = "0".repeat(40);

/** Whether passwords of leaks can be looked up where the settings say. */
export async function checkPasswords({ breached: { file, url } }: Pick<Config, "breached">): Promise<Finding[]> {
  const part = "passwords";
  const byFile =
    file &&
    tried(part, "See that BREACHED_PASSWORDS_FILE is right.", async () => [
      (await beginsWithHash(file))
        ? ok(part, `${file} can be read`)
        : fail(part, `${file} does not begin with a SHA-1 hash. See that BREACHED_PASSWORDS_FILE is right.`),
    ]);
  const byUrl =
    url &&
    tried(part, "See that BREACHED_PASSWORDS_URL is right, and can be reached.", async () => {
      await isInRange(url, probe);
      return [ok(part, `${new URL(url).host} answers`)];
    });
  return (await Promise.all([byFile || [], byUrl || []])).flat();
}
