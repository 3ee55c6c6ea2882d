import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { BreachedSettings } from "../../kernel/config.ts";
import { hasHash } from "./hashFile.ts";
import { isInRange } from "./rangeService.ts";

/** Passwords that are known from leaks. */
export interface BreachedPasswords {
  /** Whether one is known. False where nothing could be asked: the log says so then. Never rejects. */
  has(password: string): Promise<boolean>;
}

/** What is known from the file and the service of the settings; nothing without. */
export function openBreachedPasswords({ file, url }: BreachedSettings, log: Logger): BreachedPasswords {
  const asked: [where: string, ask: (hash: string) => Promise<boolean>][] = [];
  if (file !== undefined) asked.push(["BREACHED_PASSWORDS_FILE", (hash) => hasHash(file, hash)]);
  if (url !== undefined) asked.push(["BREACHED_PASSWORDS_URL", (hash) => isInRange(url, hash)]);
  return {
    async has(password) {
      if (asked.length === 0) return false;
      const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
      for (const [where, ask] of asked)
        try {
          if (await ask(hash)) return true;
        } catch (error) {
          // Nothing of the error: its address has a part of the hash.
          const why = (error as NodeJS.ErrnoException).code ?? (error as Error).name;
          log.warn(
            { event: "breachedPasswordsUnavailable", where, why },
            "a password was judged without looking it up among those of leaks",
          );
        }
      return false;
    },
  };
}
