import type { Schemas } from "@grantwright/api-client";

type Section = Schemas["AiUseSection"];

/** What a disclosure is made from. */
export interface Disclosed {
  sections: readonly Section[];
  /** What the sentences stand on; undefined while they are not checked. */
  sentences: Schemas["AiUse"]["sentences"];
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const isModels = (writing: Section["written"]): writing is NonNullable<typeof writing> => writing?.way === "model";

/** “on 12 March 2026”, or “between 12 March 2026 and 14 March 2026”. */
function period(moments: readonly string[]): string {
  const days = moments.toSorted().map((moment) => day.format(new Date(moment)));
  const [first = "", last = first] = [days[0], days.at(-1)];
  return first === last ? `on ${first}` : `between ${first} and ${last}`;
}

const titles = (sections: readonly Section[]): string => list.format(sections.map(({ title }) => `“${title}”`));

/** How much of the text that a model wrote stands as it wrote it, in words. */
function keptInWords(sections: readonly Section[]): string {
  const kept = sections.reduce((sum, { keptShare = 0, characters }) => sum + keptShare * characters, 0);
  const all = sections.reduce((sum, { characters }) => sum + characters, 0);
  const percent = all === 0 ? 0 : Math.round((100 * kept) / all);
  return `about ${percent} % of their text`;
}

/** How what the model wrote was checked. */
function checks(sentences: Disclosed["sentences"]): string {
  if (!sentences) return "Its sentences have not been compared with our own words and files yet.";
  const { confirmed, unsupported } = sentences;
  const compared = "Software compared every figure, date, name and reference with our own words and files.";
  const said = [
    ...(confirmed > 0 ? [`${counted(confirmed, "sentence was", "sentences were")} confirmed by a person.`] : []),
    ...(unsupported > 0
      ? [`${counted(unsupported, "statement has", "statements have")} no source there and must still be checked.`]
      : []),
  ];
  return [compared, ...said].join(" ");
}

/**
 * What an applicant can tell a funder of the use of generative AI: the tool and model, what it was used for, in which sections and when,
 * how much of it stands, how it was checked, and who answers for it. Says nothing that the record does not hold.
 */
export function disclosureText({ sections, sentences }: Disclosed): string {
  const drafted = sections.filter((each) => isModels(each.drafted));
  const written = sections.filter((each) => isModels(each.written));
  const byRules = sections.some(({ written: by, drafted: also }) => (by ?? also)?.way === "offline");
  const answers = "The applicant answers for the whole content.";
  if (drafted.length + written.length === 0)
    return [
      "According to the record kept while it was written, no generative AI wrote any part of this application.",
      ...(byRules
        ? ["A program with fixed rules, which is no language model, arranged the applicant's own words into sections."]
        : []),
      answers,
    ].join(" ");
  const writings = [...drafted.map(({ drafted: by }) => by), ...written.map(({ written: by }) => by)].filter(isModels);
  const models = list.format([...new Set(writings.map(({ model = "a language model" }) => model))].toSorted());
  const revised = written.filter(({ isRevised }) => isRevised);
  return [
    `Generative AI was used in preparing this application: ${models}, through Grantwright, ${period(writings.map(({ at }) => at))}.`,
    ...(drafted.length > 0
      ? [`It made first drafts of ${titles(drafted)} from our own description, notes and files.`]
      : []),
    ...(written.length > 0 ? [`It wrote the text of ${titles(written)} from what we had written and attached.`] : []),
    ...(written.length > 0
      ? [
          `People revised ${revised.length === 0 ? "none" : revised.length === written.length ? "all" : revised.length} of these ${counted(written.length, "section", "sections")} afterwards; ${keptInWords(written)} stands as the model wrote it.`,
        ]
      : []),
    checks(sentences),
    answers,
  ].join(" ");
}
