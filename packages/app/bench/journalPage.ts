import { sampleDraft } from "@grantwright/api-client/mocks";
import { sectionId, sectionKey, textOf, withText } from "@grantwright/domain";
import { createDraftAutosave } from "../src/autosave/draft/draftAutosave.ts";
import { openDraftJournal } from "../src/autosave/draft/draftJournal.ts";
import { withLocal } from "../src/autosave/draft/draftSync.ts";
import { inputsOf } from "../src/autosave/draft/wire.ts";

const typedIn = sectionKey(sectionId("s1"));

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
  const autosave = createDraftAutosave({
    base: inputsOf({ ...sampleDraft, draft }),
    savedAt: new Date(),
    journal: openDraftJournal("ana", crypto.randomUUID()),
    send: () => new Promise<number>(() => {}),
  });
  await pause(100);
  const costs: number[] = [];
  for (let key = 0; key < keys; key++) {
    const typed = textOf(autosave.getState().model.local, typedIn);
    const from = performance.now();
    autosave.update((model) => withLocal(model, (inputs) => withText(inputs, typedIn, `${typed}x`)));
    autosave.keep();
    costs.push(performance.now() - from);
    await pause(15);
  }
  await pause(200);
  const isKept = autosave.getState().isBackedUp && JSON.stringify({ ...localStorage }).includes("x".repeat(keys));
  autosave.pause();
  return { costs, isKept };
}

Object.assign(window, { bench: { run } });
