import type { Schemas } from "@grantwright/api-client";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { OperationId } from "@grantwright/api-client";
import { featuredDocument, mail, opportunity, passkey, team, teamMember, template } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { tell } from "../src/modules/messages/tell.ts";
import type { Browser } from "./support/browser.ts";
import { allOperations } from "./support/contractCheck.ts";
import { fingerprint } from "./support/fingerprint.ts";
import { completeSave, description, makeCompleteDocument } from "./support/fixtures.ts";
import { idPlaces } from "./support/idPlaces.ts";
import { idOf, joinTeam, mailedCode, makeTeam } from "./support/teams.ts";
import { databases, useServer } from "./support/testServer.ts";

/** What belongs to one account: all that somebody else could name. */
interface Things {
  scope: string;
  ownerId: string;
  memberId: string;
  teamId: string;
  deletedTeamId: string;
  doc: Schemas["Document"];
  taskId: string;
  editId: string;
  linkId: string;
  /** Of another browser that the owner is signed in with. */
  sessionId: string;
  passkeyId: string;
  guestId: string;
  thread: { threadId: string; commentId: string };
  fileId: string;
  attachedFileId: string;
  messageId: string;
  helpId: string;
  templateId: string;
  publicTemplateId: string;
  opportunityId: string;
  inviteId: string;
  inviteCode: string;
}

/** One way to name somebody's things in a call. */
interface Attempt {
  path?: (things: Things) => Record<string, string>;
  query?: (things: Things) => Record<string, string>;
  body?: (things: Things) => object;
}

/**
 * How a call is tried.
 * - `anybody`: it answers everybody alike, and names nothing that is somebody's.
 * - `own`: it is about the person who makes it, in the account that they work in.
 * - `admin`: only for those who look after the deployment.
 * - otherwise with things that are somebody else's, once for each place in which the call can name one.
 */
type Entry =
  | {
      kind: "anybody" | "own";
      /** Places that name nothing of anybody's. */
      exempt?: string[];
    }
  | {
      kind: "named" | "admin";
      attempts: Attempt[];
      /** A rule may refuse it before the thing is looked for. */
      hasRule?: boolean;
      /** Not even others who work in the account. */
      isPrivate?: boolean;
      /** Places that name nothing which is there already. */
      exempt?: string[];
    };

const anybody: Entry = { kind: "anybody" };
const own: Entry = { kind: "own" };
const withDoc = (body?: object): Entry => ({
  kind: "named",
  attempts: [{ path: ({ doc }) => ({ id: doc.id }), ...(body && { body: () => body }) }],
});
const withVersion = (query?: Record<string, string>): Entry => ({
  kind: "named",
  attempts: [
    { path: ({ doc }) => ({ id: doc.id, versionId: doc.versions[0] ?? "" }), ...(query && { query: () => query }) },
  ],
});
const withTemplate = (body?: object): Entry => ({
  kind: "named",
  attempts: [{ path: ({ templateId }) => ({ ownTemplateId: templateId }), ...(body && { body: () => body }) }],
});
const withMessage = (body?: object): Entry => ({
  kind: "named",
  isPrivate: true,
  attempts: [{ path: ({ messageId }) => ({ id: messageId }), ...(body && { body: () => body }) }],
});
const withMember = (body?: object): Entry => ({
  kind: "named",
  hasRule: true,
  attempts: [{ path: ({ memberId }) => ({ userId: memberId }), ...(body && { body: () => body }) }],
});
const withInvite: Entry = {
  kind: "named",
  hasRule: true,
  attempts: [{ path: ({ inviteId }) => ({ inviteId }) }],
};
const asAdmin = (path?: Attempt["path"], body?: object): Entry => ({
  kind: "admin",
  attempts: [{ ...(path && { path }), ...(body && { body: () => body }) }],
});

const save = { draft: [], generate: false };
const templateContent = { name: "Mine now", type: "grant", fields: [], documentChecklist: [] };
const files = [{ filename: "a.txt", mimetype: "text/plain", size: 1 }];

