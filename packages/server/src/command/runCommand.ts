import { parseArgs, type ParseArgsConfig } from "node:util";
import { BackupError } from "../capabilities/backup/backupError.ts";
import { OperateError } from "../capabilities/operate/askServer.ts";
import { ConfigError } from "../kernel/config.ts";
import { DataDirInUseError } from "../kernel/db/lock.ts";
import { NewerDatabaseError } from "../kernel/db/migrations.ts";
import { NoRoomError } from "../kernel/room.ts";
import { changeWhoIsAdmin } from "./admin.ts";
import { backup } from "./backup.ts";
import { doctor } from "./doctor.ts";
import { readableError } from "./readableError.ts";
import { restore } from "./restore.ts";
import type { Terminal } from "./terminal.ts";
import { checkUpgrade } from "./upgrade.ts";

const help = `grantwright <command>

  backup <folder>    copies database and files together into a new folder, also while the server runs
  restore <folder>   brings a backup into an empty database, embedded or PostgreSQL
  doctor             looks whether all that the settings name works
  admin              says who looks after the deployment, and changes that
  upgrade --check    tells what this release will change in the database

Run it in the folder and with the environment variables that the server is run with.
"grantwright <command> --help" says more.`;

/** A command that the arguments may name. */
interface Command {
  help: string;
  options: NonNullable<ParseArgsConfig["options"]>;
  /** How many names it takes, at least and at most. */
  names: readonly [least: number, most: number];
  /** Returns the exit code: 0 where it returns none, 2 where the names are not right. Throws where it fails. */
  run(terminal: Terminal, names: string[], options: Record<string, unknown>): Promise<number | void>;
}

const commands: Record<string, Command> = {
  backup: {
    help: `grantwright backup <folder> [--without-files] [--keep-days <days>]

Copies the database and all uploaded files, as they are at one moment, into a new folder. Works while the server runs (on
Windows with the embedded database: only while it is stopped). The folder can be read by its owner alone, and holds
everybody's words. Settings are not in it.

  --without-files    leaves out files that people attached, as where their storage has backups of its own
  --keep-days 35     afterwards removes whole backups beside the new one that are older than that, and nothing else

The exit code is 3 where the backup was made, but attached files that nobody removed are lost: they are named, and older backups stay.`,
    options: { "without-files": { type: "boolean" }, "keep-days": { type: "string" } },
    names: [1, 1],
    run: (terminal, [folder = ""], options) =>
      backup(terminal, folder, {
        withFiles: !options["without-files"],
        keepDays: options["keep-days"] as string | undefined,
      }),
  },
  restore: {
    help: `grantwright restore <folder>

Checks a backup, and brings it into the database and the file storage that the settings name. Refuses where people are
already. Backups of the embedded database go into PostgreSQL and the other way round: that is how one moves. The exit code is 3
where all was restored but attached files that were lost before the backup was made.`,
    options: {},
    names: [1, 1],
    run: (terminal, [folder = ""]) => restore(terminal, folder),
  },
  doctor: {
    help: `grantwright doctor

Tries all that the settings name: database, mail, model, files, clock, proxy, disk. A line each. Sends no mail and asks a model
for no word. The exit code is 1 where something failed.`,
    options: {},
    names: [0, 0],
    run: doctor,
  },
  admin: {
    help: `grantwright admin list
grantwright admin add <address>
grantwright admin remove <address>

Who looks after the deployment, at /superadmin/: those in the setting ADMIN_EMAIL, and those that are added here. A change counts at once,
also while the server runs (on Windows with the embedded database: only while it is stopped), and stands in the audit log.`,
    options: {},
    names: [1, 2],
    async run(terminal, names) {
      const code = await changeWhoIsAdmin(terminal, names);
      if (code === undefined) terminal.printError(commands.admin?.help ?? "");
      return code ?? 2;
    },
  },
  upgrade: {
    help: `grantwright upgrade --check

Tells which changes of the tables this release brings that the database has not yet, and how large its tables are. Changes nothing:
the server applies them when it starts. The exit code is 1 where the database is newer than this release.`,
    options: { check: { type: "boolean" } },
    names: [0, 0],
    async run(terminal, _names, options) {
      if (options.check) return checkUpgrade(terminal);
      terminal.printError(
        "The server applies what is new when it starts. `grantwright upgrade --check` tells what that will be.",
      );
      return 2;
    },
  },
};

/** Whose message says all that there is to say. */
const plainErrors = [BackupError, ConfigError, DataDirInUseError, NewerDatabaseError, NoRoomError, OperateError];

/** Does what the arguments say. Resolves with the exit code: 0 where it was done, 2 where the arguments are not right. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = "", ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const isAsked = name === "" || name === "help" || name === "--help" || name === "-h";
    if (isAsked) terminal.print(help);
    else terminal.printError(`There is no command “${name}”.\n\n${help}`);
    return isAsked ? 0 : 2;
  }
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    const options = { ...command.options, help: { type: "boolean" as const, short: "h" } };
    parsed = parseArgs({ args: rest, options, allowPositionals: true });
  } catch (cause) {
    terminal.printError(`${readableError(cause)}\n\n${command.help}`);
    return 2;
  }
  const { values, positionals } = parsed;
  if (values.help) {
    terminal.print(command.help);
    return 0;
  }
  const [least, most] = command.names;
  if (positionals.length < least || positionals.length > most) {
    terminal.printError(command.help);
    return 2;
  }
  try {
    return (await command.run(terminal, positionals, values)) ?? 0;
  } catch (cause) {
    const isPlain = plainErrors.some((each) => cause instanceof each);
    terminal.printError(isPlain ? (cause as Error).message : `It failed: ${readableError(cause)}`);
    return 1;
  }
}
