import type { Schemas } from "@grantwright/api-client";
import { and, desc, eq } from "drizzle-orm";
import { mail } from "../../src/kernel/db/schema.ts";
import type { Browser } from "./browser.ts";
import type { TestServer } from "./testServer.ts";

/** Makes a team; the owner works in it from then on. */
export async function makeTeam(owner: Browser, name = "Common Ground"): Promise<string> {
  const { body } = await owner.post<Schemas["Team"]>("/a/teams", { name });
  owner.scope = `/teams/${body.id}`;
  return body.id;
}

/** Makes a link to the team that the person works in and returns its code. */
export async function makeInviteLink(person: Browser, role = "member"): Promise<string> {
  const { body } = await person.post<Schemas["InvitationsMade"]>("/a/team/invites", { role });
  return /\/join\/([\w-]{43})$/.exec(body.invites[0]?.link ?? "")?.[1] ?? "";
}

/** Signs in a new person who joins the team that `host` works in, and works in it too. */
export async function joinTeam(server: TestServer, host: Browser, role = "member", email?: string): Promise<Browser> {
  const person = await server.signIn(email);
  const code = await makeInviteLink(host, role === "owner" ? "admin" : role);
  const { body } = await person.post(`/a/invites/${code}/accept`);
  person.scope = `/teams/${body.teamId}`;
  if (role === "owner") await host.call("PATCH", `/a/team/members/${await idOf(person)}`, { role });
  return person;
}

/** The id of the person who is signed in. */
export const idOf = async (person: Browser): Promise<string> => (await person.get<Schemas["User"]>("/a/me")).body.id;

/** The code of the invitation that was mailed to an address last. */
export async function mailedCode(server: TestServer, to: string): Promise<string> {
  const [found] = await server.context.db
    .select()
    .from(mail)
    .where(and(eq(mail.to, to), eq(mail.kind, "invitation")))
    .orderBy(desc(mail.createdAt))
    .limit(1);
  return /http:\/\/localhost:3000\/join\/([\w-]{43})/.exec(found?.text ?? "")?.[1] ?? "";
}
