import type { Config } from "../../../kernel/config.ts";

/** Whom passkeys are for: the host of the public address, and pages of that address alone. */
export const partyOf = ({ publicUrl }: Pick<Config, "publicUrl">): { id: string; origin: string } => ({
  id: new URL(publicUrl).hostname,
  origin: publicUrl,
});
