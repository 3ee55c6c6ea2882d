import { storableText } from "./storable.ts";

/** Text as it is searched: without case and without accents, so that "lodz" finds "Łódź". */
export function searchable(text: string): string {
  return storableText(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[łŁ]/g, "l")
    .replace(/[øØ]/g, "o")
    .replace(/ß/g, "ss")
    .toLowerCase();
}

/** The words of a search, of which each has to occur. */
export const searchWords = (search: string): string[] => searchable(search).split(/\s+/).filter(Boolean).slice(0, 20);

/** A category as it stands in addresses: "Arts & Culture" as `arts-culture`. */
export const categorySlug = (category: string): string =>
  searchable(category)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
