import {
  confirmedSentence,
  document,
  documentPerson,
  documentVersion,
  featuredDocument,
  section,
  historyEntry,
  proposedEdit,
  readingLink,
  sectionWork,
  writtenText,
} from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { draftRoutes } from "./draftRoutes.ts";
import { editRoutes } from "./editRoutes.ts";
import { purgeEdits } from "./edits/purgeEdits.ts";
import { exportDocuments } from "./exportDocuments.ts";
import { holdDocuments } from "./holdDocuments.ts";
import { foldHistory } from "./log/foldHistory.ts";
import { docDoors } from "./docDoors.ts";
import { forgetGuest, purgePeople } from "./people/forgetPeople.ts";
import { peopleRoutes } from "./peopleRoutes.ts";
import { purgeDocuments } from "./purgeDocuments.ts";
import { docRoutes } from "./routes.ts";
import { purgeReadingLinks } from "./readingLinks/purgeReadingLinks.ts";
import { readingLinkRoutes } from "./readingLinkRoutes.ts";
import { sectionWorkRoutes } from "./sectionWorkRoutes.ts";
import { tellOfDueSections } from "./sectionWork/tellOfDueSections.ts";
import { tellOfDeadlines } from "./tellOfDeadlines.ts";
import { docWork } from "./work.ts";

/** Documents: outlines, drafts and proposals. */
export const docs: Module = {
  name: "docs",
  holds: [
    { table: document, exported: "yes", erased: "reference" },
    { table: documentVersion, exported: "yes", erased: "reference" },
    { table: confirmedSentence, exported: "yes", erased: "reference" },
    { table: section, exported: "yes", erased: "reference" },
    { table: writtenText, exported: "yes", erased: "reference" },
    { table: historyEntry, exported: "yes", erased: "reference" },
    { table: proposedEdit, exported: "yes", erased: "reference" },
    { table: sectionWork, exported: "yes", erased: "reference" },
    { table: readingLink, exported: { not: "They last some days; what they show is in it." }, erased: "reference" },
    { table: documentPerson, exported: { not: "Who may do what with documents, others too." }, erased: "forget" },
    { table: featuredDocument, exported: { not: "A copy of a document that is in it." }, erased: "reference" },
  ],
  routes: { ...draftRoutes, ...docRoutes, ...editRoutes, ...sectionWorkRoutes, ...readingLinkRoutes, ...peopleRoutes },
  doors: docDoors,
  tasks: docWork,
  async purge(context) {
    await purgeDocuments(context);
    await foldHistory(context);
    await purgeEdits(context);
    await purgeReadingLinks(context);
    await purgePeople(context);
  },
  async hourly(context) {
    await tellOfDeadlines(context);
    await tellOfDueSections(context);
  },
  exportPart: exportDocuments,
  erase: { hold: holdDocuments, forget: forgetGuest },
};

export { partsOf } from "./authorship/authorshipText.ts";
export { findDocument, titleOf } from "./documentRow.ts";
export { findText } from "./edits/editText.ts";
export { countSuggestions } from "./edits/suggestEdit.ts";
export { endOf } from "./changeInputs.ts";
export { featureDocument, listFeaturable, newestFeatured } from "./featuredDocuments.ts";
export { countDocuments } from "./listDocuments.ts";
export { presentAccess } from "./presentDocument.ts";
export { makeDocument } from "./makeDocument.ts";
export { documentDoor, ofThread } from "./documentDoors.ts";
export { pathOfTexts } from "./pathOfTexts.ts";
export { guestsOf, inEachAccount, seersAmong } from "./people/seers.ts";
