import type { ApartJob } from "./kernel/apart/runApart.ts";

type Job = ApartJob<never, unknown>;

/**
 * What is done in a thread of its own where a text is long, by its name, so that the server answers everybody else meanwhile. The thread
 * loads the one job that it was begun for, from its file and not from a module's index: all of them would take it longer than most texts do.
 */
export const apartJobs: Record<string, () => Promise<Job>> = {
  readCall: async () => (await import("./modules/templates/call/readCall.ts")).readCallJob,
  readPointed: async () => (await import("./modules/templates/call/pointed/readPointed.ts")).readPointedJob,
  compareAll: async () => (await import("./kernel/text/compareTexts.ts")).compareAllJob,
  composeSummary: async () => (await import("./capabilities/writer/offline/composeSummary.ts")).summarizeJob,
  lookAcross: async () => (await import("./capabilities/writer/offline/review/lookAcross.ts")).lookAcrossJob,
  reviewSections: async () =>
    (await import("./capabilities/writer/offline/review/reviewSections.ts")).reviewSectionsJob,
  heldNotes: async () => (await import("./capabilities/writer/quotedPairs/heldNotes.ts")).heldNotesJob,
  holdJudgements: async () => (await import("./capabilities/writer/judged/holdJudgements.ts")).holdJudgementsJob,
  receipts: async () => (await import("./capabilities/writer/receipts/receiptsJob.ts")).receiptsJob,
  setAside: async () => (await import("./capabilities/writer/setAside/setAsideJob.ts")).setAsideJob,
  evidence: async () => (await import("./modules/docs/evidence/findEvidence.ts")).evidenceJob,
  edit: async () => (await import("./capabilities/writer/offline/edits/editOffline.ts")).editJob,
  draftChecks: async () => (await import("./capabilities/writer/checks/draftChecks.ts")).draftChecksJob,
};
