import type { Protection } from "./protection.ts";

/** The model run: the draft's saver and the journal under random faults. */
const model = { project: "unit" as const, file: "faults/model/model.test.ts" };
const unit = (file: string, name?: string) => ({
  project: "unit" as const,
  file: `packages/app/src/${file}.test.ts`,
  ...(name !== undefined && { name }),
});
const inDraft = (...faults: string[]) => faults.map((fault) => `${fault} · draft section · 1`);

const journal = "packages/app/src/browser/journal/journal.ts";
const saver = "packages/app/src/features/drafts/DraftScreen/saving/draftSaver.ts";
const words = "packages/app/src/features/drafts/DraftScreen/saving/draftWords.ts";
const useSaver = "packages/app/src/components/saving/useSaver.ts";
const useDraftSaver = "packages/app/src/features/drafts/DraftScreen/saving/useDraftSaver.ts";
const withPage = "packages/app/src/browser/savedWithPage.ts";
const keptText = "packages/app/src/browser/keptText.ts";
const templateSaver = "packages/app/src/features/templates/templateSaver.ts";

const onDevice: Protection[] = [
  {
    name: "the journal in local storage",
    file: journal,
    find: "quick: writeQuick(ownKey, text)",
    replace: "quick: true",
    tests: [model, unit("browser/journal/journal")],
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
    tests: [model, unit("browser/journal/journal")],
  },
  {
    name: "entries of pages that are open are left to them",
    file: journal,
    find: ' || open.has(entry.name.split("-")[0]!)',
    replace: "",
    tests: [model, unit("browser/journal/journal")],
  },
  {
    name: "entries that cannot be read are set aside",
    file: journal,
    find: "if (writeQuick(quarantine + key.slice(prefix.length), text)) forget(key);",
    replace: "",
    tests: [unit("browser/journal/journal", "sets aside")],
  },
  {
    name: "of two copies of an entry the newer one",
    file: journal,
    find: "entry.at >= (newest.get(entry.name)?.at ?? 0)",
    replace: "!newest.has(entry.name)",
    tests: [model, unit("browser/journal/journal")],
  },
  {
    name: "entries are a person's own",
    file: journal,
    find: "const start = `${prefix}${userId}.${place}.`;",
    replace: "const start = `${prefix}${place}.`;",
    tests: [unit("browser/journal/journal")],
  },
];

