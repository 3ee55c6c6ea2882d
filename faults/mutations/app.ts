import type { Protection } from "./protection.ts";

/** The model run: the draft's autosave and the journal under random faults. */
const model = { project: "unit" as const, file: "faults/model/model.test.ts" };
const unit = (file: string, name?: string) => ({
  project: "unit" as const,
  file: `packages/app/src/${file}.test.ts`,
  ...(name !== undefined && { name }),
});
const inDraft = (...faults: string[]) => faults.map((fault) => `${fault} · draft section · 1`);

const journal = "packages/app/src/autosave/journal/journal.ts";
const engine = "packages/app/src/autosave/createAutosave.ts";
const draftSync = "packages/app/src/autosave/draft/draftSync.ts";
const wholeSync = "packages/app/src/autosave/wholeSync.ts";
const wire = "packages/app/src/autosave/draft/wire.ts";
const useAutosave = "packages/app/src/autosave/useAutosave.ts";
const withPage = "packages/app/src/autosave/savedWithPage.ts";
const keptText = "packages/app/src/autosave/keptText.ts";
const keptTextSync = "packages/app/src/autosave/keptTextSync.ts";
const ofDraft = "autosave/draft/draftAutosave";
const ofTemplate = "features/templates/templateAutosave";

const onDevice: Protection[] = [
  {
    name: "the journal in local storage",
    file: journal,
    find: "quick: writeQuick(ownKey, text)",
    replace: "quick: true",
    tests: [model, unit("autosave/journal/journal")],
  },
  {
    name: "the journal in IndexedDB",
    file: journal,
    find: "slow: slowWrite(ownKey, text)",
    replace: "slow: Promise.resolve(true)",
    cases: inDraft("browser killed 0 s after the last key"),
  },
  {
    name: "an entry for each opening of a place",
    file: journal,
    find: "const ownKey = start + ownName;",
    replace: "const ownKey = `${start}one`;",
    tests: [model, unit("autosave/journal/journal")],
  },
  {
    name: "entries of pages that are open are left to them",
    file: journal,
    find: ' || open.has(entry.name.split("-")[0]!)',
    replace: "",
    tests: [model, unit("autosave/journal/journal")],
  },
  {
    name: "entries that cannot be read are set aside",
    file: journal,
    find: "if (writeQuick(quarantine + key.slice(prefix.length), text)) forget(key);",
    replace: "",
    tests: [unit("autosave/journal/journal", "sets aside")],
  },
  {
    name: "of two copies of an entry the newer one",
    file: journal,
    find: "entry.at >= (newest.get(entry.name)?.at ?? 0)",
    replace: "!newest.has(entry.name)",
    tests: [model, unit("autosave/journal/journal")],
  },
  {
    name: "entries are a person's own",
    file: journal,
    find: "const start = `${prefix}${userId}.${place}.`;",
    replace: "const start = `${prefix}${place}.`;",
    tests: [unit("autosave/journal/journal")],
  },
];

