import type { Schemas } from "@grantwright/api-client";

type Item = Schemas["DocumentListItem"];

/** How a list of documents can be sorted, in the order it is offered. */
export const documentSorts = ["changed", "deadline", "name"] as const;

/** A way to sort. */
export type DocumentSort = (typeof documentSorts)[number];

/** Which documents of a list are shown. */
export interface ListPart {
  /** Empty without a search. */
  search: string;
  sort: DocumentSort;
  /** From 1 on. */
  page: number;
}

/** The order that an address asks for: `?sort=deadline`. */
export const sortOf = (params: URLSearchParams): DocumentSort =>
  documentSorts.find((sort) => sort === params.get("sort")) ?? "changed";

/** Whether it is any other than the whole list as it is kept on the device. */
export const isNarrowed = ({ search, sort, page }: ListPart): boolean =>
  search !== "" || sort !== "changed" || page > 1;

/** What the server is asked for; nothing more than before for the list as it always was. */
export const queryOf = ({ search, sort, page }: ListPart, limit: number) => ({
  ...(search && { search }),
  ...(sort !== "changed" && { sort }),
  ...(page > 1 && { offset: (page - 1) * limit }),
});

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** What closes next comes first, then what never closes, then what has closed. */
function byDeadline(now: number) {
  const rank = ({ deadline }: Item): [group: number, distance: number] => {
    if (deadline === undefined) return [1, 0];
    const left = Date.parse(deadline) - now;
    return left > 0 ? [0, left] : [2, -left];
  };
  return (one: Item, other: Item) => {
    const [first, second] = [rank(one), rank(other)];
    return first[0] - second[0] || first[1] - second[1];
  };
}

/** The part of a list that the server would give, out of what is kept on this device. */
export function partOf(items: readonly Item[], { search, sort, page }: ListPart, limit: number, now: number): Item[] {
  const words = folded(search).split(/\s+/);
  const found = items.filter(({ title, funderName }) => {
    const text = folded(`${title}\n${funderName}`);
    return words.every((word) => text.includes(word));
  });
  if (sort === "name") found.sort((one, other) => folded(one.title).localeCompare(folded(other.title)));
  if (sort === "deadline") found.sort(byDeadline(now));
  return found.slice((page - 1) * limit, page * limit + 1);
}
