// What one process and one PostgreSQL hold on this machine, in one run: polls and saves at rising rates, with what server, database and
// generator take of it side by side; lists, searches and purges over a database of years; the memory of a process after much of it.
//   --people 10000 --documents 1000000 --messages 5000000 --seconds 15
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { purge } from "../packages/server/src/maintenance.ts";
import { modules } from "../packages/server/src/modules.ts";
import { Fleet } from "./fleet/fleet.ts";
import { withClient } from "./load/driver.ts";
import type { Order, Outcome } from "./load/generator.ts";
import { secretOf, seed } from "./load/seed.ts";
import { loadNow, secondsOfAdding, secondsOfTree, usageOf } from "./usage.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "10000" },
    documents: { type: "string", default: "1000000" },
    messages: { type: "string", default: "5000000" },
    seconds: { type: "string", default: "15" },
  },
});
const size = {
  people: Number(values.people),
  documents: Number(values.documents),
  messages: Number(values.messages),
  ofOne: Math.min(10_000, Math.floor(Number(values.documents) / 10)),
};
const seconds = Number(values.seconds);

const cookieOf = (person: number) => `__Host-gw_session=${secretOf(person)}`;
/** What every open page asks for each ten seconds. */
const polled = ["/api/a/messages?limit=1", "/api/a/tasks/active"];
const rates = [100, 300, 500, 750, 1_000, 1_250, 1_500, 2_000];
/** Past this nobody waits gladly. */
const patienceMs = 100;
const connections = 50;

const fleet = new Fleet();

