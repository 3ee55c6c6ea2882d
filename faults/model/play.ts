import { vi } from "vitest";
import { headKey, sectionId, sectionKey, textOf, withText, type DraftInputs } from "../../packages/domain/src/index.ts";
import { createDraftAutosave, type DraftAutosave } from "../../packages/app/src/autosave/draft/draftAutosave.ts";
import { openDraftJournal, type DraftJournal } from "../../packages/app/src/autosave/draft/draftJournal.ts";
import { withChoice, withLocal } from "../../packages/app/src/autosave/draft/draftSync.ts";
import type { Choice } from "../../packages/app/src/autosave/sync.ts";
import { inputsOf } from "../../packages/app/src/autosave/draft/wire.ts";
import { fields, type Field, type ModelDevice, type ModelServer, type Network } from "./world.ts";

/** What may happen next. `page`: which of the open tabs it happens in, counted round. */
export type Action =
  | { do: "type"; page: number; field: Field }
  | { do: "clear"; page: number; field: Field }
  | { do: "tick"; ms: number }
  | { do: "network"; network: Network }
  | { do: "stores"; refuses: "none" | "quick" | "slow" | "both" }
  | { do: "openTab" }
  | { do: "reload" | "crash" | "leaveEditor" | "flush" | "refetch" | "lateAnswer"; page: number }
  | { do: "killBrowser" }
  | { do: "settle"; page: number; choice: Choice }
  | { do: "changeElsewhere"; field: Field };

interface Token {
  word: string;
  field: Field;
  /** When it was typed. */
  at: number;
}

interface Page {
  id: string;
  autosave: DraftAutosave;
  isOver: boolean;
  openedAt: number;
  typed: Token[];
}

/** A broken promise: what was lost, or what was said and was not so. */
class BrokenPromise extends Error {
  override name = "BrokenPromise";
}

/** What stands for a field where sections and other inputs stand together. */
const keyOf = (field: Field) => (field === "name" ? headKey("name") : sectionKey(sectionId(field)));

const localOf = ({ autosave }: Pick<Page, "autosave">): DraftInputs => autosave.getState().model.local;
const conflictsOf = ({ autosave }: Pick<Page, "autosave">) => autosave.getState().model.conflicts;
const write = ({ autosave }: Page, change: (inputs: DraftInputs) => DraftInputs): void =>
  autosave.update((model) => withLocal(model, change));

/** Plays actions upon the real autosave and the real journal, and holds them to the promise. */
export class Play {
  private pages: Page[] = [];
  private count = 0;
  /** The words that have to be somewhere, because they were on the screen long enough and nobody took them away. */
  private owed = new Set<Token>();
  private hasOthers = false;
  private slowRefusedUntil = 0;
  private lastFetched;
  private readonly server: ModelServer;
  private readonly device: ModelDevice;

  constructor(server: ModelServer, device: ModelDevice) {
    this.server = server;
    this.device = device;
    this.lastFetched = server.document();
    this.openTab();
  }

  private openTab(): void {
    const id = `p${++this.count}`;
    this.device.open.add(id);
    this.mount({ id, isOver: false, typed: [] });
  }

  /** Opens the editor in a tab. Without a network the document is as it was last read. */
  private mount(page: Omit<Page, "autosave" | "openedAt">): void {
    if (this.server.network !== "offline") this.lastFetched = this.server.document();
    const journal = openDraftJournal("ana", "doc", page.id);
    // A page that is gone writes nothing and hears nothing; what it had sent may still arrive.
    const whileOpen: DraftJournal = {
      found: () => (page.isOver ? new Promise(() => {}) : journal.found()),
      write: (value) => (page.isOver ? { quick: false, slow: new Promise(() => {}) } : journal.write(value)),
      clear: () => page.isOver || journal.clear(),
      forget: (name) => page.isOver || journal.forget(name),
    };
    const autosave = createDraftAutosave({
      base: inputsOf(this.lastFetched),
      savedAt: new Date(this.lastFetched.updatedAt),
      journal: whileOpen,
      send: async (inputs, base) => {
        if (page.isOver) return new Promise<number>(() => {});
        const revision = await this.server.save(inputs, base);
        // The page puts what was saved in the place of what was kept for reading without a network.
        if (!page.isOver) this.lastFetched = this.server.document();
        return page.isOver ? new Promise<number>(() => {}) : revision;
      },
    });
    autosave.start();
    this.pages.push(Object.assign(page, { autosave, openedAt: Date.now() }));
  }

