// `pnpm test:firefox`, `pnpm test:webkit`: walks the main job in another browser than Chromium, against the built app and a real server.
//   --only <text>  stops after the first step with this text in its name
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Deployments } from "../support/deployments.ts";
import { TestServer } from "../support/server.ts";
import { DriverHangs, within, type Driver, type Engine } from "./driver.ts";
import { firefox } from "./firefox.ts";
import { steps, type Step, type Walk } from "./walk.ts";
import { webkit } from "./webkit.ts";

const engines: Record<string, Engine> = { firefox, webkit };

/** The longest that a step may take, on a machine that does much else. */
const stepLimit = 150_000;

/** What is told in the console while the network is away, and is no error: by us, and by Firefox of a stream that it opens again. */
const expectedWithoutNetwork =
  /could not be saved; it is kept on this device|(can.t establish a connection|connection .* was interrupted).*\/api\/a\/live/;

/** What Firefox tells of each stream that is open when a page goes. */
const expectedAtLeaving = /connection .*\/api\/a\/live.* was interrupted while the page was loading/;

const {
  positionals,
  values: { only },
} = parseArgs({ allowPositionals: true, options: { only: { type: "string" } } });
const name = positionals[0] ?? "";
const engine = engines[name];
if (!engine) throw new Error(`Which browser: ${Object.keys(engines).join(" or ")}?`);
const missing = engine.missing();
if (missing !== undefined) {
  console.log(`Not walked, as there is no such browser here: ${missing}`);
  process.exit(0);
}

/** The steps that are walked: each stands on those before it. */
const asked = only === undefined ? steps : steps.slice(0, steps.findIndex((step) => step.name.includes(only)) + 1);
if (asked.length === 0) throw new Error(`No step has “${only}” in its name.`);

/** A copy of the built app whose pages keep their problems from their first script on. */
function appThatKeeps(keepProblems: () => void): Deployments {
  const app = new Deployments();
  const page = join(app.folder, "index.html");
  const script = `<head><script nonce="__CSP_NONCE__">(${keepProblems})()</script>`;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace("<head>", () => script),
  );
  return app;
}

/** Takes one step. Fails where it does not come to its end in time, or the page has had a problem. */
async function take(step: Step, walk: Walk): Promise<void> {
  await within(stepLimit, step.run(walk), () => new Error(`It took longer than ${stepLimit / 1_000} s.`));
  const problems = (await walk.driver.problems()).filter(
    (problem) => !expectedAtLeaving.test(problem) && !(step.isWithoutNetwork && expectedWithoutNetwork.test(problem)),
  );
  if (problems.length > 0) throw new Error(`The page had problems:\n${problems.join("\n")}`);
}

const seconds = (since: number) => `${((Date.now() - since) / 1_000).toFixed(1)} s`;

/** Walks the steps that are asked for with a server and a browser of its own. True where all were taken. */
async function play(engine: Engine): Promise<boolean> {
  const app = engine.inPage && appThatKeeps(engine.inPage);
  const server = app ? new TestServer({ E2E_APP_FOLDER: app.folder }, true) : new TestServer();
  let driver: Driver | undefined;
  try {
    await server.start();
    driver = await engine.start();
    console.log(driver.version);
    for (const step of asked) {
      if (step.needs && !driver[step.needs.ability]) {
        console.log(`-      ${step.name}: not walked, ${step.needs.else}`);
        continue;
      }
      const began = Date.now();
      try {
        await take(step, { driver, server });
      } catch (error) {
        if (error instanceof DriverHangs) throw error;
        console.log(`FAILED ${step.name} (${seconds(began)})\n       ${String(error)}`);
        await tellWhere(driver);
        return false;
      }
      console.log(`ok     ${step.name} (${seconds(began)})`);
    }
    return true;
  } finally {
    await driver?.end();
    await server.end();
    app?.end();
  }
}

/** Tells what had gone wrong besides and where the page stands, as far as the browser can still say. */
async function tellWhere(driver: Driver): Promise<void> {
  mkdirSync("test-results", { recursive: true });
  const path = `test-results/${name}.png`;
  const tell = async () => {
    for (const problem of await driver.problems()) console.log(`       ${problem}`);
    await driver.picture(path);
    console.log(`       ${await driver.ask(() => location.href)}, ${path}`);
  };
  await within(10_000, tell(), () => new Error("It does not say where it stands.")).catch(console.log);
}

const began = Date.now();
let isWalked: boolean;
try {
  isWalked = await play(engine);
} catch (error) {
  if (!(error instanceof DriverHangs)) throw error;
  console.log(`${error.message} Once more, from the beginning.`);
  isWalked = await play(engine);
}
console.log(`${isWalked ? "Walked" : "Not walked to its end"} in ${seconds(began)}.`);
process.exit(isWalked ? 0 : 1);
