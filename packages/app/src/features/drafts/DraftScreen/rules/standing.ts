import type { Schemas } from "@grantwright/api-client";

/** The doubts whose words stand in a text, in their order there. */
export const standing = (doubts: readonly Schemas["Doubt"][], text: string): readonly Schemas["Doubt"][] =>
  doubts
    .map((doubt) => ({ doubt, at: text.indexOf(doubt.place.quote) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ doubt }) => doubt);
