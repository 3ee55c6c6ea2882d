import type { Locator, Page } from "playwright";
import type { Doc } from "../fields/draft.ts";
import { filled } from "../fields/proposal.ts";
import { until, type Scene } from "../harness/scene.ts";
import type { WireRequest } from "../harness/wire.ts";
import type { Fault } from "./fault.ts";

const isGenerate = ({ method, path, body }: WireRequest) =>
  method === "POST" && path.endsWith("/a/docs") && (JSON.parse(body) as { generate: boolean }).generate;

const docOf = (scene: Scene) => scene.person.ask<Doc>("GET", `/a/docs/${scene.place.id}`);

/** Fills every section but for the words of this case, and opens the draft with its confirmation ticked. */
async function openReady(scene: Scene): Promise<Page> {
  await scene.person.ask("POST", "/a/docs", filled(await docOf(scene), false));
  const page = await scene.open();
  await page.getByText("I confirm that the information above is accurate and complete.").click({ force: true });
  return page;
}

interface Credits {
  credits: { proposals: number };
  freeCredits: { welcome?: number };
}

const generateButton = (page: Page): Locator => page.getByRole("button", { name: "Generate", exact: true });
const progress = (page: Page): Locator => page.getByRole("dialog", { name: /proposal/ });

/** Presses Generate as soon as it can be pressed. */
async function generate(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll("button")];
    const button = buttons.find(({ textContent }) => textContent === "Generate");
    return button !== undefined && button.getAttribute("aria-disabled") !== "true" && !button.disabled;
  });
  await generateButton(page).click();
}

/** Waits until no task works on the draft, and checks that what was charged is what was written. */
async function expectOneCharge(scene: Scene, mostVersions = 1): Promise<void> {
  let doc: Doc | undefined;
  const isOver = await until(async () => {
    doc = await docOf(scene);
    return doc.activeTaskId === null;
  }, 60_000);
  scene.expect(isOver, "the task never ended");
  const versions = doc?.versions.length ?? 0;
  const { credits, freeCredits } = await scene.person.ask<Credits>("GET", "/a/me");
  const spent = 3 - credits.proposals - (freeCredits.welcome ?? 0);
  scene.expect(versions <= mostVersions, `${versions} proposals were written`);
  scene.expect(spent === versions, `${spent} credits were spent for ${versions} proposals`);
}

async function expectWritten(scene: Scene, page: Page): Promise<void> {
  await progress(page).waitFor();
  await expectOneCharge(scene);
  scene.expect((await docOf(scene)).versions.length === 1, "no proposal was written");
}

/** A proposal that was asked for was never refused, as it is where the draft that is meant is not the one that the server has. */
function expectNoRefusal(scene: Scene): void {
  const refused = scene.wire.answered.find((each) => isGenerate(each) && each.status !== 200);
  scene.expect(refused === undefined, `the proposal was refused with ${refused?.status}`);
}

const ofDraft = (name: string, play: Fault["play"], more: Partial<Fault> = {}): Fault => ({
  name,
  isFor: (field) => field.isInDraft === true && field.isSample === true,
  play,
  ...more,
});

const whileSaving = ofDraft("generate while a save is in flight", async (scene) => {
  const page = await openReady(scene);
  const answered = Promise.withResolvers<void>();
  const saving = scene.wire.disturb(scene.place.isSave, { kind: "late answer", until: answered.promise }, 1);
  await scene.write(page);
  await saving.first;
  void scene.wait(2_000).then(answered.resolve);
  await generateButton(page).click({ force: true });
  // A press while it is being saved counts for nothing.
  const isStarted = await until(() => progress(page).isVisible(), 3_000);
  if (!isStarted) await generate(page);
  await expectWritten(scene, page);
  expectNoRefusal(scene);
});

const beforeSave = ofDraft("generate right after the last key", async (scene) => {
  const page = await openReady(scene);
  await scene.write(page);
  await generate(page);
  await expectWritten(scene, page);
});

const doubleClick = ofDraft("double click on Generate", async (scene) => {
  const page = await openReady(scene);
  await scene.write(page);
  await scene.waitForServer(page);
  const passedOn = Promise.withResolvers<void>();
  const asked = scene.wire.disturb(isGenerate, { kind: "late request", until: passedOn.promise });
  void asked.first.then(() => scene.wait(600)).then(passedOn.resolve);
  await page.waitForFunction(() => document.querySelector("p[data-state]")?.getAttribute("data-state") === "saved");
  await generateButton(page).dblclick();
  await generateButton(page)
    .click({ force: true, timeout: 500 })
    .catch(() => {});
  await expectWritten(scene, page);
  scene.expect(asked.met === 1, `a proposal was asked for ${asked.met} times`);
});

const lostAnswer = ofDraft("answer to Generate lost after the commit", async (scene) => {
  const page = await openReady(scene);
  await scene.write(page);
  await scene.waitForServer(page);
  const lost = scene.wire.disturb(isGenerate, { kind: "lost answer" }, 1);
  await generate(page);
  await lost.first;
  // Chromium itself asks once more where the connection had been used before; elsewhere the person does.
  const isStarted = await until(() => progress(page).isVisible(), 3_000);
  if (!isStarted) await generate(page);
  await expectWritten(scene, page);
  expectNoRefusal(scene);
});

const reloaded = ofDraft("reload with the dialog open", async (scene) => {
  const page = await openReady(scene);
  await scene.write(page);
  await generate(page);
  await progress(page).waitFor();
  await page.reload();
  await expectOneCharge(scene);
});

const isPoll = ({ method, path }: WireRequest) => method === "GET" && /\/a\/tasks\/[0-9a-f]{24}$/.test(path);

const pollFailing = ofDraft("poll failing", async (scene) => {
  const page = await openReady(scene);
  await scene.write(page);
  const failing = scene.wire.disturb(isPoll, { kind: "answer", status: 500 });
  await generate(page);
  await page.getByText("The connection is lost.").waitFor();
  failing.stop();
  await page.waitForURL(/\/docs\/[0-9a-f]{24}$/, { timeout: 40_000 });
  await expectOneCharge(scene);
});

const stuck = ofDraft("task stuck", async (scene) => {
  const page = await openReady(scene);
  await scene.write(page);
  const body = {
    id: "0".repeat(24),
    kind: "proposal",
    status: "running",
    percentComplete: 10,
    history: [],
    message: "",
  };
  scene.wire.disturb(isPoll, { kind: "answer", status: 200, body: JSON.stringify(body) });
  await generate(page);
  await progress(page).waitFor();
  await page.getByRole("button", { name: "Leave it running" }).click();
  await page.waitForURL(/\/drafts$/);
  await expectOneCharge(scene);
});

const serverKilled = ofDraft(
  "server killed while it writes the proposal",
  async (scene) => {
    const page = await openReady(scene);
    await scene.write(page);
    await generate(page);
    await progress(page).waitFor();
    await scene.wait(scene.random.between(0, 1_500));
    await scene.server.stop("SIGKILL");
    await scene.server.start();
    await expectOneCharge(scene);
  },
  { stage: "own server", env: { WRITER_PACE_MS: "250" }, seeds: 3 },
);

/** What goes wrong while a proposal is asked for and written. */
export const generationFaults: Fault[] = [
  whileSaving,
  beforeSave,
  doubleClick,
  lostAnswer,
  reloaded,
  pollFailing,
  stuck,
  serverKilled,
];
