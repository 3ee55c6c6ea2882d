import { deadlineDay } from "@grantwright/ui";
import { dotted } from "../../components/dotted.ts";

/** Texts of what closes next. */
export const dueCopy = {
  title: "Next deadlines",
  from: { bookmark: "Bookmark", draft: "Draft", proposal: "Proposal", accepted: "Interested" },
  failed: "Some deadlines could not be loaded",
  retry: "Retry",
  start: "Start from this grant",
  begin: "Begin the draft",
  write: (sections: number) => (sections === 1 ? "Write 1 section" : `Write ${sections} sections`),
  fill: (places: number) => (places === 1 ? "Fill 1 open place" : `Fill ${places} open places`),
  generate: "Generate Proposal",
  goOn: "Go on writing",
  beingWritten: "Being written now",
  send: "Check, then send",
  /** Who gives, what is due on a day that leads to a deadline, and when that is. */
  earlier: (who: string, what: string, deadline: string) =>
    dotted(who, what, deadline && `closes ${deadlineDay(new Date(deadline))}`),
  /** A link in a row, with what the row is about. */
  nextOf: (step: string, title: string) => `${step}: ${title}`,
} as const;
