import { expect, it } from "vitest";
import { tagUnits } from "../placement/tagUnits.ts";
import { splitText } from "../text/splitText.ts";
import { assignUnits } from "./assignUnits.ts";
import type { Target } from "./target.ts";

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
