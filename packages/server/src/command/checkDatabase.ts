import type { Config } from "../kernel/config.ts";
import { missingMigrations } from "../kernel/db/migrations.ts";
import type { Look } from "../capabilities/operate/look.ts";
import { checkAttached } from "./checkAttached.ts";
import { checkSecrets } from "./checkSecrets.ts";
import { lookAtPlace } from "./look.ts";
import { fail, ok, tried, warn, type Finding } from "./finding.ts";

/** The oldest PostgreSQL that the tables can be made in. */
const oldestPostgres = 15;

/** How far two clocks may be apart, in milliseconds. */
const mostSkewMs = 5_000;

const advice = (config: Config) =>
  config.databaseUrl === undefined
    ? "See that DATA_DIR is right and can be written to."
    : "See that DATABASE_URL is right and PostgreSQL runs.";

/** Whether the database keeps every letter that people write, and finds it in either case. The embedded one is always made alike. */
function checkLetters({ kind, encoding, knowsCase }: Look): Finding[] {
  if (kind === "embedded" || encoding === undefined) return [];
  const remedy = "Make one with ENCODING 'UTF8' and LOCALE 'C.UTF-8', and move there by backup and restore.";
  if (encoding !== "UTF8")
    return [
      fail("letters", `the database stores ${encoding}: what people write in other letters is refused. ${remedy}`),
    ];
  if (knowsCase === false)
    return [
      warn(
        "letters",
        `a search for Łąki does not find łąki: the database knows the case of English letters alone. ${remedy}`,
      ),
    ];
  return [ok("letters", "UTF-8, and the case of all")];
}

/** Whether the database answers, is of a version that will do, has the tables of this release, what its clock says, whether its secrets can be opened, and whether its files are there. */
export const checkDatabase = (config: Config, now: () => Date): Promise<Finding[]> =>
  tried("database", advice(config), async () => {
    const before = now().getTime();
    const look = await lookAtPlace(config);
    const after = now().getTime();
    if (!look)
      return [
        ok("database", "none yet: it is made when the server starts first"),
        checkSecrets(config, { plain: 0, opened: 0, lost: 0 }),
      ];
    const name = look.kind === "embedded" ? `embedded (PostgreSQL ${look.version})` : `PostgreSQL ${look.version}`;
    const found = [
      Number.parseInt(look.version, 10) < oldestPostgres
        ? fail("database", `${name} is too old. Use PostgreSQL ${oldestPostgres} or later.`)
        : ok("database", name),
    ];
    found.push(...checkLetters(look));
    const missing = missingMigrations(look.newestMigration);
    if (!missing)
      found.push(
        fail("migrations", "the database is newer than this release. Install the release that was started on it."),
      );
    else if (missing.length > 0)
      found.push(warn("migrations", `${missing.length} to come when the server starts. Make a backup first.`));
    else found.push(ok("migrations", "all applied"));
    // Somewhere between the two it was asked.
    const skew = Math.max(0, before - look.clock, look.clock - after);
    found.push(
      skew > mostSkewMs
        ? warn(
            "clock",
            `that of the database is ${Math.round(skew / 1000)} s from this machine's. Have both follow an NTP server.`,
          )
        : ok("clock", "that of the database agrees with this machine's"),
    );
    return [...found, checkSecrets(config, look.secrets), ...(await checkAttached(config, look.files))];
  });
