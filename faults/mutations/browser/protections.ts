import type { Mutation } from "./mutate.ts";

/** Something in the product without which words can be lost, that only a real browser shows to be there. */
export interface Protection {
  /** What it does, in a few words. */
  name: string;
  /** How it is taken out. More than one where each wall holds without the other. */
  mutations: readonly Mutation[];
  /** The cases of `pnpm faults` that are not survived without it: each of them. */
  cases: readonly string[];
}

const autosave = "packages/app/src/autosave";
const client = "packages/api-client/src";
const drafts = "packages/app/src/features/drafts";
const shell = "packages/app/src/features/shell";
const session = "packages/app/src/session/SessionProvider.tsx";

const inDraft = (...faults: string[]) => faults.map((fault) => `${fault} · draft section · 1`);

/** At most twenty: what unit tests or flows of the server can notice is for them to notice. */
export const protections: readonly Protection[] = [
  {
    name: "the journal in IndexedDB",
    mutations: [{ file: `${autosave}/journal/slowStore.ts`, of: "slowWrite", returns: "Promise.resolve(true)" }],
    cases: inDraft("browser killed 0 s after the last key"),
  },
  {
    name: "words that a button sends are taken up again",
    mutations: [
      { file: `${autosave}/useKeptText.ts`, of: "useKeptText", call: "text.look", becomes: "undefined" },
      // They are looked for when the place is opened, too.
      { file: `${autosave}/createAutosave.ts`, of: "createAutosave", call: "look", becomes: "undefined" },
    ],
    cases: ["tab crash 1 s after the last key · reply · 1"],
  },
  {
    name: "a draft that is left goes on being saved",
    mutations: [{ file: `${autosave}/useAutosave.ts`, of: "goOnAlone", returns: "autosave.pause()" }],
    cases: inDraft("route change inside the debounce"),
  },
  {
    name: "nothing of one person is sent for another",
    mutations: [
      { file: `${autosave}/useAutosave.ts`, of: "useAutosave", condition: "isSomebodyElse", becomes: "false" },
    ],
    cases: inDraft("another member signs in"),
  },
  {
    name: "the app says for whom it sends",
    mutations: [{ file: session, of: "SessionProvider", without: "userId" }],
    cases: inDraft("another member's session, of which the page has not heard"),
  },
  {
    name: "words are sent again after signing in again",
    mutations: [{ file: session, of: "SessionWatch", call: "flushUnsaved", becomes: "undefined" }],
    cases: inDraft("401 while a save waits to be tried again"),
  },
  {
    name: "If-Match of a draft",
    mutations: [{ file: `${client}/docs/docs.ts`, of: "saveDoc", without: "If-Match" }],
    cases: inDraft("3 writers: the network of one is cut", "2 writers: the stream of one is cut for 15 minutes"),
  },
  {
    name: "If-Match of a section",
    mutations: [{ file: `${client}/docs/docs.ts`, of: "updateSection", without: "If-Match" }],
    cases: ["changed elsewhere before it is sent · section edit · 1"],
  },
  {
    name: "Idempotency-Key of what a button sends",
    mutations: [{ file: `${client}/core/idempotency.ts`, of: "creating", without: "Idempotency-Key" }],
    cases: ["reply", "new message", "wizard, blank", "help request"].map(
      (field) => `sending fails: answer lost after the commit · ${field} · 1`,
    ),
  },
  {
    name: "Idempotency-Key of a generation",
    mutations: [{ file: `${drafts}/DraftScreen/useDraftTasks.ts`, of: "useDraftTasks", without: "idempotencyKey" }],
    cases: inDraft("answer to Generate lost after the commit"),
  },
  {
    name: "a cleared field is sent as cleared",
    mutations: [{ file: `${autosave}/draft/wire.ts`, of: "saveBody", without: "clearedFieldIds" }],
    cases: inDraft("field cleared"),
  },
  {
    name: "a draft is sent before its proposal is asked for",
    mutations: [
      { file: `${drafts}/DraftScreen/useDraftTasks.ts`, of: "useDraftTasks", call: "autosave.flush", becomes: "true" },
      // The button waits for the save, too.
      { file: `${drafts}/DraftScreen/draftFacts.ts`, of: "confirmBlockedBy", condition: "isSaving", becomes: "false" },
    ],
    cases: inDraft("generate while a save is in flight"),
  },
  {
    name: "Generate takes one press",
    mutations: [{ file: `${drafts}/DraftScreen/GenerateBlock.tsx`, of: "GenerateBlock", without: "isPending" }],
    cases: inDraft("double click on Generate"),
  },
  {
    name: "a wizard's form stays while its template cannot be read again",
    mutations: [
      {
        file: "packages/app/src/components/Loaded.tsx",
        of: "Loaded",
        condition: "isLive",
        becomes: "query.data !== undefined && !query.isError",
      },
    ],
    cases: ["refetch fails while typing · wizard, template · 1"],
  },
  {
    name: "words are sent before log-out and team switch",
    mutations: [{ file: `${shell}/AccountMenu.tsx`, of: "AccountMenu", call: "flushUnsaved", becomes: "[]" }],
    cases: inDraft("log-out while unsaved: none asked"),
  },
  {
    name: "words are discarded where the person says so",
    mutations: [{ file: `${shell}/AccountMenu.tsx`, of: "AccountMenu", call: "forgetPerson", becomes: "undefined" }],
    cases: inDraft("log-out: discard what an earlier page left"),
  },
  {
    name: "log-out takes from the device what was kept for reading",
    mutations: [{ file: "packages/app/src/browser/offline/keptAnswers.ts", of: "forgetAnswers", returns: "undefined" }],
    cases: inDraft("log-out with words kept for reading without a network"),
  },
  {
    name: "what was opened can be read without a network",
    mutations: [{ file: "packages/app/src/offline/answers.ts", of: "readWithoutNetwork", returns: "undefined" }],
    cases: inDraft("offline, edit, reload, online"),
  },
  {
    name: "a screen that breaks offers a way on",
    mutations: [
      {
        file: "packages/app/src/components/ScreenBoundary/ScreenBoundary.tsx",
        of: "ScreenBoundary.getDerivedStateFromError",
        returns: "{}",
      },
    ],
    cases: inDraft("chunk 404 after a new deployment", "a render exception"),
  },
  {
    name: "who signs in again hears of the others again",
    mutations: [
      {
        file: "packages/app/src/live/usePeopleHere.ts",
        of: "usePeopleHere",
        call: "presence.current?.wake",
        becomes: "undefined",
      },
    ],
    cases: inDraft("2 writers: the session of one ends under the open draft"),
  },
];
