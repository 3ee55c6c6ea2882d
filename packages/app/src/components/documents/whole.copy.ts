import type { Whole } from "@grantwright/domain";

/** What is said of the length of all sections together, where a funder limits it: beside a draft and before a proposal is sent. */
export const wholeCopy = {
  inAll: ({ unit, count, most }: Whole) => `${count} of ${most} ${unit} in all`,
  shorten: "Shorten",
} as const;
