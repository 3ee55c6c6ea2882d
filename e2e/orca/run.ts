// `pnpm test:orca`, before a release: what Orca says on the main job, in Firefox, by the keyboard alone, against the built app and a real server.
//   --only <text>        stops after the first step with this text in its name
//   --transcript <file>  writes down what was said
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { within, type Driver } from "../browsers/driver.ts";
import { firefoxWithWindow } from "../browsers/firefox.ts";
import { TestServer } from "../support/server.ts";
import { Listener } from "./listener.ts";
import { missingPrograms, ScreenReader } from "./screenReader.ts";
import { steps } from "./walk.ts";

/** The longest that a step may take, on a machine that does much else. */
const stepLimit = 120_000;

const { values } = parseArgs({ options: { only: { type: "string" }, transcript: { type: "string" } } });
const missing = missingPrograms() ?? firefoxWithWindow(process.env).missing();
if (missing !== undefined) {
  console.log(`Not heard, as something is missing here: ${missing}`);
  process.exit(0);
}
const { only } = values;
const asked = only === undefined ? steps : steps.slice(0, steps.findIndex((step) => step.name.includes(only)) + 1);
if (asked.length === 0) throw new Error(`No step has “${only}” in its name.`);

const transcript: string[] = [];
const reader = await ScreenReader.start();
const listener = new Listener(reader);
const server = new TestServer();
let driver: Driver | undefined;
let isHeard = true;
try {
  await server.start();
  driver = await firefoxWithWindow(reader.env).start();
  transcript.push(`# What Orca says on the main job`, "", `${driver.version}, Orca on a display of its own.`);
  for (const step of asked) {
    const began = Date.now();
    const seconds = () => `${((Date.now() - began) / 1_000).toFixed(1)} s`;
    listener.begin();
    transcript.push("", `## ${step.name}`, "");
    try {
      await within(stepLimit, step.run({ driver, listener, server }), () => new Error("It took too long."));
      await listener.end();
      console.log(`ok     ${step.name} (${seconds()})`);
    } catch (error) {
      isHeard = false;
      console.log(`FAILED ${step.name} (${seconds()})\n       ${String(error)}`);
      for (const line of listener.said().slice(-40)) console.log(`       | ${line}`);
      await driver.picture("test-results/orca.png").catch(console.log);
      break;
    } finally {
      transcript.push(...listener.said().map((line) => `- ${line}`));
    }
  }
} finally {
  await driver?.end();
  await server.end();
  reader.end();
  if (values.transcript !== undefined) writeFileSync(values.transcript, `${transcript.join("\n")}\n`);
}
console.log(isHeard ? "Heard to its end." : "Not heard to its end.");
process.exit(isHeard ? 0 : 1);
