import { and, eq, isNull } from "drizzle-orm";
import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { Stream } from "../../capabilities/live/stream.ts";
import { document, user } from "../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { calledBy } from "../../kernel/text/calledBy.ts";
import { presentAccess } from "../docs/index.ts";

/** Hearing of what happens, and saying that one is there. */
export const liveRoutes: Routes<"openLive" | "tellHere"> = {
  async openLive({ context, request, reply, query }) {
    const { tokenHash, user: person } = request.session!;
    // Browsers open it without headers of ours.
    if (query?.expectedUser !== undefined && query.expectedUser !== person.id)
      throw new Refusal("unauthenticated", "Somebody else has signed in.");
    const response = reply.raw;
    const stream = new Stream({ session: tokenHash, person: person.id }, response);
    const leave = context.live.join(stream);
    if (!leave) throw new Refusal("tooMany", "This is open too often already.", { retryAfter: 60 });
    response.on("close", leave);
    reply.hijack();
    response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": "text/event-stream",
      // When it ends, so does its line: a server that stops would wait for it.
      connection: "close",
      // Proxies that collect answers would keep it back.
      "x-accel-buffering": "no",
    });
    // Give or take: those who lost the same server do not come to the next one all at once.
    stream.write(`retry: ${Math.round(1_000 + Math.random() * 2_000)}\n\n`);
    stream.send("begin");
    return undefined as never;
  },

  async tellHere({ context, request, params, body }) {
    const { userId, teamId, access } = accountOf(request);
    const [found] = await context.db
      .select({ name: user.name, email: user.email, revision: document.revision })
      .from(document)
      .innerJoin(user, eq(user.id, userId))
      .where(and(eq(document.id, params.id), eq(document.teamId, teamId), isNull(document.deletedAt)));
    if (!found) throw notFound("document");
    const people = await context.live.tellHere({
      document: params.id,
      team: teamId,
      tab: body.tab,
      session: request.session!.tokenHash,
      person: userId,
      name: calledBy(found),
      section: body.section ?? null,
      isLeaving: body.isLeaving ?? false,
    });
    return { revision: found.revision, people, ...(access && { access: presentAccess(access) }) };
  },
};
