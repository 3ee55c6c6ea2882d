import type { Schemas } from "@grantwright/api-client";
import { dayLabel, momentLabel } from "@grantwright/ui";

type State = Schemas["SectionState"];
type Done = Schemas["DoneBy"];

const personOf = ({ by }: Done) => by ?? "somebody who has left";

/** A day without a time, at noon of where the person is: `2026-12-03`. */
const dayOf = (day: string) => dayLabel(new Date(`${day}T12:00:00`));

/** Texts of who does which section, and how far it is. */
export const workCopy = {
  title: "Who does what",
  about: "Who writes each section, until when, and how far it is. Everybody here sees it.",
  sectionTitle: (title: string) => `Who does “${title}”`,
  close: "Close",
  back: "All sections",
  failed: "Who does what could not be loaded",
  failedText: "Your own words are safe. Check the connection and try once more.",
  retry: "Retry",
  owner: "Written by",
  nobody: "Nobody yet",
  find: "Find somebody",
  me: (name: string) => (name.trim() === "" ? "You" : `${name} (you)`),
  peopleFailed: "The others could not be loaded. Close this and open it again.",
  due: "Done by",
  state: "How far it is",
  states: { inWork: "In work", forReview: "Ready for review", signedOff: "Signed off" } satisfies Record<State, string>,
  signing: "Signing off says: I have read it as it stands here. A later change takes it back.",
  signingEmpty: "Nothing is written here. Signing off says: it may stay so. A later change takes it back.",
  by: (day: string) => `by ${dayOf(day)}`,
  overdue: (day: string) => `was due ${dayOf(day)}`,
  signedOff: (done: Done) => `Signed off by ${personOf(done)}, ${momentLabel(done.at)}`,
  lapsed: (signed: Done | undefined, changed: Done) =>
    `${signed ? `Signed off by ${personOf(signed)}, ` : ""}changed since by ${personOf(changed)}, ${momentLabel(changed.at)}`,
  change: (title: string) => `Change “${title}”`,
  count: (signed: number, all: number) => `${signed} of ${all} sections signed off`,
};
