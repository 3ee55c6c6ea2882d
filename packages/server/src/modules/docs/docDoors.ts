import type { AllDoors } from "../../capabilities/http/call.ts";
import { documentDoor, ofBody, ofEdit, ofSection, ofUpload, rightOfSave, rightOfSectionWork } from "./documentDoors.ts";

const read = documentDoor("read");
const comment = documentDoor("comment");
const write = documentDoor("write");
const run = documentDoor("run");
const own = documentDoor("own");

/** What stands before the calls about documents. A test holds that there is something before each that names one. */
export const docDoors: AllDoors = {
  getDoc: read,
  getDocVersion: read,
  exportDoc: read,
  leaveDoc: read,

  // What a text was made from, and how: whoever only reads has the text.
  getEvidence: comment,
  listEvidence: comment,
  checkDoc: comment,
  getAiUse: comment,
  listChanges: comment,
  listSectionWork: comment,
  listEdits: comment,
  listSuggestions: comment,
  getEdit: documentDoor("comment", ofEdit),
  suggestEdit: comment,
  updateSectionWork: documentDoor(rightOfSectionWork),
  removeEdit: documentDoor("comment", ofEdit),

  // What was taken out of a text is there for those who write it.
  listHistory: write,
  getHistoryEntry: write,
  listTimeline: write,
  compareWithNow: write,
  saveDoc: documentDoor(rightOfSave, ofBody("id")),
  updateDoc: write,
  answerNote: write,
  updateSection: documentDoor("write", ofSection),
  confirmSentence: documentDoor("write", ofSection),
  decideEdit: documentDoor("write", ofEdit),

  createDraft: documentDoor("run", ofBody("docId")),
  showSent: documentDoor("run", ofBody("docId")),
  reviewDoc: run,
  proposeEdit: run,
  requestUpload: documentDoor("run", ofUpload),
  duplicateDoc: run,
  deleteDoc: run,
  restoreDoc: run,
  makeAuthorshipReport: run,
  listReadingLinks: run,
  makeReadingLink: run,
  endReadingLink: run,
  listDocAccess: run,

  inviteGuest: own,
  changeDocAccess: own,
  endGuest: own,
};
