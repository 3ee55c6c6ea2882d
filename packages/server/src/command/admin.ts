import {
  adminAnswerSchema,
  changeAdmins,
  type AdminAnswer,
  type AdminRequest,
} from "../capabilities/operate/admins.ts";
import { askServer, OperateError } from "../capabilities/operate/askServer.ts";
import { readConfig, type Config } from "../kernel/config.ts";
import { isEmail } from "../kernel/settings.ts";
import { hasDatabase, openFreePlace } from "./openPlace.ts";
import type { Terminal } from "./terminal.ts";

const verbs = { list: "listAdmins", add: "addAdmin", remove: "removeAdmin" } as const;

/** What the arguments ask for; undefined where they are not right. */
function requestOf([verb = "", given]: readonly string[]): AdminRequest | undefined {
  if (verb === "list") return given === undefined ? { do: verbs.list } : undefined;
  const email = given?.trim().toLowerCase() ?? "";
  return (verb === "add" || verb === "remove") && isEmail(email) ? { do: verbs[verb], email } : undefined;
}

/** Does it at the database of the settings, through the server that holds it where one does. */
async function perform(config: Config, request: AdminRequest, { now, print, signal }: Terminal): Promise<AdminAnswer> {
  if (!hasDatabase(config))
    throw new OperateError(
      `There is no database in ${config.dataDir} yet. Start the server first, or set ADMIN_EMAIL.`,
    );
  const place = await openFreePlace(config);
  if (!place) return adminAnswerSchema.parse(await askServer(config.dataDir, request, print, signal));
  return changeAdmins(place.database.db, request, now()).finally(() => place.close());
}

/** A line for each admin, of the settings first. */
function linesOf({ adminEmails }: Config, { admins }: AdminAnswer): string[] {
  const added = admins.map(({ email, since, hasAccount }) => {
    const note = hasAccount ? "" : "; nobody has signed in with it yet";
    return `${email} (added on ${since.slice(0, 10)}${note})`;
  });
  return [...adminEmails.map((email) => `${email} (ADMIN_EMAIL)`), ...added];
}

/** What came of it, in a line, and the exit code. */
function outcomeOf(
  { adminEmails }: Config,
  request: AdminRequest & { email: string },
  { isChanged, admins }: AdminAnswer,
) {
  const { email } = request;
  const isInSettings = adminEmails.includes(email);
  if (request.do === "addAdmin") {
    const isNew = admins.some((each) => each.email === email && !each.hasAccount);
    const note = isNew ? " Nobody has signed in with it yet: whoever does is one." : "";
    return { says: isChanged ? `${email} is an admin now.${note}` : `${email} was an admin already.`, code: 0 };
  }
  if (isInSettings) {
    const says = `${email} stands in ADMIN_EMAIL: take it out there, and start the server again.`;
    return { says: isChanged ? `Removed from the database. But ${says}` : says, code: 1 };
  }
  return isChanged ? { says: `${email} is no admin any more.`, code: 0 } : { says: `${email} is no admin.`, code: 1 };
}

/** Says who looks after the deployment, or changes that. Returns the exit code; undefined where the arguments are not right. */
export async function changeWhoIsAdmin(terminal: Terminal, names: readonly string[]): Promise<number | undefined> {
  const request = requestOf(names);
  if (!request) return undefined;
  const config = readConfig(terminal.env);
  const answer = await perform(config, request, terminal);
  if (request.do === "listAdmins") {
    const lines = linesOf(config, answer);
    for (const line of lines.length > 0 ? lines : ["There is none. Add one: grantwright admin add <address>"])
      terminal.print(line);
    return 0;
  }
  const { says, code } = outcomeOf(config, request, answer);
  if (code === 0) terminal.print(says);
  else terminal.printError(says);
  return code;
}