const matrix: Record<OperationId, Entry> = {
  checkUser: anybody,
  requestSignInLink: anybody,
  redeemToken: anybody,
  signInWithPassword: anybody,
  takeSecondStep: anybody,
  beginPasskeySignIn: anybody,
  signInWithPasskey: anybody,
  startProviderSignIn: anybody,
  finishProviderSignIn: { kind: "anybody", exempt: ["providerId"] },
  listPublishedDocs: anybody,
  listCategories: anybody,
  listProducts: anybody,
  getSettings: anybody,
  receivePaymentEvent: anybody,
  openUnsubscribe: anybody,
  unsubscribe: anybody,
  recordEvent: anybody,
  verifyAuthorship: anybody,

  logOut: own,
  getMe: own,
  updateMe: own,
  getProfile: own,
  getNotifications: own,
  updateNotifications: own,
  listSessions: own,
  endSession: { kind: "named", isPrivate: true, attempts: [{ path: ({ sessionId }) => ({ id: sessionId }) }] },
  endOtherSessions: own,
  getSecondFactor: own,
  setUpSecondFactor: own,
  turnOnSecondFactor: own,
  makeRecoveryCodes: own,
  turnOffSecondFactor: own,
  listPasskeys: own,
  beginPasskey: own,
  addPasskey: own,
  renamePasskey: {
    kind: "named",
    isPrivate: true,
    attempts: [{ path: ({ passkeyId }) => ({ id: passkeyId }), body: () => ({ name: "Theirs" }) }],
  },
  removePasskey: { kind: "named", isPrivate: true, attempts: [{ path: ({ passkeyId }) => ({ id: passkeyId }) }] },
  setPassword: own,
  exportMyData: own,
  getDeletionNotice: own,
  deleteMe: own,
  listTeams: own,
  createTeam: own,
  listDeletedTeams: own,
  getTeam: own,
  getModelRule: own,
  setModelRule: own,
  renameTeam: own,
  deleteTeam: own,
  leaveTeam: own,
  inviteToTeam: own,
  listTeamActivity: own,
  giveTeamCredits: own,
  listDrafts: own,
  listDocs: own,
  listActiveTasks: own,
  listMessages: own,
  openLive: own,
  markMessagesRead: own,
  sendHelpRequest: own,
  createTemplate: own,
  getScout: own,
  saveScoutProfile: own,
  startScoutSearch: own,
  listOpportunities: own,
  startCheckout: own,
  getPaymentsSummary: own,

  restoreTeam: {
    kind: "named",
    isPrivate: true,
    attempts: [
      { path: ({ deletedTeamId }) => ({ teamToRestoreId: deletedTeamId }) },
      { path: ({ teamId }) => ({ teamToRestoreId: teamId }) },
    ],
  },
  handOverTeam: { kind: "named", hasRule: true, attempts: [{ body: ({ memberId }) => ({ userId: memberId }) }] },
  changeMemberRole: withMember({ role: "admin" }),
  removeMember: withMember(),
  revokeInvite: withInvite,
  resendInvite: withInvite,
  // Whoever knows a code may look at it: that is what it is for.
  getInvite: { kind: "named", attempts: [], exempt: ["code"] },
  acceptInvite: { kind: "named", hasRule: true, attempts: [{ path: ({ inviteCode }) => ({ code: inviteCode }) }] },

  createDraft: {
    kind: "named",
    attempts: [
      { body: ({ doc }) => ({ text: description, docId: doc.id }) },
      { body: ({ doc }) => ({ text: description, parentId: doc.id }) },
      { body: ({ templateId }) => ({ text: description, templateId }) },
      { body: ({ fileId }) => ({ text: description, fileIds: [fileId] }) },
      { body: ({ doc, fileId }) => ({ text: description, docId: doc.id, removedFileIds: [fileId] }) },
    ],
  },
  saveDoc: {
    kind: "named",
    exempt: ["addedFields.id"],
    attempts: [
      { body: ({ doc }) => ({ ...save, id: doc.id }) },
      { body: ({ doc }) => ({ ...save, id: doc.id, generate: true }) },
      { body: ({ doc }) => ({ ...save, parentId: doc.id }) },
      { body: ({ templateId }) => ({ ...save, templateId }) },
    ],
  },
  getDoc: withDoc(),
  tellHere: withDoc({ tab: "tab-of-a-stranger" }),
  updateDoc: withDoc({ checkedDocuments: [] }),
  answerNote: {
    kind: "named",
    attempts: [
      {
        path: ({ doc }) => ({ id: doc.id, noteId: doc.review?.suggestions[0]?.id ?? "" }),
        body: () => ({ answer: "done" }),
      },
    ],
  },
  deleteDoc: withDoc(),
  restoreDoc: withDoc(),
  duplicateDoc: withDoc(),
  reviewDoc: withDoc(),
  requestUpload: withDoc(files),
  toggleBookmark: { kind: "named", attempts: [{ path: ({ templateId }) => ({ id: templateId }) }] },
  getFeaturedDoc: withDoc(),
  getDocVersion: {
    kind: "named",
    attempts: [{ path: ({ doc }) => ({ id: doc.id, versionId: doc.versions[0] ?? "" }) }],
  },
  listChanges: withVersion(),
  listHistory: {
    kind: "named",
    attempts: [
      { path: ({ doc }) => ({ id: doc.id }), query: ({ doc }) => ({ fieldId: Object.keys(doc.draft)[0] ?? "" }) },
      { path: ({ doc }) => ({ id: doc.id }), query: ({ doc }) => ({ sectionId: doc.sections[0]?.id ?? "" }) },
    ],
  },
  listEdits: {
    kind: "named",
    attempts: [
      { path: ({ doc }) => ({ id: doc.id }), query: ({ doc }) => ({ fieldId: Object.keys(doc.draft)[0] ?? "" }) },
      { path: ({ doc }) => ({ id: doc.id }), query: ({ doc }) => ({ sectionId: doc.sections[0]?.id ?? "" }) },
    ],
  },
  proposeEdit: {
    kind: "named",
    attempts: [
      {
        path: ({ doc }) => ({ id: doc.id }),
        body: ({ doc }) => ({ task: "rewrite", start: 0, exact: "", fieldId: Object.keys(doc.draft)[0] ?? "" }),
      },
      {
        path: ({ doc }) => ({ id: doc.id }),
        body: ({ doc }) => ({ task: "rewrite", start: 0, exact: "", sectionId: doc.sections[0]?.id ?? "" }),
      },
    ],
  },
  getEdit: { kind: "named", attempts: [{ path: ({ editId }) => ({ editId }) }] },
  decideEdit: {
    kind: "named",
    attempts: [{ path: ({ editId }) => ({ editId }), body: () => ({ pieces: [{ id: 1, state: "refused" }] }) }],
  },
  listSuggestions: {
    kind: "named",
    attempts: [
      { path: ({ doc }) => ({ id: doc.id }) },
      { path: ({ doc }) => ({ id: doc.id }), query: ({ doc }) => ({ versionId: doc.defaultVersion ?? "" }) },
      { path: ({ doc }) => ({ id: doc.id }), query: ({ editId }) => ({ before: editId }) },
    ],
  },
  suggestEdit: {
    kind: "named",
    attempts: [
      {
        path: ({ doc }) => ({ id: doc.id }),
        body: ({ doc }) => ({ start: 0, exact: "", replacement: "Hm.", fieldId: Object.keys(doc.draft)[0] ?? "" }),
      },
      {
        path: ({ doc }) => ({ id: doc.id }),
        body: ({ doc }) => ({ start: 0, exact: "", replacement: "Hm.", sectionId: doc.sections[0]?.id ?? "" }),
      },
    ],
  },
  listReadingLinks: withDoc(),
  makeReadingLink: {
    kind: "named",
    attempts: [
      { path: ({ doc }) => ({ id: doc.id }), body: ({ doc }) => ({ versionId: doc.versions[0] ?? "", days: 7 }) },
    ],
  },
  endReadingLink: { kind: "named", attempts: [{ path: ({ doc, linkId }) => ({ id: doc.id, linkId }) }] },
  readShared: anybody,
  listShared: own,
  listDocAccess: withDoc(),
  leaveDoc: withDoc(),
  inviteGuest: withDoc({ email: "guest@example.org", role: "reader", days: 7 }),
  changeDocAccess: {
    kind: "named",
    attempts: [
      { path: ({ doc, guestId }) => ({ id: doc.id, accessId: guestId }), body: () => ({ role: "writer" }) },
      { path: ({ doc, memberId }) => ({ id: doc.id, accessId: memberId }), body: () => ({ role: "owner" }) },
    ],
  },
  endGuest: { kind: "named", attempts: [{ path: ({ doc, guestId }) => ({ id: doc.id, accessId: guestId }) }] },
  listSectionWork: { kind: "named", attempts: [{ path: ({ doc }) => ({ id: doc.id }) }] },
  updateSectionWork: {
    kind: "named",
    attempts: [
      {
        path: ({ doc }) => ({ id: doc.id, fieldId: Object.keys(doc.draft)[0] ?? "" }),
        body: () => ({ state: "forReview" }),
      },
      {
        path: ({ doc }) => ({ id: doc.id, fieldId: doc.sections[0]?.sectionId ?? "" }),
        body: ({ doc }) => ({
          state: "signedOff",
          text: doc.sections[0]?.text ?? "",
          sectionId: doc.sections[0]?.id ?? "",
        }),
      },
    ],
  },
  listComments: {
    kind: "named",
    attempts: [
      { path: ({ doc }) => ({ id: doc.id }) },
      { path: ({ doc }) => ({ id: doc.id }), query: ({ doc }) => ({ versionId: doc.defaultVersion ?? "" }) },
      { path: ({ doc }) => ({ id: doc.id }), query: ({ thread }) => ({ before: thread.threadId }) },
    ],
  },
  addComment: {
    kind: "named",
    attempts: [
      {
        path: ({ doc }) => ({ id: doc.id }),
        body: ({ doc }) => ({ start: 0, exact: "", text: "Hm.", fieldId: Object.keys(doc.draft)[0] ?? "" }),
      },
      {
        path: ({ doc }) => ({ id: doc.id }),
        body: ({ doc }) => ({ start: 0, exact: "", text: "Hm.", sectionId: doc.sections[0]?.id ?? "" }),
      },
      {
        path: ({ doc }) => ({ id: doc.id }),
        body: ({ doc, memberId }) => ({
          start: 0,
          exact: "",
          text: "Hm.",
          fieldId: Object.keys(doc.draft)[0] ?? "",
          mentions: [memberId],
        }),
      },
    ],
  },
  listDocPeople: { kind: "named", attempts: [{ path: ({ doc }) => ({ id: doc.id }) }] },
  getCommentThread: { kind: "named", attempts: [{ path: ({ thread }) => ({ threadId: thread.threadId }) }] },
  answerComment: {
    kind: "named",
    attempts: [
      { path: ({ thread }) => ({ threadId: thread.threadId }), body: () => ({ text: "Hm." }) },
      {
        path: ({ thread }) => ({ threadId: thread.threadId }),
        body: ({ memberId }) => ({ text: "Hm.", mentions: [memberId] }),
      },
    ],
  },
  resolveComment: {
    kind: "named",
    attempts: [{ path: ({ thread }) => ({ threadId: thread.threadId }), body: () => ({ resolved: true }) }],
  },
  changeComment: {
    kind: "named",
    attempts: [
      { path: ({ thread }) => thread, body: () => ({ text: "Hm." }) },
      { path: ({ thread }) => thread, body: ({ memberId }) => ({ text: "Hm.", mentions: [memberId] }) },
    ],
  },
  removeComment: { kind: "named", attempts: [{ path: ({ thread }) => thread }] },
  removeEdit: { kind: "named", attempts: [{ path: ({ editId }) => ({ editId }) }] },
  listTimeline: {
    kind: "named",
    attempts: [
      { path: ({ doc }) => ({ id: doc.id }) },
      { path: ({ doc }) => ({ id: doc.id }), query: ({ doc }) => ({ versionId: doc.defaultVersion ?? "" }) },
      { path: ({ doc }) => ({ id: doc.id }), query: ({ ownerId }) => ({ by: ownerId }) },
    ],
  },
  compareWithNow: {
    kind: "named",
    attempts: [
      { path: ({ doc }) => ({ id: doc.id }), query: () => ({ at: "2026-11-20T09:00:00.000Z" }) },
      {
        path: ({ doc }) => ({ id: doc.id }),
        query: ({ doc }) => ({ at: "2026-11-20T09:00:00.000Z", versionId: doc.defaultVersion ?? "" }),
      },
    ],
  },
  getHistoryEntry: {
    kind: "named",
    attempts: [
      {
        path: ({ doc }) => ({ id: doc.id, entry: "1" }),
        query: ({ doc }) => ({ fieldId: Object.keys(doc.draft)[0] ?? "" }),
      },
      {
        path: ({ doc }) => ({ id: doc.id, entry: "1" }),
        query: ({ doc }) => ({ sectionId: doc.sections[0]?.id ?? "" }),
      },
    ],
  },
  showSent: {
    kind: "named",
    attempts: [
      { body: ({ doc }) => ({ task: "proposal", docId: doc.id }) },
      { body: ({ fileId }) => ({ task: "outline", text: "A garden for everybody.", fileIds: [fileId] }) },
      { body: ({ templateId }) => ({ task: "outline", text: "A garden for everybody.", templateId }) },
      {
        body: ({ doc }) => ({
          task: "edit",
          docId: doc.id,
          edit: { fieldId: Object.keys(doc.draft)[0] ?? "", task: "rewrite", start: 0, exact: "" },
        }),
      },
      {
        body: ({ doc }) => ({
          task: "edit",
          docId: doc.id,
          edit: { sectionId: doc.sections[0]?.id ?? "", task: "rewrite", start: 0, exact: "" },
        }),
      },
    ],
  },
  getEvidence: {
    kind: "named",
    attempts: [
      { path: ({ doc }) => ({ id: doc.id }) },
      { path: ({ doc }) => ({ id: doc.id }), query: ({ doc }) => ({ versionId: doc.versions[0] ?? "" }) },
    ],
  },
  checkDoc: {
    kind: "named",
    attempts: [
      { path: ({ doc }) => ({ id: doc.id }) },
      { path: ({ doc }) => ({ id: doc.id }), query: ({ doc }) => ({ versionId: doc.versions[0] ?? "" }) },
    ],
  },
  listEvidence: {
    kind: "named",
    attempts: [
      {
        path: ({ doc, attachedFileId }) => ({ id: doc.id, fileId: attachedFileId }),
        query: ({ doc }) => ({ versionId: doc.versions[0] ?? "" }),
      },
    ],
  },
  getAiUse: withVersion(),
  makeAuthorshipReport: withVersion(),
  exportDoc: withVersion({ format: "docx" }),
  updateSection: {
    kind: "named",
    attempts: [{ path: ({ doc }) => ({ id: doc.sections[0]?.id ?? "" }), body: () => ({ userValue: "Mine now" }) }],
  },
  confirmSentence: {
    kind: "named",
    attempts: [{ path: ({ doc }) => ({ id: doc.sections[0]?.id ?? "" }), body: () => ({ start: 0, end: 1 }) }],
  },
  // The address itself is the secret: only who asked for it knows it.
  putUpload: { kind: "named", attempts: [], exempt: ["uploadToken"] },
  getTemplate: { kind: "named", attempts: [{ path: ({ templateId }) => ({ templateId }) }] },
  readFundersCall: { kind: "named", attempts: [{ body: ({ fileId }) => ({ fileId }) }] },
  saveTemplate: withTemplate(templateContent),
  deleteTemplate: withTemplate(),
  restoreTemplate: withTemplate(),
  customizeTemplate: withTemplate(),
  shareTemplate: {
    kind: "named",
    hasRule: true,
    attempts: [
      { path: ({ templateId }) => ({ ownTemplateId: templateId }), body: ({ teamId }) => ({ teamId }) },
      { path: ({ publicTemplateId }) => ({ ownTemplateId: publicTemplateId }), body: ({ teamId }) => ({ teamId }) },
    ],
  },
  getTask: { kind: "named", attempts: [{ path: ({ taskId }) => ({ taskId }) }] },

  sendMessage: {
    kind: "named",
    hasRule: true,
    attempts: [{ body: ({ memberId }) => ({ subject: "Hello", content: "You", recipientIds: [memberId] }) }],
  },
  replyToMessage: {
    kind: "named",
    isPrivate: true,
    attempts: [{ body: ({ messageId }) => ({ content: "Me too", parentMessageId: messageId }) }],
  },
  updateMessage: withMessage({ readAt: null }),
  getThread: withMessage(),
  draftFromOpportunity: { kind: "named", attempts: [{ path: ({ opportunityId }) => ({ id: opportunityId }) }] },
  dismissOpportunity: { kind: "named", attempts: [{ path: ({ opportunityId }) => ({ id: opportunityId }) }] },
  markInterested: { kind: "named", attempts: [{ path: ({ opportunityId }) => ({ id: opportunityId }) }] },
  openPaymentsPortal: { kind: "named", hasRule: true, attempts: [{ query: ({ teamId }) => ({ teamId }) }] },

  listPeople: asAdmin(),
  changePerson: asAdmin(({ ownerId }) => ({ userId: ownerId }), { addCredits: 1 }),
  endSecondFactor: asAdmin(({ ownerId }) => ({ userId: ownerId })),
  listAllTeams: asAdmin(),
  changeTeam: asAdmin(({ teamId }) => ({ adminTeamId: teamId }), { addCredits: 1 }),
  listHelpRequests: asAdmin(),
  getHelpRequest: asAdmin(({ helpId }) => ({ id: helpId })),
  answerHelpRequest: asAdmin(({ helpId }) => ({ id: helpId }), { content: "Hello" }),
  listAllTemplates: asAdmin(),
  changeTemplate: asAdmin(({ publicTemplateId }) => ({ adminTemplateId: publicTemplateId }), { isPublished: true }),
  listFoundOpportunities: asAdmin(),
  reviewOpportunity: asAdmin(({ opportunityId }) => ({ id: opportunityId }), { state: "reviewed" }),
  listFeaturableDocs: asAdmin(),
  featureDoc: asAdmin(({ doc }) => ({ adminDocId: doc.id }), { isFeatured: true }),
  getDeploymentHealth: asAdmin(),
  getAnalytics: asAdmin(),
  listAudit: asAdmin(),
  exportAudit: asAdmin(),
};

