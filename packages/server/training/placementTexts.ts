import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { PlacedUnit } from "../src/capabilities/writer/placement/unitFeatures.ts";
import { unitKinds } from "../src/capabilities/writer/placement/unitKinds.ts";

const kind = z.enum(unitKinds);

const unit = z.strictObject({
  text: z.string().min(1),
  kind,
  /** Others under which a careful editor might put it as well. */
  or: z.array(kind).optional(),
  /** Whose job it does, too. */
  also: z.array(kind).optional(),
  /** What a signpost announces. */
  of: kind.optional(),
});

const registers = [
  "application",
  "research",
  "report",
  "letter",
  "notes",
  "list",
  "table",
  "dictation",
  "chat",
  "translated",
] as const;

const texts = z.array(
  z.strictObject({
    id: z.string(),
    language: z.string(),
    field: z.string(),
    register: z.enum(registers),
    paragraphs: z.array(z.array(unit).nonempty()).nonempty(),
  }),
);

/** A description whose every unit is labelled, by its paragraphs. */
export type PlacementText = z.output<typeof texts>[number];

/** One of its units. */
export type LabelledUnit = z.output<typeof unit>;

/** The labelled descriptions of a folder. Throws a ZodError where one is not as it should be. */
export function readPlacementTexts(folder: URL): PlacementText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .flatMap((name) => texts.parse(parse(readFileSync(new URL(name, folder), "utf8"))));
}

/** The open part, to be trained on. */
export const openPlacementTexts = (): PlacementText[] => readPlacementTexts(new URL("placement/", import.meta.url));

/** The units of a text as the model gets them: each with the signpost before it as its heading. */
export function placedUnits({ paragraphs }: PlacementText): PlacedUnit[] {
  let heading: string | undefined;
  return paragraphs.flatMap((units, paragraph) =>
    units.map(({ kind: own, text }) => {
      const placed = { text, paragraph, heading: own === "signpost" ? undefined : heading };
      if (own === "signpost") heading = text;
      return placed;
    }),
  );
}

/** How many units the pieces have, one after the other, into which a text is cut. */
const pieces = [1, 3, 2, 4];

/** A text in short pieces: people describe a project in two sentences as well, and files are quoted from. */
export function inPieces(text: PlacementText): PlacementText[] {
  const units = text.paragraphs.flatMap((paragraph, at) => paragraph.map((unit) => ({ unit, at })));
  const cut: PlacementText[] = [];
  for (let from = 0; from < units.length;) {
    const piece = units.slice(from, from + pieces[cut.length % pieces.length]!);
    const paragraphs = [...Map.groupBy(piece, ({ at }) => at).values()].map((own) => own.map(({ unit }) => unit));
    cut.push({ ...text, paragraphs: paragraphs as PlacementText["paragraphs"] });
    from += piece.length;
  }
  return cut;
}
