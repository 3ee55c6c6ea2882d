import type { Schemas } from "@grantwright/api-client";

const words = (count: number) => (count === 1 ? "1 word" : `${count} words`);

/** Texts of the document view. */
export const copy = {
  reviewTitle: "Review required",
  review:
    "the information, statistics and data might not be accurate. Check each figure before you send this to anyone.",
  stillOpen: (count: number) => (count === 1 ? "1 place is still open" : `${count} places are still open`),
  stillOpenText: "What stands in brackets would go to the funder as it is.",
  openHere: (count: number) =>
    count === 1 ? "1 place in brackets is still to fill in." : `${count} places in brackets are still to fill in.`,
  goToFirst: "Go to the first",
  downloadAnyway: "Download all the same",
  leftOut: (title: string) => `Left out: ${title}.`,
  putIn: "Put it in",
  putInNamed: (title: string) => `Put it in: ${title}`,
  pdfGaps: (letters: string) =>
    `The PDF cannot show ${letters} and is not accessible by PDF/UA. The Word file has every letter.`,
  showInputs: "Show Inputs",
  inputs: "What you had written",
  inputsBelow: "The section says it in your own words.",
  wholeInput: (isWhole: boolean) => (isWhole ? "Show what differs" : "Show all of it"),
  wholeInputNamed: (isWhole: boolean, title: string) => `${isWhole ? "Show what differs" : "Show all of it"}: ${title}`,
  noInputs: "Nothing was written here; the proposal made it from the other sections.",
  more: "More",
  revisions: "Revisions",
  revision: (number: number) => `Revision ${number}`,
  update: "Update with AI",
  showChanges: "Show changes",
  comparing: "Comparing the two revisions…",
  changesFailed: "The changes could not be loaded.",
  nothingChanged: (before: number) => `Nothing changed against revision ${before}.`,
  changed: (changes: number, before: number) =>
    `${changes === 1 ? "1 change" : `${changes} changes`} against revision ${before}. Underlined words came in, struck ones went out.`,
  added: "came in:",
  removed: "went out:",
  takeBack: (removed: string, added: string) =>
    removed && added
      ? `Take back: “${removed}” instead of “${added}”`
      : removed
        ? `Take back: “${removed}” again`
        : `Take back: without “${added}”`,
  takingBack: "Taking it back…",
  takenBack: "Taken back.",
  takeBackFailed: "Nothing was taken back: the text could not be saved. Please try again.",
  goneSection: "This section is not in this revision any more.",
  download: "Download",
  word: "Word",
  pdf: "PDF",
  portal: "Copy for a portal",
  copyShort: "Copy",
  tools: "Revision and sending",
  notes: (urgent: number, all: number) => {
    const notes = all === 1 ? "1 note" : `${all} notes`;
    return urgent > 0 ? `${notes}, ${urgent} urgent` : notes;
  },
  notesOn: (title: string) => `Notes on ${title}`,
  notesAnswered: (count: number) => (count === 1 ? "1 note, answered" : `${count} notes, answered`),
  priorities: { high: "Urgent", medium: "Important", low: "Note" } satisfies Record<
    Schemas["Suggestion"]["priority"],
    string
  >,
  edit: "Edit",
  edited: "Edit (Edited)",
  toolsOf: (title: string) => `More for “${title}”`,
  editSignedOut: "Sign in to edit.",
  copy: "Copy to clipboard",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  words,
  counts: (count: number, characters: number) =>
    // What stands in brackets is no word of the proposal, and none of its characters.
    `${count === 0 ? "No words yet" : words(count)}, ${characters === 1 ? "1 character" : `${characters} characters`}`,
  files: (count: number) => `Files (${count})`,
  results: "Assessment Results",
  checklist: "Document checklist",
  about: "About this proposal",
  kind: (kind: string, funder: string) => (funder ? `${kind} to ${funder}` : kind),
  created: "Created",
  loadFailed: "This proposal could not be loaded",
  loadFailedText: "Nothing is lost: it is on the server. Check the connection and try once more.",
  retry: "Retry",
  gone: "There is no such proposal",
  notYours: "You may no longer change this. Copy what you need: it is kept on this device alone.",
  goneText:
    "It may have been deleted, or it is in another account. Was it shared with you? Sign in with the address that was invited.",
  allProposals: "All proposals",
  proposals: "Proposals",
  written: (done: number, all: number) =>
    `This proposal is being written: ${done} of ${all} sections are there. Read what you like; the others follow by themselves.`,
  revisionInWork: "A new revision is being written.",
  readAlong: "Read what is there",
  backToRevision: "Back to the finished revision",
  notYet: "This proposal is not written yet",
  notYetText: "Its draft is waiting for you.",
  toDraft: "Go to the draft",
  restored: "These are words that you had not saved. Save them, or cancel to go back to the text as it was.",
  merged:
    "Somebody else changed this section too. Your changes and theirs are both in it now: look it over, and save it.",
  saveFailed: "Failed to save the section. Your text is still here.",
} as const;