/** Calls the process as an order says, and tells what it took, in cores. */
async function run(calls: Order["calls"], rate?: number): Promise<Outcome & { told: string }> {
  const order: Order = { url: fleet.addressOf(0), connections, seconds, calls, ...(rate && { rate }) };
  const pids = { server: fleet.pids[0] ?? 0, database: await postmaster() };
  const taken = () => ({ server: usageOf(pids.server).seconds, database: secondsOfTree(pids.database) });
  const before = taken();
  const child = spawn(process.execPath, [join(import.meta.dirname, "load/generator.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(order));
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const sampling = setInterval(() => (generator = usageOf(child.pid ?? 0).seconds), 200);
  let generator = 0;
  await once(child, "close");
  clearInterval(sampling);
  const outcome = JSON.parse(text) as Outcome;
  const after = taken();
  const cores = (used: number) => (used / seconds).toFixed(2);
  const each = (used: number) => ((1_000 * used) / (outcome.rate * seconds)).toFixed(2);
  const [server, database] = [after.server - before.server, after.database - before.database];
  const told =
    `${outcome.rate.toFixed(0)} a second, half in ${outcome.half} ms, 99 of 100 in ${outcome.p99} ms, ${outcome.failed} failed; ` +
    `cores: server ${cores(server)}, database ${cores(database)}, generator ${cores(generator)}; ` +
    `a call takes ${each(server)} ms of the server and ${each(database)} ms of the database`;
  return { ...outcome, told };
}

/** The process that PostgreSQL's others belong to. */
async function postmaster(): Promise<number> {
  const [found] = await fleet.query<{ data_directory: string }>("show data_directory");
  return Number(readFileSync(join(found?.data_directory ?? "", "postmaster.pid"), "utf8").split("\n", 1)[0]);
}

/** Polls of all people in turn. */
const polls = (paths: readonly string[]): Order["calls"] =>
  Array.from({ length: Math.min(size.people, 3_000) }, (_each, at) => ({
    method: "GET" as const,
    path: paths[at % paths.length] ?? "",
    cookie: cookieOf(at + 1),
  }));

/** Saves of a document each, of so many people. */
async function saves(): Promise<Order["calls"]> {
  const made = Array.from({ length: connections }, async (_each, at): Promise<Order["calls"][number]> => {
    const cookie = cookieOf(at + 2);
    const get = async (path: string) =>
      (await fetch(`${fleet.addressOf(0)}/api${path}`, { headers: { cookie } })).json() as Promise<any>;
    const [first] = await get("/a/drafts?limit=1");
    const document = await get(`/a/docs/${first.id}`);
    const draft = document.fields
      .filter(({ auto, hidden }: any) => !auto && !hidden)
      .map(({ id }: any) => ({ id, userText: "Twelve gardens will be open to everybody by June 2027." }));
    const body = JSON.stringify({ id: first.id, name: document.name, draft, generate: false });
    return { method: "POST", path: "/api/a/docs", cookie, body, version: document.revision };
  });
  return Promise.all(made);
}

/** Reads something thirty times, and tells how long it took. */
async function read(what: string, path: string, person = 1): Promise<void> {
  const took: number[] = [];
  for (let time = 0; time < 30; time += 1) {
    const began = performance.now();
    const answer = await fetch(`${fleet.addressOf(0)}/api${path}`, { headers: { cookie: cookieOf(person) } });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    took.push(performance.now() - began);
  }
  took.sort((one, other) => one - other);
  console.log(`  ${what}: half in ${took[15]?.toFixed(0)} ms, at most ${took.at(-1)?.toFixed(0)} ms`);
}

const words =
  "Every Saturday we open the gates at nine, and whoever comes gets a bed, a spade and somebody who knows how. ";

try {
  console.log(
    `A billion additions: ${secondsOfAdding(1e9).toFixed(1)} s (1 s on a machine of 2025 that does nothing else).`,
  );
  await fleet.start(1, 1, async (maker, [cookie = ""]) => {
    const inject = async (method: "GET" | "POST", url: string, payload?: object, more: Record<string, string> = {}) =>
      (
        await maker.app.inject({ method, url: `/api${url}`, headers: { cookie, ...more }, ...(payload && { payload }) })
      ).json();
    const { id } = await inject("POST", "/a/docs", { draft: [], generate: false });
    const { fields, revision } = await inject("GET", `/a/docs/${id}`);
    const draft = fields
      .filter(({ auto, hidden }: any) => !auto && !hidden)
      .map((field: any) => ({ id: field.id, userText: words }));
    await inject("POST", "/a/docs", { id, name: "Gardens", draft, generate: false }, { "if-match": `"${revision}"` });

    const began = performance.now();
    const bytes = await withClient(fleet.databaseUrl, (client) => seed(client, size, id));
    const took = ((performance.now() - began) / 60_000).toFixed(1);
    console.log(
      `${size.people} people, ${size.documents} documents of ${bytes} bytes, ${size.messages} messages in ${took} minutes.`,
    );
    for (const time of ["The first purge", "A purge with nothing to do"]) {
      const from = performance.now();
      await purge(modules, maker.context, (error) => console.error(error));
      console.log(`${time}: ${(performance.now() - from).toFixed(0)} ms.`);
    }
  });
  const [{ bytes = "" } = {}] = await fleet.query<{ bytes: string }>(
    "select pg_size_pretty(pg_database_size(current_database())) as bytes",
  );
  console.log(
    `The database has ${bytes}; the process, just started, ${usageOf(fleet.pids[0] ?? 0).memory.toFixed(0)} MB.`,
  );

  console.log("Lists and searches, one after the other:");
  await read("drafts of one with 10,000, the first page", "/a/drafts?limit=24");
  await read("the page after 5,000", "/a/drafts?limit=24&offset=5000");
  await read("by name", "/a/drafts?limit=24&sort=name");
  await read("by deadline", "/a/drafts?limit=24&sort=deadline");
  await read("a search", "/a/drafts?limit=24&search=lanterns");
  await read("drafts of one with a hundred", "/a/drafts?limit=24", 5);
  await read("inbox", "/a/messages?limit=50", 5);
  await read("messages read", "/a/messages?limit=50&listType=read", 5);
  await read("library", "/p/published/docs");

  for (const path of [...polled, "/api/a/me"])
    console.log(`${path}, as fast as it can: ${(await run(polls([path]))).told}.`);
  console.log("Polls of both, at a rate:");
  let late = 0;
  for (const rate of rates) {
    const { p99, failed, told } = await run(polls(polled), rate);
    console.log(`  ${rate}: ${told}.`);
    // Once may be something else on the machine.
    late = p99 > patienceMs || failed > 0 ? late + 1 : 0;
    if (late === 2) break;
  }
  console.log(`The process has ${usageOf(fleet.pids[0] ?? 0).memory.toFixed(0)} MB.`);
  console.log(`Saves, as fast as it can: ${(await run(await saves())).told}.`);
  console.log(`The process has ${usageOf(fleet.pids[0] ?? 0).memory.toFixed(0)} MB. Load ${loadNow()}.`);
} finally {
  await fleet.end();
}
