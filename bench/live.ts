// How soon others see what somebody types, on PostgreSQL: many documents, each open to a few people. Raises how many of them type, until
// fewer than 95 of 100 times somebody else has the words within a second of the last key of a spell. Prints a line for each number.
//   --documents 200 --people 5 --seconds 40 --processes 1 --from 200 --step 100 --to 1000
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { LiveServers, type BenchPerson } from "./liveServers.ts";
import { loadNow, secondsOfAdding } from "./usage.ts";

const { values } = parseArgs({
  options: {
    documents: { type: "string", default: "200" },
    people: { type: "string", default: "5" },
    seconds: { type: "string", default: "40" },
    processes: { type: "string", default: "1" },
    from: { type: "string" },
    step: { type: "string" },
    to: { type: "string" },
  },
});
const documents = Number(values.documents);
const people = Number(values.people);
const seconds = Number(values.seconds);
const from = Number(values.from ?? documents);
const step = Number(values.step ?? documents / 2);
const to = Math.min(Number(values.to ?? Infinity), documents * people);

/** Others are to see it within so many milliseconds, 95 times of 100. */
const promise = 1_000;
/** As people write: a key each 200 ms for five seconds, then a pause of three. */
const spell = { length: 5_000, pause: 3_000 };
/** As the editor does it: it saves so long after the last key, and each so often while keys go on; it asks so long after it was told. */
const editor = { after: 600, each: 2_000, ask: 120, here: 20_000 };

/** The last words of a spell in a section, and when the last key was. */
interface Mark {
  words: string;
  at: number;
}

interface Room {
  scope: string;
  id: string;
  /** The section of each person. */
  sections: string[];
  people: BenchPerson[];
  /** The newest revision that each of them knows. */
  known: number[];
  marks: Map<string, Mark>;
}

const servers = new LiveServers();
let seen: number[] = [];
const at = (all: readonly number[], share: number) =>
  all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? NaN;
const filler = "The need is told in the words of the people who live there. ".repeat(20);

/** Opens a document for one of its people, who asks for it whenever it is told that it was changed by another. */
async function open(room: Room, who: number): Promise<void> {
  const { scope, id, people: members, sections, known, marks } = room;
  const person = members[who]!;
  const found = new Map<string, string>();
  let asking: NodeJS.Timeout | undefined;
  const look = async () => {
    asking = undefined;
    const doc = await servers.call(person, "GET", `${scope}/a/docs/${id}`);
    if (!doc) return;
    known[who] = Math.max(known[who]!, doc.revision as number);
    for (const [section, mark] of marks) {
      const isOwn = section === sections[who];
      if (isOwn || found.get(section) === mark.words || !doc.draft[section]?.userText.includes(mark.words)) continue;
      found.set(section, mark.words);
      seen.push(performance.now() - mark.at);
    }
  };
  await servers.listen(person, ({ name, data }) => {
    if (name !== "document" || servers.isOver) return;
    asking ??= setTimeout(() => {
      if (data.revision === undefined || data.revision > known[who]!) void look();
      else asking = undefined;
    }, editor.ask);
  });
  const tell = () =>
    servers.call(person, "PUT", `${scope}/a/docs/${id}/here`, { tab: `${id}-${who}-tab`, section: sections[who] });
  await tell();
  // As with people, who do not open their documents in the same second.
  const tellAgain = (milliseconds: number) => {
    const again = () => {
      tellAgain(editor.here * (0.9 + Math.random() / 5));
      if (!servers.isOver) void tell();
    };
    setTimeout(again, milliseconds).unref();
  };
  tellAgain(Math.random() * editor.here);
}

/** One person writes in a section of their own, until the program is over. */
async function type(room: Room, who: number): Promise<void> {
  const { scope, id, people: members, sections, known, marks } = room;
  const section = sections[who]!;
  const save = async (words: string) => {
    const draft = [{ id: section, userText: filler + words }];
    const answer = await servers.call(members[who]!, "POST", `${scope}/a/docs`, { id, draft, generate: false });
    if (answer?.revision !== undefined) known[who] = Math.max(known[who]!, answer.revision as number);
  };
  await wait(Math.random() * (spell.length + spell.pause));
  for (let round = 0; !servers.isOver; round += 1) {
    const began = performance.now();
    for (let next = editor.each; next < spell.length; next += editor.each) {
      await wait(began + next - performance.now());
      void save(`in spell ${round} at ${next}`);
    }
    await wait(began + spell.length - performance.now());
    const words = `end of spell ${round}.`;
    marks.set(section, { words, at: performance.now() });
    await wait(editor.after);
    await save(words);
    await wait(spell.pause - editor.after);
  }
}

try {
  const rooms: Room[] = [];
  for (const { scope, people: members } of await servers.start(documents, people, Number(values.processes))) {
    const { id } = await servers.call(members[0]!, "POST", `${scope}/a/docs`, { draft: [], generate: false });
    const { fields } = (await servers.call(members[0]!, "GET", `${scope}/a/docs/${id}`)) as {
      fields: { id: string; auto: boolean }[];
    };
    const sections = fields.filter(({ auto }) => !auto).map((field) => field.id);
    rooms.push({ scope, id, sections, people: members, known: members.map(() => 0), marks: new Map() });
  }
  await Promise.all(rooms.flatMap((room) => room.people.map((_person, who) => open(room, who))));
  console.log(
    `${documents} documents, ${documents * people} people, ${values.processes} processes, load ${loadNow()}.`,
  );
  console.log(
    "typing | seen  | p50 ms | p95 ms | p99 ms | failed | server cores, MB | database cores | this program | load",
  );

  const order = Array.from({ length: people }, (_each, who) => rooms.map((room) => ({ room, who }))).flat();
  let typing = 0;
  let most = 0;
  for (let next = from; next <= to; next += step) {
    for (; typing < next; typing += 1) void type(order[typing]!.room, order[typing]!.who);
    // Those who have just begun do so at different times, and a server that has just been started is slow.
    await wait((spell.length + spell.pause) * (next === from ? 3 : 1));
    seen = [];
    servers.failures = 0;
    const before = servers.usage();
    const database = servers.databaseSeconds();
    const own = process.cpuUsage();
    await wait(seconds * 1_000);
    const { user, system } = process.cpuUsage(own);
    const sorted = seen.toSorted((one, other) => one - other);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(sorted, share));
    const cost = servers
      .usage()
      .map(
        (usage, each) =>
          `${((usage.seconds - before[each]!.seconds) / seconds).toFixed(2)}, ${usage.memory.toFixed(0)}`,
      );
    const columns = [typing, sorted.length, ...[p50, p95, p99].map((ms) => ms!.toFixed(0)), servers.failures];
    const program = ((user + system) / 1_000_000 / seconds).toFixed(2);
    const ofDatabase = ((servers.databaseSeconds() - database) / seconds).toFixed(2);
    console.log([...columns, cost.join("; "), ofDatabase, program, loadNow()].join(" | "));
    if (!(p95! <= promise)) break;
    most = typing;
  }
  console.log(
    `A billion additions: ${secondsOfAdding(1e9).toFixed(1)} s (1 s on a machine of 2025 that does nothing else).`,
  );
  console.log(`${most} people type, and others see it within ${promise} ms 95 times of 100.`);
} finally {
  await servers.end();
}
process.exit(0);
