import type { TriedSecrets } from "../capabilities/secrets/trySecrets.ts";
import { doubtsAboutSecrets, type Config } from "../kernel/config.ts";
import { fail, ok, warn, type Finding } from "./finding.ts";

const part = "secrets";

/**
 * Whether secrets of two-step sign-in are encrypted, and can be opened with the keys of the settings: a restore may have brought others'.
 * `tried` is undefined where the server that holds the database is of a release that cannot say.
 */
export function checkSecrets(config: Config, tried: TriedSecrets | undefined): Finding {
  if (!tried)
    return warn(part, "the server that runs is of an older release and cannot say. Ask again once this one runs.");
  const { plain, opened, lost } = tried;
  const of = `${lost} of ${plain + opened + lost} secrets of two-step sign-in`;
  if (lost > 0)
    return fail(
      part,
      config.secretKeys.length === 0
        ? `${of} are encrypted, and SECRET_KEY is not set. Set it to the one that they were stored with.`
        : `${of} can be opened with no key in SECRET_KEY. Put the one that they were stored with behind the others, with a comma between them.`,
    );
  const [doubt] = doubtsAboutSecrets(config);
  if (doubt !== undefined) return warn(part, doubt);
  if (config.secretKeys.length === 0) return ok(part, "no SECRET_KEY is set, and only this machine reaches the server");
  if (plain > 0) return ok(part, `SECRET_KEY is set; ${plain} from before it are encrypted when they are used next`);
  return ok(part, opened === 0 ? "SECRET_KEY is set, and nothing is stored yet" : "SECRET_KEY opens what is stored");
}
