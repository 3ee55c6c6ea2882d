import type { QueryOf } from "@grantwright/api-client";

type Query = QueryOf<"listPublishedDocs">;

/** The parts of the library, in the order they stand. */
const libraryParts = ["bookmarks", "open", "missed", "reports"] as const;

/** A part of the library. */
export type LibraryPart = (typeof libraryParts)[number];

/** Parts that have a page of their own, where there are more than the library shows. */
export type WholePart = Exclude<LibraryPart, "missed">;

/** How many of each the library shows, besides a card that leads to more. What was missed has none. */
export const partLimits: Record<LibraryPart, number> = { bookmarks: 8, open: 11, missed: 12, reports: 8 };

/** How many a page of one part shows. */
export const pageLimit = 24;

const partQueries: Record<LibraryPart, Query> = {
  bookmarks: { bookmarked: true },
  open: { types: "grant,loi,rfp" },
  missed: { lapsed: true },
  reports: { types: "grant-report" },
};

/** What the library is narrowed to. */
export interface LibraryFilter {
  categoryId?: string | undefined;
  /** Empty without a search. */
  search: string;
}

/** What a part is asked with, besides how many. A search also finds one's own templates. */
export function partQuery(part: LibraryPart, { categoryId, search }: LibraryFilter): Query {
  return {
    ...partQueries[part],
    ...(categoryId !== undefined && { categoryId }),
    ...(search && { search, searchPublicAndOwn: true }),
  };
}

/** The part that an address asks to be shown alone: `?show=open`. */
export function wholePartOf(params: URLSearchParams): WholePart | undefined {
  const show = params.get("show");
  return libraryParts.find((part): part is WholePart => part === show && part !== "missed");
}