const draft: Protection[] = [
  {
    name: "a change of a draft is kept within 100 ms",
    file: saver,
    find: "keepTimer ??= setTimeout(keep, keepDelay);",
    replace: "",
    cases: inDraft("tab crash 1 s after the last key"),
  },
  {
    name: "a draft takes up what pages have left",
    file: saver,
    find: "  void restore();",
    replace: "  void restore;",
    cases: inDraft("tab crash 1 s after the last key"),
  },
  {
    name: "a draft's entry is forgotten once the server has it",
    file: words,
    find: "if (isSent(words) && words.conflicts.length === 0 && heldOf(words).size === 0) return undefined;",
    replace: "if (words.conflicts.length === 0) return undefined;",
    tests: [model],
    cases: inDraft("tab crash 1 s after the last key"),
  },
  {
    name: "one save of a draft at a time",
    file: saver,
    find: "if (running) return running;",
    replace: "",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver"), model],
  },
  {
    name: "a draft saves by itself",
    file: saver,
    find: "if (!isPaused) saveTimer = setTimeout(() => void run(), after);",
    replace: "",
    tests: [model],
  },
  {
    name: "a failed save of a draft is tried again",
    file: saver,
    find: "schedule(retryDelay(failures, error));",
    replace: "",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver"), model],
  },
  {
    name: "a draft is saved at once where the device keeps nothing",
    file: saver,
    find: "const delay = () => (state.isBackedUp ? autoSaveDelay : 0);",
    replace: "const delay = () => autoSaveDelay;",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver"), model],
  },
  {
    name: "a newer revision is merged",
    file: saver,
    find: "takeOver(inputsOf(now));",
    replace: "words = withBase(words, inputsOf(now));",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver"), model],
  },
  {
    name: "a conflict is kept until the person has chosen",
    file: words,
    find: "[...Object.keys(words.unsettled), ...heldOf(words).keys()].reduce(",
    replace: "[...heldOf(words).keys()].reduce(",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver"), model],
  },
  {
    name: "an older document is never taken over",
    file: saver,
    find: "newer.revision <= words.base.revision || running",
    replace: "running",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver"), model],
  },
  {
    name: "what a conflict held back is sent when it settles by itself",
    file: saver,
    find: "if (!isSettled() || isSent(words)) return;",
    replace: "return;",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver", "goes back to what it had")],
  },
  {
    name: "a draft says Saved only when the server has it",
    file: saver,
    find: 'if (isSettled() || state.status === "refused") set({ status: "unsaved" });',
    replace: "",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver"), model],
  },
  {
    name: "a text past its bound keeps no other from being saved",
    file: words,
    find: "[...Object.keys(words.unsettled), ...heldOf(words).keys()].reduce(",
    replace: "[...Object.keys(words.unsettled)].reduce(",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver", "past its bound")],
    cases: inDraft("one text over its bound"),
  },
  {
    name: "a text past its bound is kept on this device",
    file: words,
    find: " && heldOf(words).size === 0) return undefined;",
    replace: ") return undefined;",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver", "past its bound")],
    cases: inDraft("one text over its bound"),
  },
  {
    name: "what the server refused is not sent again as it is",
    file: saver,
    find: "if (refused && sameInputs(refused, sending)) {",
    replace: "if (false) {",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver", "never sends again unchanged")],
  },
  {
    name: "a section may be called like an input of its own",
    file: "packages/app/src/features/drafts/DraftScreen/saving/draftInputs.ts",
    find: "export const headKey = (input: HeadInput): string => `\\u0000${input}`;",
    replace: "export const headKey = (input: HeadInput): string => input;",
    tests: [unit("features/drafts/DraftScreen/saving/draftSaver", "whose id is")],
  },
  {
    name: "If-Match of a draft, from the app",
    file: useDraftSaver,
    find: "{ ...options, revision: base.revision }",
    replace: "options",
    cases: inDraft("two members of a team", "two tabs on one field"),
  },
  {
    name: "a cleared field is sent as cleared",
    file: "packages/app/src/features/drafts/DraftScreen/saving/draftInputs.ts",
    find: "!userText && saved.texts[id]",
    replace: '!userText && saved.texts[id] === ""',
    cases: inDraft("field cleared"),
  },
  {
    name: "a draft that is left goes on being saved",
    file: useSaver,
    find: "      saver.keep();\n      void saver.flush();\n      endOnceSaved();",
    replace: "      saver.pause();",
    cases: inDraft("route change inside the debounce"),
  },
  {
    name: "a draft is sent before its proposal is asked for",
    file: "packages/app/src/features/drafts/DraftScreen/DraftEditor.tsx",
    find: "        await saver.flush();\n",
    replace: "",
    // The button waits for the save, too.
    also: {
      file: "packages/app/src/features/drafts/DraftScreen/GenerateBlock.tsx",
      find: "return isSaving ? copy.why.saving : undefined;",
      replace: "return undefined;",
    },
    cases: inDraft("generate while a save is in flight"),
  },
  {
    name: "Idempotency-Key of a generation",
    file: "packages/app/src/features/drafts/DraftScreen/DraftEditor.tsx",
    find: "{ revision, idempotencyKey }",
    replace: "{ revision }",
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
    file: useSaver,
    find: 'if (isSomebodyElse()) throw new Error("Somebody else has signed in.");',
    replace: "",
    // An editor that is left under another's session does not go on either.
    also: {
      file: useSaver,
      find: "      if (isSomebodyElse()) {\n        saver.pause();\n        return end();\n      }\n",
      replace: "",
    },
    cases: inDraft("another member signs in"),
  },
  {
    name: "the app says for whom it sends",
    file: "packages/app/src/routes/Providers.tsx",
    find: "      userId: () => queryClient.getQueryData(meQueries.me(made).queryKey)?.id,\n",
    replace: "",
    cases: inDraft("another member's session, of which the page has not heard"),
  },
  {
    name: "a wizard's form stays while its template cannot be read again",
    file: "packages/app/src/features/drafts/WizardScreen/WizardScreen.tsx",
    find: "if (template.isLoadingError)",
    replace: "if (template.isError)",
    cases: ["refetch fails while typing · wizard, template · 1"],
  },
];

