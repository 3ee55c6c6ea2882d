/** Texts of a featured document. */
export const featuredCopy = {
  note: "An example of what is written with Grantwright.",
  create: "Write your own",
  gone: "This document is not shown here",
  goneText: "It may have been taken back, or the address is not right.",
  home: "Go to the first page",
} as const;
