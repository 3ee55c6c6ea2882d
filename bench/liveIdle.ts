// What streams cost on which nothing happens: so many people have one open each, with as many processes; prints the memory of each process
// before and after, and what the beats take.
//   --streams 10000 --processes 2 --seconds 60
// Each stream is a file descriptor here and one at its server: `ulimit -n` has to allow for that.
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { LiveServers } from "./liveServers.ts";
import { loadNow } from "./usage.ts";

const { values } = parseArgs({
  options: {
    streams: { type: "string", default: "10000" },
    processes: { type: "string", default: "2" },
    seconds: { type: "string", default: "60" },
  },
});
const streams = Number(values.streams);
const seconds = Number(values.seconds);
const processes = Number(values.processes);
/** So many are made, and opened, at a time. */
const atATime = 20;

const servers = new LiveServers();
let beats = 0;
try {
  const people = (await servers.start(Math.ceil(streams / atATime), atATime, processes))
    .flatMap((team) => team.people)
    .slice(0, streams);
  await wait(2_000);
  const empty = servers.usage();
  const began = performance.now();
  for (let next = 0; next < people.length; next += atATime)
    await Promise.all(
      people.slice(next, next + atATime).map((person) =>
        servers.listen(person, ({ name }) => {
          if (name === "beat") beats += 1;
        }),
      ),
    );
  const took = (performance.now() - began) / 1_000;
  const opened = servers.usage();
  beats = 0;
  await wait(seconds * 1_000);
  const idle = servers.usage();
  console.log(`${streams} streams over ${processes} processes, opened in ${took.toFixed(0)} s, load ${loadNow()}.`);
  console.log(`${beats} beats in ${seconds} s, ${servers.failures} streams broke or were refused.`);
  console.log("process | MB before | MB with all open | MB afterwards | kB a stream | cores while idle");
  empty.forEach((before, each) => {
    const [after, last] = [opened[each]!, idle[each]!];
    const share = ((last.memory - before.memory) * 1_024) / (streams / processes);
    const columns = [before.memory, after.memory, last.memory].map((memory) => memory.toFixed(0));
    const cores = ((last.seconds - after.seconds) / seconds).toFixed(3);
    console.log([each + 1, ...columns, share.toFixed(1), cores].join(" | "));
  });
} finally {
  await servers.end();
}
process.exit(0);
