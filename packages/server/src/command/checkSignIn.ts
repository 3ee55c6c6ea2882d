import { problemOfHashFile } from "../capabilities/breaches/hashFile.ts";
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

/** What to say of a file of hashes with a problem. */
const wrongFile = {
  form: "has lines that are no SHA-1 hashes. See that BREACHED_PASSWORDS_FILE is right.",
  order:
    "is not sorted by hash, so that passwords in it are not found. Take the list that is ordered by hash, or sort it: LC_ALL=C sort.",
};

/** Whether passwords of leaks can be looked up where the settings say. */
export async function checkPasswords({ breached: { file, url } }: Pick<Config, "breached">): Promise<Finding[]> {
  const part = "passwords";
  const byFile =
    file &&
    tried(part, "See that BREACHED_PASSWORDS_FILE is right.", async () => {
      const problem = await problemOfHashFile(file);
      return [problem ? fail(part, `${file} ${wrongFile[problem]}`) : ok(part, `${file} can be read, and is in order`)];
    });
  const byUrl =
    url &&
    tried(part, "See that BREACHED_PASSWORDS_URL is right, and can be reached.", async () => {
      await isInRange(url, probe);
      return [ok(part, `${new URL(url).host} answers`)];
    });
  return (await Promise.all([byFile || [], byUrl || []])).flat();
}
