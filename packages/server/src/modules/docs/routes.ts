import type { Readable } from "node:stream";
import type { AnswerOf, OperationId, Schemas } from "@grantwright/api-client";
import type { ExportFormat } from "../../capabilities/files/export/exportFile.ts";
import { isAccessiblePdf, makeFile } from "../../capabilities/files/export/makeFile.ts";
import { attachmentHeader } from "../../capabilities/http/attachment.ts";
import { accountOf, type Call, type Routes } from "../../capabilities/http/call.ts";
import { makeOnce } from "../../capabilities/http/idempotencyKey.ts";
import { etagOf, revisionOf } from "../../capabilities/http/revision.ts";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import {
  countTry,
  filesPerPerson,
  freeTasksPerPerson,
  looksAtSentPerPerson,
  savesPerGuest,
} from "../../kernel/rateLimits.ts";
import { confirmUploads, receiveUpload, requestUploads } from "../files/index.ts";
import { readAiUse } from "./aiUse/readAiUse.ts";
import { makeAuthorshipReport } from "./authorship/makeReport.ts";
import { checkDocument } from "./checks/checkDocument.ts";
import { answerNote } from "./answerNote.ts";
import { changeAround, deleteDocument, duplicateDocument, restoreDocument, reviewDocument } from "./changeDocument.ts";
import { confirmSentence, updateSection } from "./changeSection.ts";
import { findDocument } from "./documentRow.ts";
import { listEvidence, readEvidence } from "./evidence/readEvidence.ts";
import { exportDocument } from "./exportDocument.ts";
import { readFeatured } from "./featuredDocuments.ts";
import { listChanges } from "./listChanges.ts";
import { listDocuments } from "./listDocuments.ts";
import { listHistory, readHistoryEntry } from "./log/history.ts";
import { compareWithNow, listTimeline } from "./log/timeline.ts";
import { isGuestReader, presentDocument } from "./presentDocument.ts";
import { attachersAmong } from "./people/seers.ts";
import { presentForGuest } from "./presentForReaders.ts";
import { checkLater } from "./receipts/checkSections.ts";
import { saveDoc } from "./saveDoc.ts";
import { showSent } from "./showSent.ts";

const mediaTypes: Record<ExportFormat, string> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
};

async function readDocument<Id extends OperationId>(
  { context, request, reply }: Call<Id>,
  id: string,
  versionId?: string,
): Promise<Schemas["Document"]> {
  const account = accountOf(request);
  const row = await findDocument(context.db, account, id);
  // A document can be read while the storage of its files does not answer.
  await confirmUploads(context, row.id, attachersAmong(context)).catch((error: unknown) =>
    request.log.warn({ err: error }, "the file storage did not answer"),
  );
  reply.header("etag", etagOf(row.revision));
  if (row.defaultVersion !== null && isGuestReader(account))
    return presentForGuest(context, row, versionId ?? row.defaultVersion, account.access);
  const shown = await presentDocument(context, context.db, row, { versionId, access: account.access });
  if (shown.versionId && shown.sections.some(({ receipts }) => !receipts)) checkLater(context, shown.versionId);
  return shown;
}

async function countGuestsSave(context: Context, { userId, access }: Account): Promise<void> {
  if (access?.isGuest) await countTry(context, savesPerGuest, userId);
}

/** Documents: their inputs, versions, sections and files. */
export const docRoutes: Routes<
  | "showSent"
  | "listDocs"
  | "saveDoc"
  | "getDoc"
  | "getDocVersion"
  | "exportDoc"
  | "listChanges"
  | "listHistory"
  | "getHistoryEntry"
  | "listTimeline"
  | "compareWithNow"
  | "getEvidence"
  | "checkDoc"
  | "listEvidence"
  | "getAiUse"
  | "makeAuthorshipReport"
  | "updateDoc"
  | "deleteDoc"
  | "restoreDoc"
  | "duplicateDoc"
  | "reviewDoc"
  | "answerNote"
  | "updateSection"
  | "confirmSentence"
  | "requestUpload"
  | "putUpload"
  | "getFeaturedDoc"
