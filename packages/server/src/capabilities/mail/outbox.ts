import { mkdirSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../kernel/config.ts";
import { newId } from "../../kernel/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { writeWhole } from "../../kernel/writeWhole.ts";

/** As long as the texts of mails that were sent. */
const lifetimeMs = 30 * 24 * 60 * 60_000;

/** Also what is left of one whose writer was killed. */
const isMail = (name: string) => /\.eml(?:\.\w+\.part)?$/.test(name);

/** The folder that mails are written to where no SMTP server is set. */
export const outboxFolder = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "outbox");

/** Makes the folder, for its owner alone. */
export function makeOutbox(config: Pick<Config, "dataDir">): void {
  mkdirSync(outboxFolder(config), { recursive: true, mode: 0o700 });
}

/** Writes a mail into the folder; it is there whole or not at all. Throws what the file system threw. */
export async function writeToOutbox(config: Pick<Config, "dataDir">, mail: Uint8Array): Promise<void> {
  const name = `${new Date().toISOString().replaceAll(":", "-")}-${newId().slice(0, 8)}.eml`;
  await writeWhole(join(outboxFolder(config), name), (partial) => writeFile(partial, mail, { mode: 0o600 }));
}

async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter(isMail).map((name) => join(folder, name));
}

/** Another process may have removed it. */
const unlessGone = (error: NodeJS.ErrnoException) => {
  if (error.code !== "ENOENT") throw error;
  return undefined;
};

/** Removes mails that were written 30 days ago. What else somebody put into the folder stays. */
export async function purgeOutbox({ config, now }: Pick<Kernel, "config" | "now">): Promise<void> {
  for (const path of await mailsIn(outboxFolder(config))) {
    const about = await stat(path).catch(unlessGone);
    if (about && about.mtimeMs < now().getTime() - lifetimeMs) await rm(path, { force: true });
  }
}

/** The addresses in the lines that say to whom a mail goes and who is answered. */
function addressesOf(mail: string): string[] {
  const [head = ""] = mail.split(/\r?\n\r?\n/, 1);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return lines
    .filter((line) => /^(?:to|reply-to):/i.test(line))
    .flatMap((line) => line.slice(line.indexOf(":") + 1).split(","))
    .map((address) => (/<([^>]*)>/.exec(address)?.[1] ?? address).trim().toLowerCase());
}

/** Removes the mails to an address, and those that are to be answered to it. */
export async function forgetOutbox({ config }: Pick<Kernel, "config">, email: string): Promise<void> {
  for (const path of await mailsIn(outboxFolder(config))) {
    const mail = await readFile(path, "utf8").catch(unlessGone);
    if (mail !== undefined && addressesOf(mail).includes(email)) await rm(path, { force: true });
  }
}