/** What plain members may not do in their own team. */
const forManagers: [OperationId, object?][] = [
  ["renameTeam", { name: "Mine" }],
  ["setModelRule", { use: "none" }],
  ["deleteTeam"],
  ["handOverTeam"],
  ["changeMemberRole"],
  ["removeMember"],
  ["inviteToTeam", { role: "admin" }],
  ["revokeInvite"],
  ["resendInvite"],
  ["startCheckout", { productId: "one-proposal" }],
  ["openPaymentsPortal"],
];

const operationOf = (id: OperationId) => {
  const found = allOperations.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not in the contract.`);
  return found;
};

const attemptsOf = (entry: Entry): Attempt[] => ("attempts" in entry ? entry.attempts : []);

/** Names that a value has as keys at any depth, as idPlaces writes them. */
function keysOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => keysOf(each, path));
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, each]) => keysOf(each, path ? `${path}.${name}` : name));
}

describe.each(databases)("isolation on %s", (kind) => {
  const server = useServer(kind, { ADMIN_EMAIL: "head@example.org", WELCOME_CREDITS: "9" });
  let owner: Browser;
  let member: Browser;
  let removed: Browser;
  let stranger: Browser;
  let neighbour: Browser;
  let admin: Browser;
  let mine: Things;
  let ours: Things;
  let teamScope: string;
  let otherScope: string;
  let calls = 0;

  const invited = `invited-${newId()}@example.org`;

  const makeThings = async (
    shared: Pick<Things, "ownerId" | "memberId" | "deletedTeamId" | "inviteId" | "inviteCode">,
    teamId: string,
  ): Promise<Things> => {
    const { scope } = owner;
    const { db, now } = server.context;
    const complete = await makeCompleteDocument(owner);
    const { taskId } = (await owner.post("/a/docs", completeSave(complete, true))).body;
    await owner.finished(taskId);
    await owner.finished((await owner.post(`/a/docs/${complete.id}/review`)).body.taskId);
    const sendFile = async (place: string): Promise<string> => {
      const [target] = (await owner.post(`/a/docs/${place}/upload`, [{ ...files[0], size: 2 }])).body;
      const sender = server.browser();
      await sender.call("PUT", target.signedUrl.replace("/api", ""), "ok", { "content-type": "text/plain" });
      return target.fileId;
    };
    const help = { subject: "Help", content: "Please", priority: "low" };
    const [publicTemplate] = await db
      .select()
      .from(template)
      .where(sql`team_id is null`)
      .limit(1);
    if (!publicTemplate) throw new Error("There is no template.");
    const templateId = newId();
    await db.insert(template).values({ ...publicTemplate, id: templateId, teamId });
    const opportunityId = newId();
    const found = { title: "Seeds", funderName: "Ward Fund", description: "x", sourceKey: "1" };
    await db.insert(opportunity).values({ id: opportunityId, teamId, ...found, state: "found", foundAt: now() });
    const told = { teamId, userIds: [shared.ownerId], type: "notification", subject: "Told", text: "You." } as const;
    const doc = await owner.document(complete.id);
    await server.signIn((await owner.get<Schemas["Profile"]>("/a/me/profile")).body.email);
    const { body: sessions } = await owner.get<Schemas["SignedInBrowser"][]>("/a/me/sessions");
    const passkeyId = newId();
    const key = { credentialId: newId(), publicKey: "", counter: 0, name: "Phone", isSynced: true, addedAt: now() };
    await db.insert(passkey).values({ id: passkeyId, userId: shared.ownerId, ...key });
    const [, field] = Object.values(doc.draft);
    const said = { fieldId: field?.id, start: 0, exact: "", text: "Whose words are these?" };
    const { body: thread } = await owner.post<Schemas["CommentThread"]>(`/a/docs/${complete.id}/comments`, said);
    const request = { fieldId: field?.id, task: "merge", start: 0, exact: field?.userText };
    return {
      ...shared,
      scope,
      teamId,
      doc,
      thread: { threadId: thread.id, commentId: thread.comments[0]?.id ?? "" },
      linkId: (await owner.post(`/a/docs/${complete.id}/links`, { versionId: doc.versions[0], days: 7 })).body.id,
      passkeyId,
      sessionId: sessions.find(({ isThis }) => !isThis)?.id ?? "",
      guestId: (
        await owner.post(`/a/docs/${complete.id}/access/guests`, {
          email: "a.guest@example.org",
          role: "reader",
          days: 7,
        })
      ).body.id,
      editId: (await owner.post(`/a/docs/${complete.id}/edits`, request)).body.id,
      taskId,
      fileId: await sendFile("new"),
      attachedFileId: await sendFile(complete.id),
      messageId: (await db.transaction((tx) => tell(server.context, tx, told))) ?? "",
      helpId: (await owner.post("/a/help/messages", help)).body._id,
      templateId,
      publicTemplateId: publicTemplate.id,
      opportunityId,
    };
  };

  /** Until no mail is on its way, which would change the database by itself. */
  const settle = async () => {
    const { db } = server.context;
    for (let tries = 0; tries < 400; tries += 1) {
      if ((await db.select().from(mail).where(eq(mail.status, "waiting"))).length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("Mails stay on their way.");
  };

  beforeAll(async () => {
    admin = await server.signIn("head@example.org");
    owner = await server.signIn();
    stranger = await server.signIn();
    neighbour = await server.signIn();
    otherScope = `/teams/${await makeTeam(neighbour, "Other Ground")}`;
    const personalId = (await owner.get<Schemas["Team"][]>("/a/teams")).body[0]?.id ?? "";
    const deletedTeamId = await makeTeam(owner, "Gone Ground");
    await owner.call("DELETE", "/a/team");
    owner.scope = "";
    const teamId = await makeTeam(owner);
    teamScope = owner.scope;
    member = await joinTeam(server, owner);
    const colleague = await joinTeam(server, owner);
    removed = await joinTeam(server, owner);
    await owner.call("DELETE", `/a/team/members/${await idOf(removed)}`);
    const [invite] = (await owner.post("/a/team/invites", { emails: [invited], role: "member" })).body.invites;
    const shared = {
      ownerId: await idOf(owner),
      memberId: await idOf(colleague),
      deletedTeamId,
      inviteId: invite.id,
      inviteCode: await mailedCode(server, invited),
    };
    ours = await makeThings(shared, teamId);
    owner.scope = "";
    mine = await makeThings(shared, personalId);
    await settle();
  });

  /** Makes a call in a scope. */
  const ask = async (by: Browser, scope: string, id: OperationId, { path, query, body }: Attempt, things: Things) => {
    const operation = operationOf(id);
    const names = path?.(things) ?? {};
    const address = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => names[name] ?? newId());
    const search = query ? `?${new URLSearchParams(query(things)).toString()}` : "";
    by.scope = operation.isFixed ? "" : scope;
    calls += 1;
    return by.call(operation.method, address + search, body?.(things));
  };
  const call = async (...of: Parameters<typeof ask>) => (await ask(...of)).status;

  /** Makes calls and sees that nothing comes of them. */
  const nothingComesOf = async (what: string, work: () => Promise<void>) => {
    const before = await fingerprint(server.context.db);
    await work();
    expect(await fingerprint(server.context.db), what).toEqual(before);
  };

  it("knows of every call how it is tried, and tries every place in which it can name something", () => {
    expect(Object.keys(matrix).toSorted()).toEqual(allOperations.map(({ id }) => id).toSorted());
    const things = { ...mine, doc: { ...mine.doc, versions: ["v"], sections: mine.doc.sections } };
    for (const { id, path, needsSession } of allOperations) {
      const entry = matrix[id];
      const exempt = "exempt" in entry ? (entry.exempt ?? []) : [];
      const names = attemptsOf(entry).flatMap((attempt) => [
        ...Object.keys(attempt.path?.(things) ?? {}),
        ...Object.keys(attempt.query?.(things) ?? {}),
        ...keysOf(attempt.body?.(things)),
      ]);
      const tried = new Set(names);
      const places = idPlaces(id).filter((place) => !exempt.includes(place));
      expect(
        places.filter((place) => !tried.has(place)),
        `${id}: a place that is not tried`,
      ).toEqual([]);
      if (entry.kind === "anybody") expect(needsSession, id).toBe(false);
      if (entry.kind === "own") expect(needsSession, id).toBe(true);
      expect(entry.kind === "admin", id).toBe(path.startsWith("/a/admin/"));
    }
  });

  it("would see the smallest change", async () => {
    const before = await fingerprint(server.context.db);
    await server.context.db.update(opportunity).set({ comment: "x" }).where(eq(opportunity.id, mine.opportunityId));
    const after = await fingerprint(server.context.db);
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(["opportunity"]);
    expect(Object.keys(after).length).toBeGreaterThanOrEqual(24);
  });

  it("lets nobody do anything who is not signed in", async () => {
    await nothingComesOf("signed out", async () => {
      for (const { id, needsSession } of allOperations) {
        if (!needsSession) continue;
        const attempts = attemptsOf(matrix[id]);
        for (const things of [mine, ours])
          for (const scope of ["", teamScope])
            for (const attempt of attempts.length > 0 ? attempts : [{}])
              expect(await call(server.browser(), scope, id, attempt, things), id).toBe(401);
      }
    });
  });

  it("lets nobody into a team who is not, or no longer, a member", async () => {
    for (const [name, by] of Object.entries({ stranger, neighbour, removed }))
      for (const { id, needsSession, isFixed } of allOperations) {
        if (!needsSession || isFixed) continue;
        const attempts = attemptsOf(matrix[id]);
        await nothingComesOf(`${name} ${id}`, async () => {
          for (const attempt of attempts.length > 0 ? attempts : [{}])
            expect(await call(by, teamScope, id, attempt, ours), `${name} ${id}`).toBe(403);
        });
      }
  });

  it("keeps everybody from what is not theirs, wherever they name it [2.6-own-things]", async () => {
    const intruders: [string, Browser, string, Things][] = [
      ["another person", stranger, "", mine],
      ["another person", stranger, "", ours],
      ["somebody of another team", neighbour, otherScope, mine],
      ["somebody of another team", neighbour, otherScope, ours],
      ["a removed member", removed, "", mine],
      ["a removed member", removed, "", ours],
      ["a member, of what is personal", member, teamScope, mine],
      ["a member, from the personal account", member, "", ours],
      ["the owner, from the other account", owner, teamScope, mine],
      ["the owner, from the other account", owner, "", ours],
    ];
    /** What is a person's, whichever account they work in. */
    const isPersons = new Set<OperationId>([
      "restoreTeam",
      "openPaymentsPortal",
      "acceptInvite",
      "endSession",
      "renamePasskey",
      "removePasskey",
    ]);
    /** What names a member of the team is no intrusion by those who are in it. */
    const isTeams = (id: OperationId) => /Member|Invite$|^handOverTeam$|^sendMessage$/.test(id);
    for (const [name, by, scope, things] of intruders)
      for (const { id, isPlanned } of allOperations) {
        const entry = matrix[id];
        if (entry.kind !== "named") continue;
        if (by === owner && isPersons.has(id)) continue;
        if (scope === teamScope && isTeams(id)) continue;
        if (by === member && id === "acceptInvite") continue;
        const refused = [404, ...(entry.hasRule ? [403, 422] : []), ...(isPlanned ? [501] : [])];
        await nothingComesOf(`${name}: ${id}`, async () => {
          for (const attempt of entry.attempts)
            expect(refused, `${name}: ${id}`).toContain(await call(by, scope, id, attempt, things));
        });
      }
  });

  it("shows nobody in a list, a count or a profile what is another's", async () => {
    const kept = ({ doc, taskId, fileId, messageId, helpId, templateId, opportunityId }: Things) => [
      doc.id,
      ...doc.versions,
      taskId,
      fileId,
      messageId,
      helpId,
      templateId,
      opportunityId,
    ];
    const named = [mine, ours].flatMap((things) => [
      ...kept(things),
      things.teamId,
      things.deletedTeamId,
      things.ownerId,
      things.memberId,
      things.inviteId,
      invited,
    ]);
    const readers: [string, Browser, string, string[]][] = [
      ["another person", stranger, "", named],
      ["somebody of another team", neighbour, otherScope, named],
      ["a removed member", removed, "", named],
      ["a member, in the team", member, teamScope, kept(mine)],
      ["the owner, in the team", owner, teamScope, kept(mine)],
      ["the owner, in the personal account", owner, "", kept(ours)],
    ];
    // A packed file and a link that leads on show nothing by themselves; what they give is tested where it is made.
    const unread = new Set<OperationId>(["exportMyData", "openUnsubscribe", "finishProviderSignIn", "openLive"]);
    // Searched and sorted, too: for words that stand in everybody's documents.
    const searched: Record<string, string>[] = [
      {},
      { search: "gardens", sort: "deadline" },
      { sort: "name", offset: "0" },
    ];
    const narrowings: Partial<Record<OperationId, typeof searched>> = { listDrafts: searched, listDocs: searched };
    let read = 0;
    for (const [name, by, scope, secrets] of readers)
      for (const { id, method, isPlanned } of allOperations) {
        const { kind: entryKind } = matrix[id];
        if (method !== "GET" || isPlanned || unread.has(id) || !["own", "anybody"].includes(entryKind)) continue;
        for (const query of narrowings[id] ?? [{}]) {
          const { status, body } = await ask(by, scope, id, { query: () => query }, mine);
          expect(status, `${name}: ${id}`).toBe(200);
          const text = JSON.stringify(body);
          for (const secret of secrets) expect(text.includes(secret), `${name}: ${id} shows ${secret}`).toBe(false);
          read += 1;
        }
      }
    expect(read).toBeGreaterThan(60);
    expect(JSON.stringify((await ask(owner, teamScope, "listDocs", {}, ours)).body)).toContain(ours.doc.id);
  });

  it("keeps from other members what is for one person", async () => {
    for (const { id } of allOperations) {
      const entry = matrix[id];
      if (!("isPrivate" in entry && entry.isPrivate)) continue;
      await nothingComesOf(id, async () => {
        for (const attempt of entry.attempts) expect(await call(member, teamScope, id, attempt, ours), id).toBe(404);
      });
    }
  });

  it("keeps plain members from what owners and admins do", async () => {
    for (const [id, body] of forManagers) {
      const attempts = attemptsOf(matrix[id]);
      await nothingComesOf(id, async () => {
        for (const attempt of attempts.length > 0 ? attempts : [body ? { body: () => body } : {}]) {
          expect(await call(member, teamScope, id, attempt, ours), id).toBe(422);
        }
      });
    }
  });

  it("keeps everybody but admins from administration, in every account", async () => {
    const people: [Browser, string][] = [
      [stranger, ""],
      [owner, ""],
      [owner, teamScope],
      [member, teamScope],
      [neighbour, otherScope],
    ];
    for (const { id } of allOperations) {
      const entry = matrix[id];
      if (entry.kind !== "admin") continue;
      await nothingComesOf(id, async () => {
        for (const [by, scope] of people)
          for (const attempt of entry.attempts) expect(await call(by, scope, id, attempt, ours), id).toBe(403);
      });
    }
  });

  it("would let through who may: the calls of this matrix are real ones", async () => {
    // Who features a document works in its account, and it has to be featured to be read by everybody.
    const { db } = server.context;
    await db
      .insert(teamMember)
      .values({ teamId: ours.teamId, userId: await idOf(admin), role: "member", joinedAt: server.context.now() });
    await db.insert(featuredDocument).values({
      documentId: ours.doc.id,
      versionId: newId(),
      name: "Gardens",
      useEnglish: true,
      sections: [],
      featuredAt: server.context.now(),
    });
    const order = ["GET", "PUT", "PATCH", "POST", "DELETE"];
    // After these, others would meet a code that no longer works, or an owner who is none.
    const late = new Set<OperationId>(["resendInvite", "handOverTeam"]);
    // Before its document is deleted.
    const early = new Set<OperationId>(["removeEdit", "removeComment", "endReadingLink", "endGuest"]);
    const turn = ({ id, method }: (typeof allOperations)[number]) =>
      order.indexOf(method) + (late.has(id) ? 0.5 : early.has(id) ? -0.5 : 0);
    const rightful = allOperations
      .filter(({ id, isPlanned }) => attemptsOf(matrix[id]).length > 0 && !isPlanned)
      .toSorted((one, two) => turn(one) - turn(two));
    for (const { id } of rightful) {
      const entry = matrix[id];
      for (const attempt of attemptsOf(entry)) {
        const [by, scope] = entry.kind === "admin" ? [admin, ""] : [owner, teamScope];
        expect([401, 403, 404], id).not.toContain(await call(by, scope, id, attempt, ours));
      }
    }
    console.log(`isolation on ${kind}: ${allOperations.length} operations, ${calls} calls`);
  });

  it("has a team that is deleted refuse everybody, in every call", async () => {
    await server.context.db.update(team).set({ deletedAt: server.context.now() }).where(eq(team.id, ours.teamId));
    for (const { id, needsSession, isFixed } of allOperations) {
      if (!needsSession || isFixed) continue;
      const [attempt = {}] = attemptsOf(matrix[id]);
      expect(await call(owner, teamScope, id, attempt, ours), id).toBe(403);
    }
  });
});