  private page(index: number): Page | undefined {
    const open = this.pages.filter(({ isOver }) => !isOver);
    return open[index % open.length];
  }

  /** What of a page's words nobody can hold us to: not long enough on the screen, or said to be kept nowhere. */
  private excuse({ autosave, typed }: Page): void {
    const { isBackedUp } = autosave.getState();
    // Nothing was kept, and what is on its way may still arrive: the next page cannot know it for its own.
    if (!isBackedUp || this.device.refusesSlow) this.hasOthers = true;
    for (const token of typed) {
      // What was sent before the device had it may arrive, and the next page cannot know it for its own.
      if (Date.now() - token.at < 100) this.hasOthers = true;
      if (!isBackedUp || Date.now() - token.at < 100) {
        if (!this.wasCommitted(token)) this.owed.delete(token);
      }
    }
  }

  private wasCommitted = ({ word, field }: Token) => this.server.committed.some((texts) => texts[field].includes(word));

  private close(page: Page): void {
    page.isOver = true;
    this.device.open.delete(page.id);
    this.pages = this.pages.filter((other) => other !== page);
  }

  /** The person, or another one, takes these words away on purpose. */
  private takeAway(text: string): void {
    for (const token of this.owed) if (text.includes(token.word)) this.owed.delete(token);
  }

  async perform(action: Action): Promise<void> {
    const page = "page" in action ? this.page(action.page) : undefined;
    switch (action.do) {
      case "type": {
        if (!page) return;
        const token: Token = { word: `<${++this.count}>`, field: action.field, at: Date.now() };
        const key = keyOf(token.field);
        write(page, (inputs) => withText(inputs, key, textOf(inputs, key) + token.word));
        page.typed.push(token);
        this.noteHaste(page);
        this.owed.add(token);
        return;
      }
      case "clear":
        if (!page) return;
        this.takeAway(textOf(localOf(page), keyOf(action.field)));
        this.noteHaste(page);
        return write(page, (inputs) => withText(inputs, keyOf(action.field), ""));
      case "tick":
        await vi.advanceTimersByTimeAsync(action.ms);
        if (action.ms >= 1_000) this.device.settle();
        return;
      case "network":
        this.server.network = action.network;
        return;
      case "stores":
        this.noteRefusal();
        this.device.refusesQuick = ["quick", "both"].includes(action.refuses);
        this.device.refusesSlow = ["slow", "both"].includes(action.refuses);
        return;
      case "openTab":
        if (this.pages.length < 3) this.openTab();
        return;
      case "reload":
        if (!page) return;
        page.autosave.keep();
        this.excuse(page);
        this.close(page);
        return this.openTab();
      case "crash":
        if (!page) return;
        this.excuse(page);
        this.close(page);
        return this.openTab();
      case "leaveEditor":
        if (!page) return;
        // The saver goes on, and an editor that is opened anew takes it over.
        page.autosave.keep();
        void page.autosave.flush();
        return;
      case "killBrowser":
        this.noteRefusal();
        // Local storage reaches the disk late: what the slow store refused may be lost with the browser.
        for (const token of this.owed)
          if (this.slowRefusedUntil >= token.at && !this.wasCommitted(token)) this.owed.delete(token);
        for (const open of this.pages.slice()) {
          this.excuse(open);
          this.close(open);
        }
        this.device.kill();
        return this.openTab();
      case "flush":
        void page?.autosave.flush();
        return;
      case "refetch":
        if (page && this.server.network !== "offline") page.autosave.receive(inputsOf(this.server.document()));
        return;
      case "lateAnswer":
        // What was asked for before the last save, and is answered after it.
        return page?.autosave.receive(inputsOf(this.server.document(this.server.revision - 1)));
      case "settle": {
        const conflict = page && conflictsOf(page)[0];
        if (!page || !conflict) return;
        this.takeAway(action.choice === "local" ? conflict.remote : textOf(localOf(page), conflict.key));
        return page.autosave.choose((model) => withChoice(model, conflict, action.choice));
      }
      case "changeElsewhere": {
        const texts = { ...this.server.texts };
        const word = `<${++this.count}>`;
        texts[action.field] += word;
        this.hasOthers = true;
        this.owed.add({ word, field: action.field, at: Date.now() });
        return this.server.commit(texts);
      }
    }
  }

