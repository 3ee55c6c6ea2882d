import type { Protection } from "./protection.ts";

const test = (file: string, name?: string) => ({
  project: "server" as const,
  file: `packages/server/test/${file}.test.ts`,
  ...(name !== undefined && { name }),
});

/** Where a creating call takes its Idempotency-Key, and the test that sends it twice. */
const key = (call: string, file: string, find: string, tests: Protection["tests"]): Protection => ({
  name: `the server makes one ${call} for a key`,
  file: `packages/server/src/${file}`,
  find,
  replace: find.replace(/idempotencyKeyOf\(request\)$|\bkey$|\bkey(?=,)/, (found) =>
    found === "key" && !find.includes("? undefined : key") ? "key: undefined" : "undefined",
  ),
  tests: tests ?? [],
});

/** What the server does so that nothing is torn, charged twice or left undone. */
export const serverProtections: Protection[] = [
  {
    name: "a save runs in one transaction",
    file: "packages/server/src/kernel/idempotency.ts",
    find: "if (key === undefined) return context.db.transaction(work);",
    replace: "if (key === undefined) return work(context.db);",
    tests: [test("saving", "store no part of what is refused")],
  },
  {
    name: "a call for one person is refused under the session of another",
    file: "packages/server/src/capabilities/session/session.ts",
    find: "if (expected !== undefined && expected !== session.user.id)",
    replace: 'if (expected === "")',
    tests: [test("saving", "are refused under the session of another")],
  },
  {
    name: "a creating call and its key are stored in one transaction",
    file: "packages/server/src/kernel/idempotency.ts",
    find: "return context.db.transaction(async (tx) => {\n    const expired",
    replace:
      "return ((make: (tx: Database) => Promise<Answer>) => make(context.db))(async (tx) => {\n    const expired",
    tests: [test("saving", "leave their key to the next try")],
  },
  {
    name: "a key that is known is answered with the first answer",
    file: "packages/server/src/kernel/idempotency.ts",
    find: "if (!claimed) {",
    replace: "if (!claimed && Math.random() < 0) {",
    tests: [test("mainJob", "answers a repeated creating call")],
  },
  {
    name: "a key is refused for other words",
    file: "packages/server/src/kernel/idempotency.ts",
    find: "if (first.requestHash !== requestHash)",
    replace: "if (first.requestHash !== requestHash && Math.random() < 0)",
    tests: [test("saving", "with one key make one draft")],
  },
  key(
    "saved document",
    "modules/docs/routes.ts",
    "scope: `saveDoc ${account.teamId}`, key: idempotencyKeyOf(request)",
    [test("saving", "with one key make one draft")],
  ),
  key(
    "copy, assessment, search and draft of an opportunity",
    "capabilities/http/idempotencyKey.ts",
    "const call = { userId: account.userId, scope, key: idempotencyKeyOf(request)",
    [
      test("saving", "of an assessment with one key"),
      test("scout", "is sent out once for a key"),
      test("mainJob", "ticks, copies, deletes"),
    ],
  ),
  key("invitation", "modules/teams/invites.ts", "scope: `inviteToTeam ${account.teamId}`, key, body", [
    test("organization", "mails an invitation once for a key"),
  ]),
  key("payment", "modules/billing/routes.ts", "body.productId, idempotencyKeyOf(request)", [
    test("payments", "begins one payment for a key"),
  ]),
  key("draft", "modules/docs/draftRoutes.ts", "key: idempotencyKeyOf(request)", [
    test("inputs", "makes one draft for one key"),
  ]),
  key("message, reply and help request", "modules/messages/routes.ts", "key: idempotencyKeyOf(request)", [
    test("messages", "once for one Idempotency-Key"),
  ]),
  key("template", "modules/templates/ownRoutes.ts", "scope: `${scope} ${account.teamId}`, key, body", [
    test("ownTemplates", "makes one for a key"),
  ]),
  key("team", "modules/teams/teams.ts", 'scope: "createTeam", key, body', [
    test("organization", "makes a team that its maker owns"),
  ]),
  key("gift of credits", "modules/teams/giveTeamCredits.ts", "scope: `giveTeamCredits ${teamId}`, key, body", [
    test("organization", "takes bought credits from members as gifts"),
  ]),
  key("gift of an admin to a person", "modules/admin/people.ts", "addCredits === undefined ? undefined : key", [
    test("admin", "finds people, gives them credits"),
  ]),
  key("gift of an admin to a team", "modules/admin/allTeams.ts", "scope: `changeTeam ${teamId}`, key, body", [
    test("admin", "finds teams and gives them credits"),
  ]),
  key("answer to a help request", "modules/admin/helpRequests.ts", "scope: `answerHelpRequest ${id}`, key, body", [
    test("admin", "lists who asks for help"),
  ]),
  {
    name: "a first save without a credit is made once",
    file: "packages/server/src/modules/docs/routes.ts",
    find: "given.error === undefined || body.id === undefined",
    replace: "given.error === undefined",
    tests: [test("saving", "of a document without a credit")],
  },
  {
    name: "If-Match of a draft",
    file: "packages/server/src/modules/docs/saveDoc.ts",
    find: "revision !== undefined && revision !== before.revision",
    replace: "revision !== undefined && revision > before.revision",
    tests: [test("mainJob", "refuses a save that was made on an older revision")],
  },
  {
    name: "If-Match of a template",
    file: "packages/server/src/modules/templates/ownTemplates.ts",
    find: "if (revision !== undefined && revision !== before.revision)",
    replace: "if (revision !== undefined && revision > before.revision)",
    tests: [test("ownTemplates", "answers the current one to who saves on an older")],
  },
  {
    name: "If-Match of a section",
    file: "packages/server/src/modules/docs/changeDocument.ts",
    find: "revision === undefined ? undefined : eq(section.revision, revision)",
    replace: "undefined",
    tests: [test("mainJob", "goes from a description to a proposal")],
  },
  {
    name: "If-Match of what the scout looks for",
    file: "packages/server/src/modules/opportunities/scoutProfile.ts",
    find: "(revision !== undefined && revision !== before.revision)",
    replace: "(revision !== undefined && revision > before.revision)",
    tests: [test("scout", "does not write over one that was changed meanwhile")],
  },
  {
    name: "saves of one document come one after the other",
    file: "packages/server/src/modules/docs/documentRow.ts",
    find: '.for("update")',
    replace: "",
    tests: [test("saving", "of one revision at the same time")],
  },
  {
    name: "the server saves cleared fields as cleared",
    file: "packages/server/src/modules/docs/wire.ts",
    find: '    ...clearedFieldIds.map((id) => [id, ""] as const),\n',
    replace: "",
    tests: [test("mainJob", "clears what it says was cleared")],
  },
  {
    name: "an outline leaves what the person wrote",
    file: "packages/server/src/modules/docs/work.ts",
    find: 'if ((draft[id] ?? "").trim() === "" && text.trim() !== "")',
    replace: 'if (text.trim() !== "")',
    tests: [test("tasks", "around what the person wrote")],
  },
  {
    name: "a task that fails returns its credit",
    file: "packages/server/src/modules/tasks/tasks.ts",
    find: "await returnCredit(tx, now, taskId);",
    replace: "",
    tests: [test("tasks", "returns the credit once")],
  },
  {
    name: "credits are spent one after the other",
    file: "packages/server/src/modules/credits/credits.ts",
    find: "  await holdCredits(tx, account);\n  const { userId } = account;",
    replace: "  const { userId } = account;",
    tests: [test("tasks", "spends exactly as many credits")],
  },
  {
    name: "one task works on a document at a time",
    file: "packages/server/src/modules/docs/saveDoc.ts",
    find: "await refuseWhileActive(tx, row.id);",
    replace: "",
    tests: [test("tasks", "starts one task for a document")],
  },
  {
    name: "only the worker that holds a task writes",
    file: "packages/server/src/modules/tasks/claim.ts",
    find: "eq(task.claim, claim), ",
    replace: "",
    tests: [test("tasks", "lets a worker write no more")],
  },
  {
    name: "another attempt keeps finished sections",
    file: "packages/server/src/modules/docs/work.ts",
    find: "    finished,\n  };",
    replace: "    finished: new Map(),\n  };",
    tests: [test("tasks", "goes on after a failure where it was")],
  },
  {
    name: "a task is tried again after a failure",
    file: "packages/server/src/modules/tasks/worker.ts",
    find: "if (attempts < mostAttempts && !isFinal(error)) throw error;",
    replace: "",
    tests: [test("tasks", "goes on after a failure where it was")],
  },
  {
    name: "what was left open is taken up at the start",
    file: "packages/server/src/capabilities/queue/queue.ts",
    find: 'if (database.kind === "embedded") await requeueAll(',
    replace: "if (Math.random() < 0) await requeueAll(",
    tests: [test("processes/start", "goes on after it was killed in the middle")],
  },
  {
    name: "a task whose job is gone is queued anew",
    file: "packages/server/src/capabilities/queue/queue.ts",
    find: "          await enqueue(tx, id);\n        });",
    replace: "        });",
    tests: [test("saving", "have it taken up again")],
  },
  {
    name: "an upload is there whole or not at all",
    file: "packages/server/src/capabilities/files/fileStore.ts",
    find: "const partial = `${place(id)}.${newId()}.part`;",
    replace: "const partial = place(id);",
    tests: [{ project: "unit", file: "packages/server/src/capabilities/files/fileStore.test.ts" }],
  },
  {
    name: "an upload that was cut off is refused",
    file: "packages/server/src/modules/files/uploads.ts",
    find: "if (size < found.size) {",
    replace: "if (size > found.size) {",
    tests: [test("inputs", "stores a file whole or not at all")],
  },
  {
    name: "an upload that is sent again is taken once",
    file: "packages/server/src/modules/files/uploads.ts",
    find: 'if (found.status === "stored") {',
    replace: 'if (found.status !== "requested" && Math.random() < 0) {',
    tests: [test("inputs", "stores a file whole or not at all")],
  },
  {
    name: "an event is mailed once",
    file: "packages/server/src/capabilities/mail/queueMail.ts",
    find: "if (stored.length === 0) return undefined;",
    replace: "",
    tests: [test("queuedMail", "of one event are sent once")],
  },
  {
    name: "a payment's event counts once",
    file: "packages/server/src/modules/billing/settle.ts",
    find: 'inArray(payment.status, ["open", "failed"])',
    replace: "eq(payment.id, paymentId)",
    tests: [test("payments", "counts an event once")],
  },
  {
    name: "one process uses an embedded database",
    file: "packages/server/src/server.ts",
    find: "undo.push(lockDataDir(config.dataDir));",
    replace: "undo.push(() => {});",
    tests: [test("processes/start", "goes on after it was killed in the middle")],
  },
  {
    name: "nobody gets another team's document",
    file: "packages/server/src/modules/docs/documentRow.ts",
    find: "eq(document.id, id), eq(document.teamId, account.teamId), isInLife",
    replace: "eq(document.id, id), isInLife",
    tests: [test("access", "keeps a team.s documents apart")],
  },
];