const page: Protection[] = [
  {
    name: "words are kept when the page goes",
    file: withPage,
    find: '  window.addEventListener("pagehide", place.keep);\n',
    replace: "",
    tests: [unit("browser/savedWithPage", "keeps at once")],
  },
  {
    name: "words are sent when the page is hidden",
    file: withPage,
    find: '  document.addEventListener("visibilitychange", onVisibility);\n',
    replace: "",
    tests: [unit("browser/savedWithPage", "is hidden")],
  },
  {
    name: "a page warns where words would be lost",
    file: withPage,
    find: "if (place.isAtRisk()) event.preventDefault();",
    replace: "",
    tests: [unit("browser/savedWithPage", "warns")],
  },
  {
    name: "words are sent when the network is back",
    file: withPage,
    find: '  window.addEventListener("online", tryAgain);\n',
    replace: "",
    tests: [unit("browser/savedWithPage", "is back")],
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
    file: "packages/app/src/routes/Providers.tsx",
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
    file: keptText,
    find: "    timer ??= setTimeout(keep, keepDelay);\n",
    replace: "",
    tests: [unit("browser/keptText")],
    cases: ["tab crash 1 s after the last key · reply · 1"],
  },
  {
    name: "words that a button sends are taken up again",
    file: "packages/app/src/browser/useKeptText.ts",
    find: "useEffect(() => void text.look(), [text]);",
    replace: "useEffect(() => {}, [text]);",
    cases: ["tab crash 1 s after the last key · reply · 1"],
  },
  {
    name: "words are forgotten only once they were taken",
    file: keptText,
    find: "kept.typed === sent && { typed: undefined }",
    replace: "{ typed: undefined }",
    tests: [unit("browser/keptText")],
  },
  {
    name: "the same words are sent under the same key",
    file: keptText,
    find: "kept.sending?.words === words ? kept.sending : { words, key: newIdempotencyKey() }",
    replace: "{ words, key: newIdempotencyKey() }",
    tests: [unit("browser/keptText")],
    cases: ["sending fails: answer lost after the commit · reply · 1"],
  },
  {
    name: "Idempotency-Key of a reply",
    file: "packages/api-client/src/messages/messages.ts",
    find: '"/a/messages/reply", { ...creating(options), body }',
    replace: '"/a/messages/reply", { body }',
    cases: ["sending fails: answer lost after the commit · reply · 1"],
  },
  {
    name: "Idempotency-Key of a message",
    file: "packages/api-client/src/messages/messages.ts",
    find: '"/a/messages", { ...creating(options), body }',
    replace: '"/a/messages", { body }',
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
    find: '    headers: { "if-match": `"${revision}"` },\n',
    replace: "",
    cases: ["changed elsewhere before it is sent · section edit · 1"],
  },
  {
    name: "what nobody was signed in for goes to who signs in first",
    file: keptText,
    find: "  await claimJournals(anonymous, userId);\n",
    replace: "",
    tests: [unit("browser/keptText")],
  },
];

const template: Protection[] = [
  {
    name: "a change of a template is kept within 100 ms",
    file: templateSaver,
    find: "      keepTimer ??= setTimeout(keep, keepDelay);\n",
    replace: "",
    tests: [unit("features/templates/templateSaver")],
    cases: ["tab crash 1 s after the last key · template name · 1"],
  },
  {
    name: "a template takes up what pages have left",
    file: templateSaver,
    find: "  void restore();",
    replace: "  void restore;",
    tests: [unit("features/templates/templateSaver")],
  },
  {
    name: "a template is saved over nobody's changes",
    file: templateSaver,
    find: "    if (state.theirs) return false;\n",
    replace: "",
    tests: [unit("features/templates/templateSaver")],
  },
  {
    name: "a failed save of a template is tried again",
    file: templateSaver,
    find: "schedule(retryDelay(failures, error));",
    replace: "",
    tests: [unit("features/templates/templateSaver")],
  },
];

/** What the app does so that no word is lost and nothing untrue is said. */
export const appProtections: Protection[] = [...onDevice, ...draft, ...page, ...sent, ...template];
