import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { OpenDatabase } from "../../kernel/db/open.ts";
import { listen } from "./listen.ts";
import { liveChannel, parseNotice, type HereNotice, type Notice } from "./notices.ts";
import { Presence, type PersonHere } from "./presence.ts";
import type { Stream } from "./stream.ts";

/** What is told to who looks, of all that the processes of a server do. */
export interface Live {
  /** Tells a browser from now on what concerns it. Returns what ends that; undefined where its session has too many open. */
  join(stream: Stream): (() => void) | undefined;
  /** Tells all processes that a tab has a document open, for 75 seconds. Returns who has, as far as this one knows. */
  tellHere(here: Omit<HereNotice, "kind">): Promise<PersonHere[]>;
  /** How many streams are open. */
  size(): number;
  stop(): Promise<void>;
}

/** A stream on which nothing is said gets a beat, and tabs that say nothing are looked for, in milliseconds. */
const every = { beat: 15_000, sweep: 5_000 };

/** A stream ends after so long, in milliseconds, give or take a quarter: its browser comes again, and shows again who it is. */
const longestStream = 40 * 60_000;

/** A browser needs one; where it cannot share it among its tabs, one for each. */
const mostStreams = { session: 24, person: 60 };

/** Opens what tells of what happens, on either database. */
export async function openLive(database: OpenDatabase, log: Logger): Promise<Live> {
  const presence = new Presence();
  const bySession = new Map<string, Set<Stream>>();
  const byPerson = new Map<string, Set<Stream>>();
  const all = new Set<Stream>();

  const sendPeople = (document: string) => {
    const people = presence.people(document);
    tellDocument(document, "people", { documentId: document, people });
  };
  const tellDocument = (document: string, event: string, data: unknown) => {
    for (const session of presence.sessions(document))
      for (const stream of bySession.get(session) ?? []) stream.send(event, data);
  };
  const forget = (...given: Parameters<Presence["forget"]>) => presence.forget(...given).forEach(sendPeople);

  const onNotice = (notice: Notice) => {
    switch (notice.kind) {
      case "document":
        tellDocument(notice.document, "document", {
          documentId: notice.document,
          ...(notice.revision !== null && { revision: notice.revision }),
        });
        if (notice.gone) presence.forget(({ document }) => document === notice.document);
        return;
      case "comments":
        tellDocument(notice.document, "comments", { documentId: notice.document });
        return;
      case "task":
        for (const stream of byPerson.get(notice.person) ?? [])
          stream.send("task", { taskId: notice.task, ...(notice.document && { documentId: notice.document }) });
        return;
      case "sessionEnded":
        forget(({ session }) => session === notice.session);
        for (const stream of bySession.get(notice.session) ?? []) {
          stream.send("signedOut");
          stream.end();
        }
        return;
      case "memberGone":
        forget(({ team, person }) => team === notice.team && person === notice.person);
        for (const stream of byPerson.get(notice.person) ?? []) stream.send("reload");
        return;
      case "rightsChanged":
        forget(({ document, person }) => document === notice.document && person === notice.person);
        for (const stream of byPerson.get(notice.person) ?? []) stream.send("reload");
        return;
      case "teamGone": {
        const sessions = new Set<string>();
        presence.forget(({ team, session }) => team === notice.team && Boolean(sessions.add(session)));
        for (const session of sessions) for (const stream of bySession.get(session) ?? []) stream.send("reload");
        return;
      }
      case "here":
        if (presence.note(notice, Date.now())) sendPeople(notice.document);
    }
  };

  const end = await listen(
    database,
    liveChannel,
    {
      onMessage(payload) {
        const notice = parseNotice(payload);
        if (notice) onNotice(notice);
      },
      onGap() {
        for (const stream of all) stream.send("reload");
      },
    },
    log,
  );
  const beat = "event: beat\ndata: null\n\n";
  const timers = [
    setInterval(() => all.forEach((stream) => stream.write(beat)), every.beat),
    setInterval(() => presence.sweep(Date.now()).forEach(sendPeople), every.sweep),
  ];
  for (const timer of timers) timer.unref();

  return {
    join(stream) {
      const ofSession = bySession.get(stream.session) ?? new Set<Stream>();
      const ofPerson = byPerson.get(stream.person) ?? new Set<Stream>();
      if (ofSession.size >= mostStreams.session || ofPerson.size >= mostStreams.person) return undefined;
      bySession.set(stream.session, ofSession.add(stream));
      byPerson.set(stream.person, ofPerson.add(stream));
      all.add(stream);
      const timer = setTimeout(() => stream.end(), longestStream * (0.75 + Math.random() / 2));
      timer.unref();
      return () => {
        clearTimeout(timer);
        all.delete(stream);
        if (ofSession.delete(stream) && ofSession.size === 0) bySession.delete(stream.session);
        if (ofPerson.delete(stream) && ofPerson.size === 0) byPerson.delete(stream.person);
      };
    },
    async tellHere(here) {
      const notice: HereNotice = { kind: "here", ...here };
      // It is noted when this process hears of it, as by all others: in the order in which the database tells.
      await database.db.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(notice)})`);
      return presence.people(here.document, notice);
    },
    size: () => all.size,
    async stop() {
      timers.forEach(clearInterval);
      for (const stream of all) stream.end();
      await end();
    },
  };
}