  /** Who types before the device was asked what it keeps is shown both versions. */
  private noteHaste({ openedAt }: Page): void {
    if (Date.now() - openedAt < 50) this.hasOthers = true;
  }

  private noteRefusal(): void {
    if (this.device.refusesSlow) this.slowRefusedUntil = Date.now();
  }

  /** What a page shows, conflict copies among it. */
  private shown = (page: Page, field: Field): string[] => [
    textOf(localOf(page), keyOf(field)),
    ...conflictsOf(page)
      .filter(({ key }) => key === keyOf(field))
      .map(({ remote }) => remote),
  ];

  /** Never "Saved" before the server has had what the screen shows. */
  checkSaid(): void {
    for (const page of this.pages) {
      const { status } = page.autosave.getState();
      if (status !== "saved" || conflictsOf(page).some(({ from }) => from === "server")) continue;
      for (const field of fields) {
        const text = textOf(localOf(page), keyOf(field));
        if (!this.server.had(field, text))
          throw new BrokenPromise(`"Saved" was shown while the server never had ${field} ${JSON.stringify(text)}`);
      }
    }
  }

  /** One person in one tab, and nobody else: there is nothing to choose between. */
  checkNoFalseAlarm(): void {
    const [page] = this.pages;
    const conflict = page && conflictsOf(page)[0];
    if (conflict && !this.hasOthers)
      throw new BrokenPromise(`A conflict with oneself was shown: ${JSON.stringify(conflict)}`);
  }

  noteTabs(): void {
    if (this.device.open.size > 1) this.hasOthers = true;
  }

  /** Where the network is well, and nothing is to be chosen, words are on the server without anybody doing anything. */
  private checkSavedByItself(page: Page): void {
    const { status } = page.autosave.getState();
    if (status !== "saved" && conflictsOf(page).length === 0)
      throw new BrokenPromise(`Nothing was saved for two minutes, and "${status}" is shown.`);
  }

  /** All is well again; the person opens the draft once more. Every word that is owed has to be there. */
  async checkNothingLost(): Promise<void> {
    this.server.network = "ok";
    this.device.refusesQuick = this.device.refusesSlow = false;
    await vi.advanceTimersByTimeAsync(120_000);
    for (const page of this.pages) this.checkSavedByItself(page);
    for (const page of this.pages.slice()) {
      page.autosave.keep();
      this.excuse(page);
      this.close(page);
    }
    this.openTab();
    await vi.advanceTimersByTimeAsync(120_000);
    const [last] = this.pages;
    for (const { word, field } of this.owed) {
      const places = [this.server.texts[field], ...this.shown(last!, field)];
      if (!places.some((text) => text.includes(word)))
        throw new BrokenPromise(`${field}: ${word} is lost. Found: ${JSON.stringify(places)}`);
    }
    this.close(last!);
  }
}
