import { sampleDraft } from "@grantwright/api-client/mocks";
import { createDraftSaver } from "../src/features/drafts/DraftScreen/saving/draftSaver.ts";
import { openInputsJournal } from "../src/features/drafts/DraftScreen/saving/unsavedInputs.ts";

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Types into one section of a draft of so many sections of so many characters, and keeps every key on this device at once (in
 * the app keys that come at once are kept together). Gives what each key cost, in milliseconds, and whether both stores took the last.
 */
async function run(sections: number, characters: number, keys: number) {
  const text = "Neighbours run the gardens together. ".repeat(characters / 37 + 1).slice(0, characters);
  const draft = Object.fromEntries(
    Array.from({ length: sections }, (_, at) => [`s${at}`, { id: `s${at}`, userText: `${at} ${text}` }]),
  );
  const journal = openInputsJournal("ana", crypto.randomUUID());
  const saver = createDraftSaver({
    doc: { ...sampleDraft, draft },
    journal,
    save: () => new Promise<number>(() => {}),
  });
  await pause(100);
  const costs: number[] = [];
  for (let key = 0; key < keys; key++) {
    const typed = saver.current().texts.s1!;
    const from = performance.now();
    saver.update((inputs) => ({ ...inputs, texts: { ...inputs.texts, s1: `${typed}x` } }));
    saver.keep();
    costs.push(performance.now() - from);
    await pause(15);
  }
  await pause(200);
  const isKept = saver.getState().isBackedUp && JSON.stringify({ ...localStorage }).includes("x".repeat(keys));
  saver.pause();
  return { costs, isKept };
}

Object.assign(window, { bench: { run } });
