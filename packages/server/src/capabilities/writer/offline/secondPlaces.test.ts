import { expect, it } from "vitest";
import { tagUnits } from "../placement/tagUnits.ts";
import { splitText } from "../text/splitText.ts";
import type { UnitKind } from "../placement/unitKinds.ts";
import { assignUnits } from "./assignUnits.ts";
import { secondPlaces } from "./secondPlaces.ts";
import type { Target } from "./target.ts";
import { tagFor } from "./testing/tagFor.ts";

const target = (kind: Target["kind"]): Target => ({ id: kind, kind, title: kind, description: "", required: false });

const placesOf = (text: string, ...kinds: Target["kind"][]) => {
  const { units } = splitText(text);
  return assignUnits(units, kinds.map(target), tagUnits(units)).map(({ unit, sectionId, isCopy = false }) => ({
    text: unit.text,
    sectionId,
    isCopy,
  }));
};

it("lets a sentence with two jobs stand in a section that would be empty as well, and only there", () => {
  const text =
    "We repair wells in six villages of the delta. The council lends us its truck and pays for the diesel. We ask for €4,000 for pumps.";
  const places = placesOf(text, "description", "budget", "partners", "timeline");
  expect(places.filter(({ isCopy }) => !isCopy)).toHaveLength(3);
  for (const { text: words } of places.filter(({ isCopy }) => isCopy))
    expect(places.filter((place) => place.text === words).length).toBe(2);
  expect(places.some(({ sectionId }) => sectionId === "partners")).toBe(true);
  expect(places.some(({ sectionId }) => sectionId === "timeline")).toBe(false);
});

it("lets a sentence with sums stand in a budget that would be empty, however long it is", () => {
  const long =
    "Mairi, who has run the ferry for nineteen winters, who teaches the children to row and who knows each rock between the two islands by the name that her grandmother gave it, says the engine costs £4,100 and the mooring £900 and that both will have to be paid before the first crossing of the spring.";
  const places = placesOf(`We want to open the crossing again. ${long}`, "description", "team", "budget");
  expect(places.filter(({ sectionId }) => sectionId === "budget").map(({ text }) => text)).toEqual([long]);
});

const copiesOf = (
  text: string,
  kinds: [own: UnitKind, other: UnitKind, likely: number],
  ...places: Target["kind"][]
) => {
  const { units } = splitText(text);
  const [own, other, likely] = kinds;
  const tags = units.map(() => tagFor(own, 0.9 - likely, { [other]: likely }));
  return secondPlaces(
    units.map((unit, order) => ({ unit, order, sectionId: own, score: 1, choices: [] })),
    places.map(target),
    tags,
  ).map(({ sectionId }) => sectionId);
};

it("takes who helps from what is said in passing, and no date", () => {
  const text = "The council lends us its truck for the wells of the delta.";
  expect(copiesOf(text, ["methods", "partners", 0.2], "methods", "partners")).toEqual(["partners"]);
  expect(copiesOf(text, ["methods", "timeline", 0.2], "methods", "timeline")).toEqual([]);
  expect(copiesOf(text, ["methods", "timeline", 0.5], "methods", "timeline")).toEqual(["timeline"]);
});

it("copies nothing a second time, and no intent into a part of the whole", () => {
  const text = "The council lends us its truck for the wells of the delta.";
  expect(copiesOf(text, ["methods", "partners", 0.2], "methods", "partners", "engagement")).toEqual(["partners"]);
  expect(copiesOf("We want to mend nine wells of the delta.", ["methods", "partners", 0.4], "partners")).toEqual([]);
});

it("lets what is done stand in empty methods although it tells what each thing costs", () => {
  const done =
    "The society proposes to install a cooling tank (£3,900), to be powered by panels on the roof (£2,100), in its existing store, whose floor would be renewed (£650), and to train all members in clean milking (£350), making £7,000.";
  const places = placesOf(`Evening milk is lost. ${done} Members have paid £1,400.`, "need", "methods", "budget");
  expect(
    places
      .filter(({ text }) => text === done)
      .map(({ sectionId }) => sectionId)
      .toSorted(),
  ).toEqual(["budget", "methods"]);
});
