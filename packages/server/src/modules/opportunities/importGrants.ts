import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "../../capabilities/context.ts";
import type { SourceGrant } from "../../capabilities/grants/grantSource.ts";
import { readHitAsGrant, readOpportunity } from "../../capabilities/grants/grantsGov/readAnswers.ts";
import type { Database } from "../../kernel/db/open.ts";
import { keepGrants } from "./keptGrants.ts";

const mostBytes = 256 * 1024 * 1024;

/** The records of a file: one or a list, bare or as Grants.gov answers them. */
function recordsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(recordsOf);
  if (value === null || typeof value !== "object") return [value];
  if ("oppHits" in value && Array.isArray(value.oppHits)) return value.oppHits;
  if ("data" in value) return recordsOf(value.data);
  return [value];
}

const read = (record: unknown): SourceGrant | undefined => readOpportunity(record) ?? readHitAsGrant(record);

/** What the folder's files were like when they were last read into a database by this process. */
const readFiles = new WeakMap<Database, Map<string, string>>();

/**
 * Reads the grants of every JSON file in the import folder that is new or has changed. What cannot be used is left out and told
 * of in the log. A folder that is not there holds nothing.
 */
export async function importGrants(context: Pick<Context, "config" | "db" | "log" | "now">): Promise<void> {
  const { config, log } = context;
  const folder = config.scout.importDir;
  const seen = readFiles.get(context.db) ?? new Map<string, string>();
  readFiles.set(context.db, seen);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(".json")).toSorted()) {
    const path = join(folder, name);
    try {
      const { mtimeMs, size } = await stat(path);
      const mark = `${mtimeMs} ${size}`;
      if (seen.get(path) === mark) continue;
      if (size > mostBytes) throw new Error(`It is larger than ${mostBytes} bytes.`);
      const records = recordsOf(JSON.parse(await readFile(path, "utf8")));
      const grants = records.flatMap((record) => read(record) ?? []);
      await keepGrants(context, grants);
      seen.set(path, mark);
      log.info({ file: name, grants: grants.length, leftOut: records.length - grants.length }, "grants were imported");
    } catch (error) {
      log.warn({ err: error, file: name }, "a file of grants could not be imported");
    }
  }
}