const draft: Protection[] = [
  {
    name: "a change of a draft is kept within 100 ms",
    file: engine,
    find: "keepTimer ??= setTimeout(keep, keepDelay);",
    replace: "",
    cases: inDraft("tab crash 1 s after the last key"),
  },
  {
    name: "a draft takes up what pages have left",
    file: engine,
    find: "  void look();",
    replace: "",
    cases: inDraft("tab crash 1 s after the last key"),
  },
  {
    name: "a draft's entry is forgotten once the server has it",
    file: draftSync,
    find: "if (pending(model) === undefined && model.conflicts.length === 0 && heldOf(model).size === 0) return undefined;",
    replace: "if (model.conflicts.length === 0) return undefined;",
    tests: [model],
    cases: inDraft("tab crash 1 s after the last key"),
  },
  {
    name: "one save of a draft at a time",
    file: engine,
    find: "if (running) return running;",
    replace: "",
    tests: [unit(ofDraft), model],
  },
  {
    name: "a draft saves by itself",
    file: engine,
    find: "if (!isPaused) saveTimer = setTimeout(() => void run(), after);",
    replace: "",
    tests: [model],
  },
  {
    name: "a failed save of a draft is tried again",
    file: engine,
    find: "schedule(retryDelay(failures, error));",
    replace: "",
    tests: [unit(ofDraft), model],
  },
  {
    name: "a draft is saved at once where the device keeps nothing",
    file: engine,
    find: "const delay = () => (state.isBackedUp ? autosaveDelay : 0);",
    replace: "const delay = () => autosaveDelay;",
    tests: [unit(ofDraft), model],
  },
  {
    name: "a newer revision is merged",
    file: draftSync,
    find: "  const { merged, conflicts } = mergeInputs(remote, changes);\n",
    replace:
      '  const { merged, conflicts } = { merged: model.local, conflicts: [] as ReturnType<typeof mergeInputs>["conflicts"] };\n',
    tests: [unit(ofDraft), model],
  },
  {
    name: "a conflict is kept until the person has chosen",
    file: draftSync,
    find: "[...entriesOf(model.contested).map(([key]) => key), ...heldOf(model).keys()].reduce(",
    replace: "[...heldOf(model).keys()].reduce(",
    tests: [unit(ofDraft), model],
  },
  {
    name: "an older document is never taken over",
    file: engine,
    find: "running || !sync.isNewer(state.model, remote)",
    replace: "running",
    tests: [unit(ofDraft), model],
  },
  {
    name: "what a conflict held back is sent when it settles by itself",
    file: engine,
    find: "      if (pending() !== undefined) schedule(delay());\n    },\n    look,",
    replace: "    },\n    look,",
    tests: [unit(ofDraft, "goes back to what it had")],
  },
  {
    name: "a draft says Saved only when the server has it",
    file: engine,
    find: 'set({ model: next, ...(isLate && { status: "unsaved" as const }) });',
    replace: "set({ model: next });",
    tests: [unit(ofDraft), model],
  },
  {
    name: "a text past its bound keeps no other from being saved",
    file: draftSync,
    find: "[...entriesOf(model.contested).map(([key]) => key), ...heldOf(model).keys()].reduce(",
    replace: "entriesOf(model.contested).map(([key]) => key).reduce(",
    tests: [unit(ofDraft, "past its bound")],
    cases: inDraft("one text over its bound"),
  },
  {
    name: "a text past its bound is kept on this device",
    file: draftSync,
    find: " && heldOf(model).size === 0) return undefined;",
    replace: ") return undefined;",
    tests: [unit(ofDraft, "past its bound")],
    cases: inDraft("one text over its bound"),
  },
  {
    name: "what the server refused is not sent again as it is",
    file: engine,
    find: "if (refused !== undefined && sync.isSame(refused, sending)) {",
    replace: "if (false) {",
    tests: [unit(ofDraft, "never sends again unchanged")],
  },
  {
    name: "a section may be called like an input of its own",
    file: "packages/domain/src/draft.ts",
    find: "export const headKey = (input: HeadInput): TextKey => `head.${input}`;",
    replace: "export const headKey = (input: HeadInput): TextKey => `section.${input}`;",
    tests: [unit(ofDraft, "whose id is")],
  },
  {
    name: "If-Match of a draft, from the app",
    file: "packages/app/src/autosave/draft/useDraftAutosave.ts",
    find: "{ ...options, revision: base.revision }",
    replace: "options",
    cases: inDraft("two members of a team", "two tabs on one field"),
  },
  {
    name: "a cleared field is sent as cleared",
    file: wire,
    find: "!userText && before[id]",
    replace: '!userText && before[id] === ""',
    cases: inDraft("field cleared"),
  },
  {
    name: "a draft that is left goes on being saved",
    file: useAutosave,
    find: "      autosave.keep();\n      void autosave.flush();\n      endOnceSaved();",
    replace: "      autosave.pause();",
    cases: inDraft("route change inside the debounce"),
  },
  {
    name: "a draft is sent before its proposal is asked for",
    file: "packages/app/src/features/drafts/DraftScreen/useDraftTasks.ts",
    find: "      await autosave.flush();\n",
    replace: "",
    // The button waits for the save, too.
    also: {
      file: "packages/app/src/features/drafts/DraftScreen/draftFacts.ts",
      find: "return isSaving ? copy.why.saving : undefined;",
      replace: "return undefined;",
    },
    cases: inDraft("generate while a save is in flight"),
  },
  {
    name: "Idempotency-Key of a generation",
    file: "packages/app/src/features/drafts/DraftScreen/useDraftTasks.ts",
    find: "{ revision: base.revision, idempotencyKey }",
    replace: "{ revision: base.revision }",
    cases: inDraft("answer to Generate lost after the commit"),
  },
  {
    name: "Generate takes one press",
    file: "packages/app/src/features/drafts/DraftScreen/GenerateBlock.tsx",
    find: "            isPending={isStarting}\n",
    replace: "",
    cases: inDraft("double click on Generate"),
  },
  {
    name: "nothing of one person is sent for another",
    file: useAutosave,
    find: 'if (isSomebodyElse()) throw new Error("Somebody else has signed in.");',
    replace: "",
    // An editor that is left under another's session does not go on either.
    also: {
      file: useAutosave,
      find: "      if (isSomebodyElse()) {\n        autosave.pause();\n        return end();\n      }\n",
      replace: "",
    },
    cases: inDraft("another member signs in"),
  },
  {
    name: "the app says for whom it sends",
    file: "packages/app/src/session/SessionProvider.tsx",
    find: "      userId: () => cache.getQueryData(meQueries.me(made).queryKey)?.id,\n",
    replace: "",
    cases: inDraft("another member's session, of which the page has not heard"),
  },
  {
    name: "a wizard's form stays while its template cannot be read again",
    file: "packages/app/src/components/Loaded.tsx",
    find: "!(isLive && query.isError)",
    replace: "!query.isError",
    cases: ["refetch fails while typing · wizard, template · 1"],
  },
];

