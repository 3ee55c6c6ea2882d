/** Texts of the formats that one can begin from, on home and beside a list that is empty, or nearly so. */
export const beginningsCopy = {
  title: "Formats to begin from",
  all: "Open the library",
  failed: "The grants could not be loaded",
} as const;
