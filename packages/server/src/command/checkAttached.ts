import { openFiles } from "../capabilities/files/openFiles.ts";
import type { Config } from "../kernel/config.ts";
import { ok, warn, type Finding } from "./finding.ts";
import { lookAtPlace } from "./look.ts";
import { tellLost } from "./lostFiles.ts";

const part = "attached files";

/**
 * Whether each file that is stored, as its row says, is where files are kept. `stored` are their ids; undefined where the server that
 * holds the database is of a release that cannot say. Finds nothing where the store cannot be read, which another check tells.
 */
export async function checkAttached(config: Config, stored: readonly string[] | undefined): Promise<Finding[]> {
  if (!stored)
    return [warn(part, "the server that runs is of an older release and cannot say. Ask again once this one runs.")];
  const listed = await openFiles(config)
    .then((files) => files.list())
    .catch(() => undefined);
  if (!listed) return [];
  const names = new Set(listed);
  const missing = stored.filter((id) => !names.has(id));
  // What has no row any more was removed since.
  const left = new Set(missing.length > 0 ? (await lookAtPlace(config))?.files : []);
  const lost = missing.filter((id) => left.has(id));
  if (lost.length > 0)
    return [
      warn(
        part,
        `${tellLost(lost)}. See that ${config.storage ? "S3_BUCKET" : "DATA_DIR"} is right; or look for them in a backup.`,
      ),
    ];
  return [
    ok(
      part,
      stored.length === 1 ? "the one that is stored is there" : `all ${stored.length} that are stored are there`,
    ),
  ];
}
