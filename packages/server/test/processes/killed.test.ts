import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Browser, type Answer } from "../support/browser.ts";
import { launchKillable, type KillableServer, type Moment } from "../support/killableServer.ts";
import { bothDatabases, makePostgres } from "../support/testServer.ts";
import { fileLines, prepareRound, type Round, type Wish } from "../support/wishes.ts";

/** How often a server is killed; each time costs a start of it. */
const roundsOn = { embedded: 1, postgres: 1 };
const seed = Number(process.env.KILL_SEED ?? 13);

/** A number from 1 to `most` that follows from the seed. */
const chance = (most: number, ...what: (string | number)[]): number =>
  (createHash("sha256")
    .update([seed, ...what].join())
    .digest()
    .readUInt32BE() %
    most) +
  1;

/** The most of what a round passes before all is answered; a few more come while proposals are written. */
const most = {
  statement: { embedded: 1000, postgres: 210 },
  fileWrite: { embedded: 60, postgres: 0 },
  answer: { embedded: 12, postgres: 12 },
};

function momentOf(kind: (typeof bothDatabases)[number], round: number): Moment {
  const kinds: Moment["what"][] = kind === "embedded" ? ["statement", "fileWrite", "answer"] : ["statement", "answer"];
  const what = kinds[round % kinds.length] ?? "statement";
  return { what, count: chance(most[what][kind], kind, round) };
}

/** What a wish was answered; undefined where the server died first. */
type Answered = Map<Wish, Answer | undefined>;

async function sendAll({ person, wishes }: Round): Promise<Answered> {
  const answered: Answered = new Map();
  const inOrder = wishes.toSorted((one, other) => chance(1e6, one.name) - chance(1e6, other.name));
  await Promise.all(
    inOrder.map(async (wish) => {
      answered.set(wish, await wish.send(person).catch(() => undefined));
    }),
  );
  return answered;
}

const idOf = ({ body }: Answer): unknown => body?.taskId ?? body?.id ?? body?._id ?? body?.fileId;

/** What was answered is done; what was not is done wholly or not at all, and done once when it is asked for again. */
async function checkRound({ person, wishes, documents }: Round, answered: Answered): Promise<void> {
  for (const wish of wishes) {
    const answer = answered.get(wish);
    if (answer) expect([200, 201], `${wish.name}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
    const wasDone = await wish.isDone(person);
    if (answer) expect(wasDone, `${wish.name} was answered`).toBe(true);
    const again = await wish.send(person);
    const expected = wish.repeats === "stale" && wasDone ? [412] : [200, 201];
    expect(expected, `${wish.name} once more: ${JSON.stringify(again.body)}`).toContain(again.status);
    if (answer && wish.repeats === "same") expect(idOf(again), wish.name).toEqual(idOf(answer));
    expect(await wish.isDone(person), `${wish.name} once more`).toBe(true);
  }
  const lists = await Promise.all([person.get("/a/drafts"), person.get("/a/docs")]);
  expect(lists.flatMap(({ body }) => body as unknown[])).toHaveLength(documents);
}

/** Every task is over, and what was charged is what was written. */
async function checkEnd({ person, credits }: Round): Promise<void> {
  // Only against a task that never ends: a busy machine takes minutes.
  const until = Date.now() + 300_000;
  while ((await person.get<Schemas["ActiveTasks"]>("/a/tasks/active")).body.count > 0) {
    if (Date.now() > until) throw new Error("A task is never over.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { body } = await person.get<Schemas["DocumentListItem"][]>("/a/docs");
  const docs = await Promise.all(body.map(({ id }) => person.document(id)));
  for (const { sections, fields } of docs)
    expect(sections.map(({ sectionId }) => sectionId)).toEqual(
      fields.filter((each) => !each.hidden).map(({ id }) => id),
    );
  const proposals = docs.reduce((sum, { versions }) => sum + versions.length, 0);
  expect((await person.get("/a/me")).body.freeCredits.welcome).toBe(credits - proposals);
}

/** The ids of the mails that tell of each question. */
function mailsIn(outbox: string): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const name of readdirSync(outbox)) {
    const raw = readFileSync(join(outbox, name), "utf8");
    const subject = /^Subject: (Question .*)$/m.exec(raw)?.[1];
    const id = /^Message-ID: (.*)$/im.exec(raw)?.[1];
    if (subject && id) ids.set(subject, (ids.get(subject) ?? new Set()).add(id));
  }
  return ids;
}

/** Each event is mailed once, or again under the same id where a process died while it was being sent. */
async function checkMails(outbox: string, rounds: number): Promise<void> {
  await vi.waitFor(() => expect(mailsIn(outbox).size).toBe(rounds), { timeout: 300_000, interval: 200 });
  for (const [subject, ids] of mailsIn(outbox)) expect(ids.size, subject).toBe(1);
}

/** What is there under the name of a file is all of it. */
function checkFiles(dataDir: string, rounds: number): void {
  const folder = join(dataDir, "files");
  const whole = readdirSync(folder).filter((name) => !name.endsWith(".part"));
  expect(whole.length).toBeGreaterThanOrEqual(2 * rounds);
  for (const name of whole) {
    const lines = readFileSync(join(folder, name), "utf8").split("\n");
    expect([lines.length, new Set(lines.slice(0, -1)).size]).toEqual([fileLines + 1, 1]);
  }
}

const moved = ({ cookie }: Browser, { address }: KillableServer) => Object.assign(new Browser(address), { cookie });

describe.each(bothDatabases)("a server on %s that is killed", (kind) => {
  const rounds = Number(process.env.KILL_ROUNDS ?? roundsOn[kind]);

  it(
    "has what it had answered, nothing by halves, and nothing twice",
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "grantwright-killed-"));
      const settings = {
        DATA_DIR: dataDir,
        WELCOME_CREDITS: "5",
        WRITER_PACE_MS: "5",
        ...(kind === "postgres" && { DATABASE_URL: await makePostgres("empty") }),
      };
      const running: KillableServer[] = [];
      onTestFinished(async () => {
        await Promise.all(running.map((each) => each.die(0)));
        rmSync(dataDir, { recursive: true, force: true });
      });
      const launch = async () => {
        const server = await launchKillable(settings);
        running.push(server);
        return server;
      };
      const all: Round[] = [];
      let server = await launch();
      for (let number = 0; number < rounds; number += 1) {
        const round = await prepareRound(await server.signIn(), number);
        await server.arm(momentOf(kind, number));
        const answered = await sendAll(round);
        await server.die(2_000);
        server = await launch();
        round.person = moved(round.person, server);
        await checkRound(round, answered);
        all.push(round);
      }
      for (const round of all) {
        round.person = moved(round.person, server);
        await checkEnd(round);
      }
      await checkMails(join(dataDir, "outbox"), rounds);
      checkFiles(dataDir, rounds);
    },
    rounds * 600_000,
  );
});
