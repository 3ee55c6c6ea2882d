/** Texts of the page that checks authorship reports. */
export const copy = {
  title: "Check an authorship report",
  text: "Paste the whole report, from its first line to its signature. You are told whether it was made here and nobody changed a word of it since, and nothing else.",
  report: "The report",
  missing: "Paste the report here first.",
  tooLong: (over: number) => `This is ${over.toLocaleString("en")} characters longer than any report.`,
  check: "Check it",
  checking: "Checking…",
  valid: "Valid: this report was made here, and nothing in it was changed.",
  invalid:
    "Not valid: this report was not made here, or something in it was changed. Make sure that all of it is there, with its signature.",
  failed: "This could not be checked. Please try again.",
};
