import type { SectionKind } from "../../../../kernel/text/sectionKind.ts";
import type { Note, Reading } from "./reading.ts";

const emptyPromise =
  /\b(?:(?:strive|endeavou?r|aspire|hope|try|aim) to (?:make|be|become|improve|help|support|create|bring|ensure)|do our (?:very )?best|make every effort|mak(?:e|es|ing) an? (?:(?:real|lasting|meaningful|huge|big|positive|true|measurable) )*(?:difference|impact)|(?:have|create) a (?:real|lasting|meaningful|huge|positive|profound) (?:impact|effect)|change (?:people'?s )?lives|raise awareness|empower(?:s|ing)?|give back to the community|make (?:the world|our town|the community) a better place|holistic(?:ally)?|synerg(?:y|ies)|transform(?:ative|ational))\b/i;
const hasNumber =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)\b/i;

const unnamedProof =
  /\b(?:(?:research|studies|a study|evidence|experts?|data|science|surveys?|statistics) (?:clearly )?(?:shows?|proves?|suggests?|indicates?|demonstrates?|agrees?|tells? us|ha(?:s|ve) (?:shown|proven|found))|it is (?:well[- ]known|widely (?:known|accepted|recogni[sz]ed))|everybody knows|needless to say)\b/i;
const namesSource =
  /\b(?:19|20)\d\d\b|\baccording to\b|\[\d+\]|https?:|\bour (?:own )?(?:survey|records|data|count)\b|\d+ (?:of|out of) \d+|\d ?%/i;
const loneClaim =
  /\bthe (?:only|leading|foremost|largest|biggest|best) (?:[a-z-]+ )?(?:organi[sz]ation|programme|program|provider|charity|club|group|service|project|cent(?:er|re)|school|team|initiative)s?\b/i;

const passive =
  /\bwill be (?:[a-z]+ly )?(?:[a-z]+ed|held|built|made|given|done|run|taken|sent|chosen|set up|put|found|kept|taught|written|bought)(?: out| up)?\b/i;
const worked = new Set<SectionKind>(["methods", "timeline", "evaluation", "description"]);

/** Promises that nobody can check, claims that name no evidence, and plans that do not say who acts. English only. */
export function promiseNotes({ sentences, kind, isEnglish }: Reading): Note[] {
  if (!isEnglish) return [];
  const notes: Note[] = [];
  const promise = sentences
    .filter((each) => !hasNumber.test(each))
    .map((each) => emptyPromise.exec(each)?.[0])
    .find(Boolean);
  if (promise)
    notes.push({
      category: "content",
      priority: "medium",
      suggestion: `“${promise}” cannot be checked. Say what will change, for how many people, and by when.`,
    });
  const proof = sentences
    .filter((each) => !namesSource.test(each))
    .map((each) => unnamedProof.exec(each)?.[0])
    .find(Boolean);
  if (proof)
    notes.push({
      category: "evidence",
      priority: "medium",
      suggestion: `“${proof}” names no source. Give who found it and when, or your own figures.`,
    });
  const claim = sentences
    .filter((each) => !namesSource.test(each))
    .map((each) => loneClaim.exec(each)?.[0])
    .find(Boolean);
  if (claim)
    notes.push({ category: "evidence", priority: "low", suggestion: `“${claim}”: say how you know, or leave it out.` });
  const withoutActor = sentences.filter((each) => passive.test(each) && !/\bby\b/i.test(each));
  if (worked.has(kind) && withoutActor.length > 1)
    notes.push({
      category: "clarity",
      priority: "low",
      suggestion: `“${passive.exec(withoutActor[0]!)![0]}” and ${withoutActor.length - 1} more of the kind do not say who does it.`,
    });
  return notes;
}
