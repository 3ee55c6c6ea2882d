import { readFileSync } from "node:fs";

/** The most that a setting may be, in characters. */
const longest = 20_000;

/**
 * Reads the settings that files hold, as secrets are handed to containers and by systemd: NAME_FILE is the path of a file with the
 * value of NAME. Gives what was read by name, and what is wrong, a line each; never what is in a file.
 */
export function readSettingFiles(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): { settings: Record<string, string>; problems: string[] } {
  const settings: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const path = env[`${name}_FILE`]?.trim();
    // A setting may be called so itself, and then names what it says it names.
    if (!path || names.includes(`${name}_FILE`)) continue;
    if (env[name]?.trim()) problems.push(`${name} is set, and ${name}_FILE too: one of them has to go.`);
    try {
      const text = readFileSync(path, "utf8").trim();
      if (text.length > longest) problems.push(`${name}_FILE names a file that is longer than any setting.`);
      else if (text === "") problems.push(`${name}_FILE names a file that is empty.`);
      else settings[name] = text;
    } catch (error) {
      problems.push(`${name}_FILE cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  return { settings, problems };
}
