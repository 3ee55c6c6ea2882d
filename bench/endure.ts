// Four server processes on one PostgreSQL behind a proxy, at a third of the saves that one of them holds, while each so often one of them is
// killed. Looks at the end that no save is lost, no document torn, no proposal charged twice, no task lost; then restarts one after the
// other, which no call may notice, and has the database crash under load. Prints what it saw; ends with 1 where anything is wrong.
//   --minutes 10 --every 20 --processes 4 --people 40
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Fleet } from "./fleet/fleet.ts";
import { Writer, type Seen } from "./fleet/writer.ts";
import { loadNow } from "./usage.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    every: { type: "string", default: "20" },
    processes: { type: "string", default: "4" },
    people: { type: "string", default: "40" },
  },
});
const [minutes, every] = [Number(values.minutes), Number(values.every)];
const [processes, people] = [Number(values.processes), Number(values.people)];

/** A proposal with every so-manyth save. */
const proposalEach = 25;
/** How long one process shows what it holds, in milliseconds. */
const showingMs = 10_000;

const fresh = (): Seen => ({ saves: 0, again: new Map(), proposals: 0, wrong: [], took: [] });
const at = (all: readonly number[], share: number) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0;
const wrong: string[] = [];

/** Has people write while something is done, and tells what came of it. */
async function during(fleet: Fleet, cookies: string[], pauseMs: number, proposals: number, work: () => Promise<void>) {
  const seen = fresh();
  const before = fleet.proxy.failures;
  const writers = cookies.map((cookie) => new Writer(fleet.address, cookie, seen));
  await Promise.all(writers.map((writer) => writer.begin()));
  const began = Date.now();
  const running = writers.map((writer) => writer.run(pauseMs, proposals));
  await work();
  const seconds = (Date.now() - began) / 1_000;
  for (const writer of writers) writer.stop();
  await Promise.all(running);
  await Promise.all(writers.map((writer) => writer.check()));
  wrong.push(...seen.wrong);
  return { ...seen, seconds, rate: seen.saves / seconds, broken: fleet.proxy.failures - before };
}

const told = ({ saves, rate, proposals, again, broken, took, wrong: found }: Awaited<ReturnType<typeof during>>) =>
  `${saves} saves (${rate.toFixed(0)} a second), ${proposals} proposals; ${broken} calls unanswered, sent again: ${[...again].map(([why, count]) => `${why} ${count} times`).join(", ") || "none"}; ` +
  `half in ${at(took, 0.5).toFixed(0)} ms, 99 of 100 in ${at(took, 0.99).toFixed(0)} ms; wrong: ${found.length}`;

/** Proposals that are written, and credits that were spent on them, of all people. */
async function checkCredits(fleet: Fleet): Promise<void> {
  const [counted] = await fleet.query<{ versions: string; spent: string; twice: string; open: string }>(`
    select (select count(*) from document_version where status = 'done') as versions,
      (select coalesce(-sum(amount), 0) from credit_entry where reason in ('spend', 'refund')) as spent,
      (select count(*) from (select from credit_entry where task_id is not null group by task_id, reason having count(*) > 1) x) as twice,
      (select count(*) from task where status in ('queued', 'running')) as open`);
  console.log(`${counted?.versions} proposals written, ${counted?.spent} credits spent, ${counted?.open} tasks open.`);
  if (counted?.versions !== counted?.spent) wrong.push("credits are not proposals");
  if (counted?.twice !== "0") wrong.push("a task was charged twice");
  if (counted?.open !== "0") wrong.push("a task is open");
}

const fleet = new Fleet();
try {
  const alone = new Fleet();
  const one = await alone
    .start(1, people)
    .then((cookies) => during(alone, cookies, 0, 0, () => wait(showingMs)))
    .finally(() => alone.end());
  console.log(`One process, as fast as it can: ${told(one)}. Load ${loadNow()}.`);
  const pauseMs = (1_000 * people) / (one.rate / 3);

  const cookies = await fleet.start(processes, people);
  const away: number[] = [];
  const killed = await during(fleet, cookies, pauseMs, proposalEach, async () => {
    const until = Date.now() + minutes * 60_000;
    for (let next = 0; Date.now() < until; next += 1) {
      await wait(every * 1_000);
      away.push(await fleet.again(next % processes, "SIGKILL"));
    }
  });
  console.log(`${processes} processes, one killed every ${every} s, ${away.length} times: ${told(killed)}.`);
  console.log(
    `A killed one answered again ${at(away, 0.5).toFixed(1)} s after it was started, at most ${at(away, 0.999).toFixed(1)} s.`,
  );
  await checkCredits(fleet);

  const rolled = await during(fleet, cookies, pauseMs, proposalEach, async () => {
    for (let each = 0; each < processes; each += 1) await fleet.again(each, "SIGTERM");
  });
  console.log(`Restarted one after the other: ${told(rolled)}.`);
  if (rolled.broken + rolled.again.size > 0) wrong.push("a call noticed that processes were restarted");

  const crashed = await during(fleet, cookies, pauseMs, proposalEach, async () => {
    await wait(5_000);
    await fleet.crashDatabase();
    await wait(20_000);
  });
  console.log(`The database crashed and recovered: ${told(crashed)}.`);
  await checkCredits(fleet);
} finally {
  await fleet.end();
}
for (const each of wrong) console.error(each);
console.log(`${wrong.length} things are wrong. Load ${loadNow()}.`);
process.exit(wrong.length > 0 ? 1 : 0);
