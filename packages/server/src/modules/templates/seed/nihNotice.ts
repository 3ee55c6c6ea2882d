/** What NIH says of AI, shown before anybody writes an NIH application. */
export const nihNotice =
  "NIH does not consider applications, or sections, that are substantially developed by AI to be the applicant's own ideas (NOT-OD-25-132, from 25 September 2025). Use what is written here as notes to yourself: the ideas and the text you send must be yours.";

/** Papers that go with NIH research applications. */
export const nihSource = {
  label: "NIH application guide",
  url: "https://grants.nih.gov/",
} as const;
