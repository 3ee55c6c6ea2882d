import type { Config } from "../../kernel/config.ts";
import { requiredProvider } from "../../kernel/providers.ts";
import { Refusal } from "../../kernel/refusal.ts";

/**
 * Holds that the person of an address may sign in by what is theirs alone: a link, a password, or whatever else is no provider. Throws a
 * Refusal of kind `refused` where they have to sign in by a provider. Asked before such a thing is given, and before it is taken.
 */
export function requireOwnWay({ config }: { config: Pick<Config, "providers"> }, email: string): void {
  const provider = requiredProvider(config, email);
  if (provider)
    throw new Refusal(
      "refused",
      `People with this address sign in with ${provider.name}. Enter your email where you sign in, and choose “Continue with ${provider.name}”.`,
    );
}
