import { ApiError } from "../../packages/api-client/src/core/ApiError.ts";
import type { Schemas } from "../../packages/api-client/src/core/contract.ts";
import { sampleDraft } from "../../packages/api-client/src/docs/docs.mocks.ts";
import { vi } from "vitest";
import { sectionId, sectionKey, textOf, type DraftInputs } from "../../packages/domain/src/index.ts";
import type { BaseInputs } from "../../packages/app/src/autosave/draft/wire.ts";

/** The fields that are written in. */
export const fields = ["name", "needs", "methods"] as const;
export type Field = (typeof fields)[number];
type Texts = Record<Field, string>;

/** What becomes of the next saves. */
export type Network = "ok" | "slow" | "offline" | "failing" | "answerLost" | "requestLost";

const answersAfter = { ok: 150, slow: 2_500 };

/** The server: one document, its revisions, and everything that was ever committed. */
export class ModelServer {
  revision = 1;
  texts: Texts = { name: "", needs: "", methods: "" };
  /** All that it ever had. */
  committed: Texts[] = [this.texts];
  network: Network = "ok";

  commit(texts: Texts): void {
    this.texts = texts;
    this.revision += 1;
    this.committed.push(texts);
  }

  /** The document, as it is or as it once was. */
  document(revision = this.revision): Schemas["Document"] {
    const { name, needs, methods } = this.committed[Math.max(revision, 1) - 1]!;
    return {
      ...sampleDraft,
      revision: Math.max(revision, 1),
      name,
      draft: { needs: { id: "needs", userText: needs }, methods: { id: "methods", userText: methods } },
    };
  }

  /** Whether a text was ever committed in this field. */
  had = (field: Field, text: string): boolean => this.committed.some((texts) => texts[field] === text);

  /** A save as it goes through this network at this moment: the commit half way, the answer at the end. */
  save(inputs: DraftInputs, base: BaseInputs): Promise<number> {
    const { network } = this;
    const wait = network === "slow" ? answersAfter.slow : answersAfter.ok;
    const section = (id: string) => textOf(inputs, sectionKey(sectionId(id)));
    const sent = { name: inputs.head.name, needs: section("needs"), methods: section("methods") };
    return new Promise((answer, refuse) => {
      if (network === "offline") return void setTimeout(() => refuse(new ApiError(0, "", "/a/docs")), 10);
      if (network === "failing") return void setTimeout(() => refuse(new ApiError(503, "", "/a/docs")), wait);
      const loseAnswer = () => setTimeout(() => refuse(new DOMException("", "TimeoutError")), 60_000);
      if (network === "requestLost") return void loseAnswer();
      setTimeout(() => {
        if (base.revision !== this.revision) {
          const refusal = new ApiError(412, JSON.stringify(this.document()), "/a/docs");
          return network === "answerLost" ? void loseAnswer() : void setTimeout(() => refuse(refusal), wait / 2);
        }
        this.commit(sent);
        const { revision } = this;
        if (network === "answerLost") loseAnswer();
        else setTimeout(() => answer(revision), wait / 2);
      }, wait / 2);
    });
  }
}

/** The device: both stores, either of which may refuse, and the tabs that are open. */
export class ModelDevice {
  quick = new Map<string, string>();
  slow = new Map<string, string>();
  /** What local storage would be after a kill: it reaches the disk late. */
  private onDisk = new Map<string, string>();
  refusesQuick = false;
  refusesSlow = false;
  open = new Set<string>();

  /** Puts itself in the place of the browser's own. The slow store is stood in for by `idbKeyval`. */
  install(): void {
    const { quick } = this;
    const refuse = () => {
      if (this.refusesQuick) throw new DOMException("", "QuotaExceededError");
    };
    const storage = {
      getItem: (key: string) => quick.get(key) ?? null,
      setItem: (key: string, text: string) => (refuse(), void quick.set(key, text)),
      removeItem: (key: string) => void quick.delete(key),
    };
    const listed = new Proxy(storage, {
      ownKeys: () => [...quick.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
    vi.stubGlobal("localStorage", listed);
    vi.stubGlobal("navigator", {
      locks: { query: async () => ({ held: [...this.open].map((page) => ({ name: `grantwright.page.${page}` })) }) },
    });
  }

  /** The functions of idb-keyval, upon this device's slow store. */
  idbKeyval() {
    const work = <T>(job: () => T): Promise<T> =>
      new Promise((done, fail) => {
        setTimeout(() => {
          if (this.refusesSlow) fail(new DOMException("", "QuotaExceededError"));
          else done(job());
        }, 5);
      });
    return {
      get: (key: string) => work(() => this.slow.get(key)),
      set: (key: string, text: string) => work(() => void this.slow.set(key, text)),
      del: (key: string) => work(() => void this.slow.delete(key)),
      keys: () => work(() => [...this.slow.keys()]),
    };
  }

  /** Local storage reaches the disk. */
  settle(): void {
    this.onDisk = new Map(this.quick);
  }

  /** The browser is killed: local storage is again as it last reached the disk. */
  kill(): void {
    this.quick.clear();
    for (const [key, text] of this.onDisk) this.quick.set(key, text);
    this.open.clear();
  }
}
