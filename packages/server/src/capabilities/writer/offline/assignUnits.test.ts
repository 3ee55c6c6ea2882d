import { describe, expect, it } from "vitest";
import { unitKinds, type UnitKind } from "../placement/unitKinds.ts";
import type { Tag } from "../placement/tagUnits.ts";
import { assignUnits } from "./assignUnits.ts";
import type { Target } from "./target.ts";

const target = (kind: Target["kind"]): Target => ({ id: kind, kind, title: kind, description: "", required: false });
const targets = (["description", "need", "methods", "sustainability", "budget"] as const).map(target);

/** What is likely of each kind, and of nothing else. */
function tag(likely: Partial<Record<UnitKind, number>>): Tag {
  const likelihoods = unitKinds.map((kind) => likely[kind] ?? 0);
  const certainty = Math.max(...likelihoods);
  return { likelihoods, certainty, kind: unitKinds[likelihoods.indexOf(certainty)]! };
}

const unit = (text: string, goesOn?: string) => ({
  text,
  paragraph: 0,
  isListItem: false,
  ...(goesOn !== undefined && { goesOn }),
});

const placesOf = (units: Parameters<typeof assignUnits>[0], tags: Tag[]) =>
  assignUnits(units, targets, tags)
    .filter(({ isCopy }) => !isCopy)
    .map(({ sectionId }) => sectionId);

describe("assignUnits", () => {
  it("takes no sentence for a promise that only might be one: it stays with the one before", () => {
    const units = [unit("The well ran dry in May."), unit("Nobody had looked for years.")];
    const doubtful = tag({ sustainability: 0.45, need: 0.3, team: 0.25 });
    expect(placesOf(units, [tag({ need: 1 }), doubtful])).toEqual(["need", "need"]);
    expect(placesOf(units, [tag({ need: 1 }), tag({ sustainability: 0.9, need: 0.1 })])).toEqual([
      "need",
      "sustainability",
    ]);
  });

  it("gives what is in doubt to what tells of the project where nothing of that stands before", () => {
    const units = [unit("The pump costs $90."), unit("Nobody had looked for years.")];
    const doubtful = tag({ sustainability: 0.45, need: 0.3, team: 0.25 });
    expect(placesOf(units, [tag({ budget: 1 }), doubtful])[1]).toBe("need");
  });

  it("parts what was spoken in one breath only where much speaks for it", () => {
    const units = [
      unit("the well ran dry"),
      unit("the women walk to the river", "and"),
      unit("we dig a new one", "so"),
    ];
    const little = tag({ methods: 0.6, need: 0.4 });
    expect(placesOf(units, [tag({ need: 1 }), little, tag({ need: 1 })])).toEqual(["need", "need", "need"]);
    expect(placesOf(units, [tag({ need: 1 }), little, tag({ methods: 1 })])).toEqual(["need", "methods", "methods"]);
    // Sentences are apart.
    const sentences = units.map(({ text }) => unit(text));
    expect(placesOf(sentences, [tag({ need: 1 }), little, tag({ need: 1 })])[1]).toBe("methods");
  });

  it("takes no breath for a promise that only might be one", () => {
    const units = [unit("nobody had looked for years"), unit("it runs and runs", "and")];
    const doubtful = tag({ sustainability: 0.45, need: 0.3, team: 0.25 });
    expect(placesOf(units, [doubtful, doubtful])).toEqual(["need", "need"]);
    expect(placesOf(units, [tag({ sustainability: 1 }), doubtful])).toEqual(["sustainability", "sustainability"]);
  });

  it("keeps what announces a list with its first entry", () => {
    const units = [unit("What we want to pay, for one year:"), { ...unit("the room, £1,200"), isListItem: true }];
    expect(placesOf(units, [tag({ description: 1 }), tag({ budget: 1 })])).toEqual(["budget", "budget"]);
  });

  it("keeps what announces lines with the first of them", () => {
    const units = [unit("What it costs, as my niece has worked it out:"), unit("gloves 34 x 310 = 10,540")];
    expect(placesOf(units, [tag({ methods: 1 }), tag({ budget: 1 })])).toEqual(["budget", "budget"]);
  });

  it("keeps a line between two lines of costs with them", () => {
    const units = [unit("training 1,680"), unit("open evenings 720"), unit("boosters 780"), unit("We meet at 7")];
    const costs = tag({ budget: 1 });
    expect(placesOf(units, [costs, tag({ methods: 1 }), costs, tag({ methods: 1 })])).toEqual([
      "budget",
      "budget",
      "budget",
      "methods",
    ]);
    // Sentences are no lines, and a day is no sum.
    const others = [
      "Training costs £1,680.",
      "We meet at 7.",
      "Rent is £780.",
      "boosters 780",
      "opening 3 May 2027",
      "rent 90",
    ];
    const tags = others.map((text) => (/meet|opening/.test(text) ? tag({ methods: 1 }) : costs));
    const places = placesOf(
      others.map((text) => unit(text)),
      tags,
    );
    expect(places.filter((place) => place === "methods")).toHaveLength(2);
  });
});