const page: Protection[] = [
  {
    name: "words are kept when the page goes",
    file: withPage,
    find: '  window.addEventListener("pagehide", place.keep);\n',
    replace: "",
    tests: [unit("autosave/savedWithPage", "keeps at once")],
  },
  {
    name: "words are sent when the page is hidden",
    file: withPage,
    find: '  document.addEventListener("visibilitychange", onVisibility);\n',
    replace: "",
    tests: [unit("autosave/savedWithPage", "is hidden")],
  },
  {
    name: "a page warns where words would be lost",
    file: withPage,
    find: "if (place.isAtRisk()) event.preventDefault();",
    replace: "",
    tests: [unit("autosave/savedWithPage", "warns")],
  },
  {
    name: "words are sent when the network is back",
    file: withPage,
    find: '  window.addEventListener("online", tryAgain);\n',
    replace: "",
    tests: [unit("autosave/savedWithPage", "is back")],
  },
  {
    name: "words are sent before log-out and team switch",
    file: "packages/app/src/features/shell/AccountMenu.tsx",
    find: "const left = await flushUnsaved();",
    replace: "const left: Awaited<ReturnType<typeof flushUnsaved>> = [];",
    cases: inDraft("log-out while unsaved: none asked", "team switch while unsaved: none asked"),
  },
  {
    name: "words are discarded where the person says so",
    file: "packages/app/src/features/shell/AccountMenu.tsx",
    find: "        await forgetPerson(user.id);\n",
    replace: "",
    cases: inDraft("log-out: discard what an earlier page left"),
  },
  {
    name: "words are sent again after signing in again",
    file: "packages/app/src/session/SessionProvider.tsx",
    find: "    void flushUnsaved();\n",
    replace: "",
    cases: inDraft("401 while a save waits to be tried again"),
  },
  {
    name: "what was opened can be read without a network",
    file: "packages/app/src/offline/answers.ts",
    find: "sameOrigin && kept.test(url.pathname)",
    replace: "sameOrigin && url.pathname === kept.source",
    cases: inDraft("offline, edit, reload, online"),
  },
  {
    name: "log-out takes from the device what was kept for reading",
    file: "packages/app/src/browser/offline/keptAnswers.ts",
    find: "    await caches.delete(keptAnswers);\n",
    replace: "",
    cases: inDraft("log-out with words kept for reading without a network"),
  },
  {
    name: "a screen that breaks offers a way on",
    file: "packages/app/src/features/shell/ScreenBoundary.tsx",
    find: "    if (!error) return this.props.children;",
    replace: "    if (error) throw error;\n    if (!error) return this.props.children;",
    cases: inDraft("chunk 404 after a new deployment", "a render exception"),
  },
];

