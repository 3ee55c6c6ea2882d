/** Texts of a featured document. */
export const featuredCopy = {
  note: "An example, written with Grantwright and shown with its authors’ consent.",
  create: "Write your own",
  gone: "This document is not shown here",
  goneText: "It may have been taken back, or the address is not right.",
  home: "Go to the first page",
} as const;
