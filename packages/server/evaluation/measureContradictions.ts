import { z } from "zod";
import { readYamlFolder } from "../src/kernel/text/readYaml.ts";
import type { Contradiction, ContradictionKind } from "../src/capabilities/writer/numbers/contradiction.ts";
import { findContradictions } from "../src/capabilities/writer/numbers/findContradictions.ts";
import type { NumberPlace } from "../src/capabilities/writer/numbers/numberPlace.ts";

const kinds = [
  "asked",
  "parts",
  "product",
  "share",
  "percentages",
  "duration",
  "dates",
  "count",
  "groups",
  "ages",
  "cofunding",
  "order",
] as const satisfies readonly ContradictionKind[];

const documents = z.array(
  z.strictObject({
    id: z.string(),
    language: z.string(),
    description: z.string().nullish(),
    sections: z.array(z.strictObject({ title: z.coerce.string(), text: z.string() })),
    contradictions: z.array(
      z.strictObject({
        what: z.string(),
        kind: z.enum(kinds),
        places: z.array(z.strictObject({ section: z.coerce.string(), quote: z.coerce.string() })),
      }),
    ),
  }),
);

/** A draft with what contradicts itself in it. */
export type ContradictionDraft = z.output<typeof documents>[number];

/** Where drafts lie: those that may be read, and sealed ones, which are only ever scored; the later ones and the third came when the rules were there. */
export const contradictionParts = [
  "open",
  "sealed",
  "later-open",
  "later-sealed",
  "third-open",
  "third-sealed",
] as const;

/** One of these places. */
export type ContradictionPart = (typeof contradictionParts)[number];

/** The drafts of a part. */
export function contradictionDrafts(part: ContradictionPart): ContradictionDraft[] {
  const folder = new URL(`contradictions/${part}/`, import.meta.url).pathname;
  return Object.values(readYamlFolder(folder, documents)).flat();
}

/** The texts of a draft; the description is a section of that name. */
export const placesOf = ({ description, sections }: ContradictionDraft): NumberPlace[] => [
  { id: "description", kind: "description", text: description ?? "" },
  ...sections.map(({ title, text }) => ({ id: title, kind: "section" as const, title, text })),
];

type Label = ContradictionDraft["contradictions"][number];

/** What is said to contradict itself in a draft; rules say of which kind it is. */
export type ContradictionEntry = Pick<Contradiction, "places"> & Partial<Pick<Contradiction, "kind">>;

/** How many of the labelled places of a contradiction an entry names, by overlap. */
function named(label: Label, entry: ContradictionEntry, texts: ReadonlyMap<string, string>): number {
  return label.places.filter(({ section, quote }) => {
    const text = texts.get(section) ?? "";
    for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1))
      if (entry.places.some((each) => each.placeId === section && each.start < at + quote.length && each.end > at))
        return true;
    return false;
  }).length;
}

/** What was found in some drafts. */
export interface ContradictionCounts {
  labelled: number;
  found: number;
  /** Entries that are no labelled contradiction. */
  falseAlarms: number;
  /** Drafts without a contradiction in which one was named all the same. */
  draftsWithFalseAlarm: number;
  draftsWithout: number;
  byKind: Record<string, { labelled: number; found: number; falseAlarms: number }>;
}

/** What is found in a draft: the labels that an entry meets, and the entries that meet none. */
function judge(
  draft: ContradictionDraft,
  entries: readonly ContradictionEntry[],
): { found: Label[]; missed: Label[]; wrong: ContradictionEntry[] } {
  const texts = new Map(placesOf(draft).map(({ id, text }) => [id, text]));
  const meets = (label: Label, entry: ContradictionEntry) => named(label, entry, texts) >= 2;
  return {
    found: draft.contradictions.filter((label) => entries.some((entry) => meets(label, entry))),
    missed: draft.contradictions.filter((label) => !entries.some((entry) => meets(label, entry))),
    wrong: entries.filter((entry) => !draft.contradictions.some((label) => meets(label, entry))),
  };
}

/**
 * Looks for contradictions in drafts whose contradictions are known.
 *
 * @param entriesOf what is found in a draft: by the rules, where nothing else is given.
 */
export function measureContradictions(
  drafts: readonly ContradictionDraft[],
  entriesOf: (draft: ContradictionDraft) => readonly ContradictionEntry[] = (draft) =>
    findContradictions(placesOf(draft)),
): ContradictionCounts {
  const byKind: ContradictionCounts["byKind"] = Object.fromEntries(
    kinds.map((kind) => [kind, { labelled: 0, found: 0, falseAlarms: 0 }]),
  );
  const counts = { labelled: 0, found: 0, falseAlarms: 0, draftsWithFalseAlarm: 0, draftsWithout: 0 };
  for (const draft of drafts) {
    const { found, missed, wrong } = judge(draft, entriesOf(draft));
    counts.labelled += found.length + missed.length;
    counts.found += found.length;
    counts.falseAlarms += wrong.length;
    for (const { kind } of draft.contradictions) byKind[kind]!.labelled += 1;
    for (const { kind } of found) byKind[kind]!.found += 1;
    for (const { kind } of wrong) if (kind) byKind[kind]!.falseAlarms += 1;
    if (draft.contradictions.length > 0) continue;
    counts.draftsWithout += 1;
    counts.draftsWithFalseAlarm += Number(wrong.length > 0);
  }
  return { ...counts, byKind };
}
