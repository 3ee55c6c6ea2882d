import { describe, expect, it } from "vitest";
import type { ContradictionKind } from "./contradiction.ts";
import { findContradictions } from "./findContradictions.ts";
import type { NumberPlace } from "./numberPlace.ts";

/** A description and sections, or with one text a section alone. */
function placesOf(texts: readonly string[]): NumberPlace[] {
  const [description = "", ...sections] = texts.length > 1 ? texts : ["", ...texts];
  return [
    { id: "description", kind: "description", text: description },
    ...sections.map((text, at) => ({ id: `s${at}`, kind: "section" as const, title: `Section ${at + 1}`, text })),
  ];
}

const found = (...texts: string[]) => findContradictions(placesOf(texts));

describe("figures that cannot all be right", () => {
  it.each<[ContradictionKind, string[], string[]]>([
    ["asked", ["We ask for £12,400.", "What we need from you is £14,200."], ["£12,400", "£14,200"]],
    [
      "asked",
      ["The amount requested is €48,500.", "Staff – €30,000\nTravel – €8,000\nEquipment – €9,500\nTotal – €47,500"],
      ["€48,500", "€47,500"],
    ],
    ["asked", ["Nous sollicitons 15 000 €.", "", "Subvention demandée : 16 500 €."], ["15 000 €", "16 500 €"]],
    [
      "parts",
      ["We need £9,600: £4,200 for wages, £3,000 for materials and £2,600 for rent."],
      ["£9,600", "£4,200", "£3,000", "£2,600"],
    ],
    ["parts", ["Wages: £4,200\nMaterials: £3,000\nRent: £2,600\n\nTotal: £9,600"], ["£9,600", "£4,200"]],
    [
      "parts",
      ["| Item | Cost |\n| Wages | £4,200 |\n| Materials | £3,000 |\n| Rent | £2,600 |\n| Total | £9,600 |"],
      ["£9,600", "£4,200"],
    ],
    ["parts", ["Honoraires\t4 200 €\nMatériel\t3 000 €\nLocation\t2 600 €\nTotal\t9 600 €"], ["9 600 €", "4 200 €"]],
    ["product", ["Room hire: 40 weeks x £25 = £1,200"], ["£1,200", "40 weeks", "£25"]],
    ["product", ["24 sessions at £150 each come to £3,900."], ["£3,900", "24", "£150"]],
    ["product", ["Twelve workshops of three hours make 40 hours."], ["40 hours", "Twelve", "three hours"]],
    ["product", ["12 talleres × 80 € = 980 €"], ["980 €", "12", "80 €"]],
    ["share", ["Of the people who answered, 31 out of 50, i.e. 54 %, would come again."], ["54 %", "31", "50"]],
    ["share", ["A third of the 90 families, 45 in all, have no garden."], ["third", "45", "90"]],
    ["share", ["Our club has 240 members. 60 of them (35 %) are under 18."], ["35 %", "60", "240"]],
    ["share", ["Von 80 Befragten gaben 36 (55 %) an, selten ins Theater zu gehen."], ["55 %", "36", "80"]],
    [
      "percentages",
      ["The money goes to staff (45 %), to travel (30 %), and the remaining 35 % to books."],
      ["45 %", "35 %"],
    ],
    ["percentages", ["- 40 % for the teachers\n- 35 % for the rooms\n- 15 % for books\n- 20 % for the rest"], ["40 %"]],
    [
      "duration",
      ["The project lasts 18 months, from April 2027 to June 2028."],
      ["18 months", "April 2027", "June 2028"],
    ],
    [
      "duration",
      ["Project duration: 24 months", "", "Project period: 1 May 2027 – 31 October 2028"],
      ["24 months", "1 May 2027", "31 October 2028"],
    ],
    [
      "dates",
      ["Das Projekt beginnt im März 2027.", "", "Projektstart ist der 1. Mai 2027."],
      ["März 2027", "1. Mai 2027"],
    ],
    [
      "count",
      ["The project works with eight schools in the county.", "The ten schools that take part were chosen by lot."],
      ["eight schools", "ten schools"],
    ],
    [
      "count",
      ["Our school has 140 pupils.", "", "All one hundred and twenty children learn to swim."],
      ["140 pupils", "hundred and twenty children"],
    ],
    [
      "count",
      ["El programa forma a 60 mujeres en costura.", "", "Las 75 mujeres recibirán una máquina de coser."],
      ["60 mujeres", "75 mujeres"],
    ],
    ["groups", ["Our 48 volunteers are 30 women and 16 men."], ["48", "30", "16"]],
    ["groups", ["We have 48 volunteers. 30 are women and 16 are men."], ["48", "30", "16"]],
    [
      "groups",
      ["We serve 85 families (40 from Syria, 30 from Ukraine and 25 from Eritrea)."],
      ["85", "40", "30", "25"],
    ],
    [
      "groups",
      [
        "Seventy people sing in the choir and fifty play in the band; twenty of them do both. In all we reach 120 people.",
      ],
      ["120", "Seventy", "fifty"],
    ],
    [
      "ages",
      ["We invite girls aged 10–14 from the estate.", "", "The girls (ages 11 to 15) meet on Fridays."],
      ["10", "15"],
    ],
    [
      "ages",
      ["Für Kinder von 6 bis 10 Jahren.", "", "Kinder zwischen 8 und 12 Jahren kommen oft."],
      ["6", "12 Jahren"],
    ],
    [
      "cofunding",
      ["The project costs £30,000. We ask for £22,000.", "The remaining £6,000 comes from our reserves."],
      ["£30,000", "£22,000", "£6,000"],
    ],
    [
      "cofunding",
      ["The project costs €50,000. The town pays €20,000, the fund €15,000 and we add €10,000 ourselves."],
      ["€50,000", "€20,000", "€15,000", "€10,000"],
    ],
    [
      "order",
      ["The project runs from 1 September 2027 to 31 August 2028.", "The opening ceremony takes place in June 2027."],
      ["1 September 2027", "June 2027"],
    ],
    ["order", ["The project lasts 24 months.", "In month 28 the final conference is held."], ["24 months", "28"]],
  ])("%s: %j", (kind, texts, quotes) => {
    const entry = found(...texts).find((each) => each.kind === kind);
    expect(entry?.places.map(({ quote }) => quote)).toEqual(expect.arrayContaining(quotes));
  });

  it.each([
    [
      "other years",
      ["Last year 120 pupils took part; this year we expect 140 pupils.", "The 140 pupils come to us daily."],
    ],
    ["places", ["We work with 60 children in two villages.", "In Lower Mill 25 children come, in Upper Mill 35."]],
    ["those who are reached and those who are trained", ["We reach 400 people.", "We train 60 people as guides."]],
    ["several answers", ["62 % speak Spanish, 55 % English and 20 % speak both, as several answers were possible."]],
    ["changes", ["Attendance rose from 62 % to 70 %, and 31 % came every week."]],
    ["groups that lap over", ["Of the 64 patients, 30 are women and 22 are over 70."]],
    [
      "those counted once",
      ["46 sit with patients, 35 visit people; eleven of them do both. That makes 70 volunteers."],
    ],
    ["rounded shares", ["About a third (31 of 98) of the pupils; nearly half (47 of 96) of the parents."]],
    [
      "a third party",
      ["Total cost €80,000; we request €60,000.", "Our share is €15,000, and tickets will bring €5,000."],
    ],
    [
      "what comes before and after",
      [
        "The project runs from 1 September 2027 to 31 August 2028.",
        "Planning permission was given in June 2027. The final report follows in October 2028.",
      ],
    ],
    ["sums that are right", ["Wages: £4,200\nMaterials: £3,000\nTotal: £7,200\nOf which own funds: £1,200"]],
    ["figures of a file", ["We work with 60 children.", "We ask for £5,000."]],
  ])("is silent on %s", (_, texts) => {
    expect(found(...texts)).toEqual([]);
  });

  it("names places letter for letter, and the same for the same texts", () => {
    const places = placesOf([
      "We ask for £12,400.",
      "We train 24 teachers.\n\nIt costs £14,200; we ask you for £14,200.",
    ]);
    const texts = new Map(places.map(({ id, text }) => [id, text]));
    const entries = findContradictions(places);
    expect(entries.length).toBeGreaterThan(0);
    for (const { start, end, quote, placeId } of entries.flatMap((entry) => entry.places))
      expect(texts.get(placeId)?.slice(start, end)).toBe(quote);
    expect(findContradictions(places)).toEqual(entries);
  });

  it("takes time in proportion to the text", () => {
    const part =
      "We ask for $46,200 for 18 months, from April 2027 to June 2028, for 140 pupils. The total is £12,000 (31 of 50, 62 %), and twelve volunteers read with children aged 8 to 12.\n- Books – £400\n- Rent – £500\n- Total – £900\n\n";
    const timeOf = (characters: number) => {
      const places = placesOf([part.repeat(Math.ceil(characters / part.length))]);
      const begun = performance.now();
      findContradictions(places);
      return performance.now() - begun;
    };
    timeOf(20_000);
    const short = Math.max(timeOf(20_000), 5);
    expect(timeOf(100_000)).toBeLessThan(short * 25);
  });
});
