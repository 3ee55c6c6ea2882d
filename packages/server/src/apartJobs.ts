import { draftChecksJob } from "./capabilities/writer/checks/draftChecks.ts";
import { editJob } from "./capabilities/writer/offline/edits/editOffline.ts";
import { summarizeJob } from "./capabilities/writer/offline/composeSummary.ts";
import { lookAcrossJob } from "./capabilities/writer/offline/review/lookAcross.ts";
import { reviewSectionsJob } from "./capabilities/writer/offline/review/reviewSections.ts";
import { receiptsJob } from "./capabilities/writer/receipts/receiptsJob.ts";
import { setAsideJob } from "./capabilities/writer/setAside/setAsideJob.ts";
import type { ApartJob } from "./kernel/apart/runApart.ts";
import { compareAllJob } from "./kernel/text/compareTexts.ts";
import { evidenceJob } from "./modules/docs/evidence/findEvidence.ts";
import { readCallJob } from "./modules/templates/call/readCall.ts";

/**
 * What is done in a thread of its own where a text is long, so that the server answers everybody else meanwhile. The thread loads
 * this and nothing else of ours: it takes each from its file, not from a module's index.
 */
export const apartJobs: ApartJob<never, unknown>[] = [
  readCallJob,
  compareAllJob,
  summarizeJob,
  lookAcrossJob,
  reviewSectionsJob,
  receiptsJob,
  setAsideJob,
  evidenceJob,
  editJob,
  draftChecksJob,
];