const sent: Protection[] = [
  {
    name: "words that a button sends are kept within 100 ms",
    file: engine,
    find: "keepTimer ??= setTimeout(keep, keepDelay);",
    replace: "",
    tests: [unit("autosave/keptText")],
    cases: ["tab crash 1 s after the last key · reply · 1"],
  },
  {
    name: "words that a button sends are taken up again",
    file: "packages/app/src/autosave/useKeptText.ts",
    find: "useEffect(() => void text.look(), [text]);",
    replace: "useEffect(() => {}, [text]);",
    // They are looked for when the place is opened, too.
    also: { file: engine, find: "  void look();", replace: "" },
    cases: ["tab crash 1 s after the last key · reply · 1"],
  },
  {
    name: "words are forgotten only once they were taken",
    file: keptTextSync,
    find: "model.typed === sent ? withTyped(model, undefined) : model",
    replace: "withTyped(model, undefined)",
    tests: [unit("autosave/keptText")],
  },
  {
    name: "the same words are sent under the same key",
    file: keptText,
    find: "sending?.words === words ? sending : { words, key: newIdempotencyKey() }",
    replace: "{ words, key: newIdempotencyKey() }",
    tests: [unit("autosave/keptText")],
    cases: ["sending fails: answer lost after the commit · reply · 1"],
  },
  {
    name: "Idempotency-Key of a reply",
    file: "packages/api-client/src/messages/messages.ts",
    find: '"replyToMessage", { ...creating(options), body }',
    replace: '"replyToMessage", { body }',
    cases: ["sending fails: answer lost after the commit · reply · 1"],
  },
  {
    name: "Idempotency-Key of a message",
    file: "packages/api-client/src/messages/messages.ts",
    find: '"sendMessage", { ...creating(options), body }',
    replace: '"sendMessage", { body }',
    cases: ["sending fails: answer lost after the commit · new message · 1"],
  },
  {
    name: "Idempotency-Key of a draft",
    file: "packages/api-client/src/drafts/drafts.ts",
    find: "...creating(options), body",
    replace: "body",
    cases: ["sending fails: answer lost after the commit · wizard, blank · 1"],
  },
  {
    name: "Idempotency-Key of a help request",
    file: "packages/api-client/src/help/help.ts",
    find: "...creating(options), body",
    replace: "body",
    cases: ["sending fails: answer lost after the commit · help request · 1"],
  },
  {
    name: "a call that is tried again has the same key",
    file: "packages/api-client/src/core/idempotency.ts",
    find: "keys.get(name) ?? newIdempotencyKey()",
    replace: "newIdempotencyKey()",
    tests: [{ project: "unit", file: "packages/api-client/src/core/idempotency.test.ts" }],
  },
  {
    name: "If-Match of a section, from the app",
    file: "packages/api-client/src/docs/docs.ts",
    find: '    headers: { "If-Match": `"${revision}"` },\n',
    replace: "",
    cases: ["changed elsewhere before it is sent · section edit · 1"],
  },
  {
    name: "what nobody was signed in for goes to who signs in first",
    file: keptText,
    find: "  await claimJournals(anonymous, userId);\n",
    replace: "",
    tests: [unit("autosave/keptText")],
  },
];

const template: Protection[] = [
  {
    name: "a change of a template is kept within 100 ms",
    file: engine,
    find: "keepTimer ??= setTimeout(keep, keepDelay);",
    replace: "",
    tests: [unit(ofTemplate)],
    cases: ["tab crash 1 s after the last key · template name · 1"],
  },
  {
    name: "a template takes up what pages have left",
    file: engine,
    find: "  void look();",
    replace: "",
    tests: [unit(ofTemplate)],
  },
  {
    name: "a template is saved over nobody's changes",
    file: wholeSync,
    find: "      if (remote !== undefined) return undefined;\n",
    replace: "",
    tests: [unit(ofTemplate)],
  },
  {
    name: "a failed save of a template is tried again",
    file: engine,
    find: "schedule(retryDelay(failures, error));",
    replace: "",
    tests: [unit(ofTemplate)],
  },
];

/** What the app does so that no word is lost and nothing untrue is said. */
export const appProtections: Protection[] = [...onDevice, ...draft, ...page, ...sent, ...template];