> = {
  async showSent({ context, request, body }) {
    const account = accountOf(request);
    await countTry(context, looksAtSentPerPerson, account.userId);
    return showSent(context, account, body);
  },

  listDocs: ({ context, request, query }) => listDocuments(context, accountOf(request), "proposals", query),

  async saveDoc(call) {
    const { context, request, reply, body } = call;
    await countGuestsSave(context, accountOf(request));
    const revision = revisionOf(request.headers["if-match"]);
    const answer = await makeOnce<AnswerOf<"saveDoc">>(
      call,
      {
        operation: "saveDoc",
        // Without a credit the same call may be made again once there is one, but a document that it made is not made again.
        isKept: (given) => given.error === undefined || body.id === undefined,
      },
      (tx, account) => saveDoc(context, tx, account, body, revision),
    );
    if (answer.revision !== undefined) reply.header("etag", etagOf(answer.revision));
    return answer;
  },

  getDoc: (call) => readDocument(call, call.params.id),

  getDocVersion: (call) => readDocument(call, call.params.id, call.params.versionId),

  listChanges: ({ context, request, params }) => listChanges(context, accountOf(request), params.id, params.versionId),

  listHistory: ({ context, request, params, query }) => listHistory(context, accountOf(request), params.id, query),

  getHistoryEntry: ({ context, request, params, query }) =>
    readHistoryEntry(context, accountOf(request), params.id, params.entry, query),

  listTimeline: ({ context, request, params, query }) => listTimeline(context, accountOf(request), params.id, query),

  compareWithNow: ({ context, request, params, query }) =>
    compareWithNow(context, accountOf(request), params.id, query),

  getEvidence: ({ context, request, params, query }) => readEvidence(context, accountOf(request), params.id, query),

  checkDoc: ({ context, request, params, query }) =>
    checkDocument(context, accountOf(request), params.id, query.versionId),

  listEvidence: ({ context, request, params, query }) =>
    listEvidence(context, accountOf(request), params.id, params.fileId, query),

  getAiUse: ({ context, request, params }) => readAiUse(context, accountOf(request), params.id, params.versionId),

  async makeAuthorshipReport({ context, request, params }) {
    const account = accountOf(request);
    await countTry(context, filesPerPerson, account.userId);
    return { report: await makeAuthorshipReport(context, account, params.id, params.versionId) };
  },

  async exportDoc({ context, request, reply, params, query }) {
    const account = accountOf(request);
    await countTry(context, filesPerPerson, account.userId);
    const file = await exportDocument(context, account, params.id, params.versionId, query.aiUse ?? false);
    const bytes = await makeFile(account.userId, query.format, file);
    if (query.format === "pdf" && !isAccessiblePdf(bytes))
      context.log.warn(
        { versionId: params.versionId },
        "a PDF does not keep to PDF/UA-1: no font has some of its letters",
      );
    reply.type(mediaTypes[query.format]).header("content-disposition", attachmentHeader(file.title, query.format));
    return bytes;
  },

  async updateDoc({ context, request, params, body }) {
    const row = await changeAround(context, accountOf(request), params.id, body);
    return presentDocument(context, context.db, row, accountOf(request));
  },

  async deleteDoc({ context, request, params }) {
    await deleteDocument(context, accountOf(request), params.id);
  },

  async restoreDoc({ context, request, params }) {
    const row = await restoreDocument(context, accountOf(request), params.id);
    return presentDocument(context, context.db, row, accountOf(request));
  },

  duplicateDoc: (call) =>
    makeOnce(call, { operation: "duplicateDoc", about: call.params.id }, (tx, account) =>
      duplicateDocument(call.context, tx, account, call.params.id),
    ),

  answerNote: ({ context, request, params, body }) => answerNote(context, accountOf(request), params, body),

  reviewDoc: (call) =>
    makeOnce(call, { operation: "reviewDoc", about: call.params.id, limit: freeTasksPerPerson }, (tx, account) =>
      reviewDocument(call.context, tx, account, call.params.id),
    ),

  async updateSection({ context, request, params, body }) {
    const account = accountOf(request);
    await countGuestsSave(context, account);
    return updateSection(context, account, params.id, body, revisionOf(request.headers["if-match"]));
  },

  confirmSentence: ({ context, request, params, body }) =>
    confirmSentence(context, accountOf(request), params.id, body, revisionOf(request.headers["if-match"])),

  async requestUpload({ context, request, params, body }) {
    const account = accountOf(request);
    const documentId = params.id === "new" ? null : (await findDocument(context.db, account, params.id)).id;
    return requestUploads(context, account, documentId, body);
  },

  getFeaturedDoc: ({ context, params }) => readFeatured(context, params.id),

  putUpload: ({ context, request, params }) =>
    receiveUpload(context, params.uploadToken, request.body as Readable, attachersAmong(context)),
};
