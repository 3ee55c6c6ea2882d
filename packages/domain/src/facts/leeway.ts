import { stepOf } from "./chance.ts";
import type { Fact } from "./fact.ts";

/** How far from a number what it was worked out as may lie, and the step by which numbers like it differ. All in units of its value. */
export interface Leeway {
  step: number;
  below: number;
  above: number;
  /** Whether the words before it say that it is not exact. */
  isRough: boolean;
  /** Whether a percentage is said to be the points between two others. */
  isPoints: boolean;
}

const before = (words: string) =>
  new RegExp(
    `(?:(?<!\\p{L})(?:${words}))\\s*(?:a|an|one|un|une|una|um|uma|ein|eine|einem|een|the|la|o|€|£|\\$|R\\$)?\\s*$`,
    "iu",
  );

const about = before(
  "about|around|roughly|approximately|approx\\.?|some|close to|unos|unas|cerca de|alrededor de|aproximadamente|environ|près de|circa|à peu près|uns|umas|etwa|rund|ungefähr|zirka|ca\\.|około|blisko|yaklaşık|karibu|takriban|около|примерно|ongeveer|c\\.)|(?:約|およそ|大约|约|حوالي|نحو|लगभग|करीब",
);
const over = before(
  "over|more than|just over|slightly more than|a little more than|at least|upwards of|más de|plus de|un peu plus de|mais de|pouco mais de|oltre|più di|più della|più del|più dell|poco più di|poco più del|poco più dell['’]|über|mehr als|gut|ponad|więcej niż|более|больше|свыше|ruim|meer dan|zaidi ya)|(?:超过|أكثر من|से अधिक",
);
const under = before(
  "nearly|almost|less than|under|just under|up to|close to|casi|menos de|presque|moins de|près de|quase|quasi|meno di|fast|knapp|beinahe|fast|weniger als|prawie|niemal|neredeyse|почти|менее|до|bijna)|(?:近く|近|قرابة|ما يقارب",
);
const average =
  /(?<!\p{L})(?:average|averages|averaged|mean|each|apiece|per|every|promedio|media|cada|moyenne|chaque|chacun|média|médio|Schnitt|durchschnittlich|Durchschnitt|je|pro|ciascun[oa]?|ogni|średnio|średnia|każd\p{L}*|среднем|кажд\p{L}*|gemiddeld|ortalama|wastani)(?!\p{L})|المتوسط|معدل|لكل|平均|औसत/iu;

const isRoundAbout = 0.04;

const isRoundTo = 0.08;

/** Points by which a share in words, or one that is said to be rough, may be off. */
const sharePoints = { rough: 3, over: 8 };

const points =
  /(?<!\p{L})(?:points?|punkt\p{L}*|prozentpunkt\p{L}*|puntos?|pontos?|punti|punten|p\.?p\.?|пункт\p{L}*|puan\p{L}*)(?!\p{L})|ポイント|百分点|百分點|نقط|نقاط/iu;

/** How far before and behind a percentage it may be said to be points. */
const pointsReach = { before: 12, behind: 24 };

/** How much leeway the words around a fact give it. */
export function leewayOf(fact: Fact, text: string): Leeway {
  const isPoints =
    fact.kind === "percent" &&
    points.test(text.slice(Math.max(0, fact.start - pointsReach.before), fact.end + pointsReach.behind));
  return { ...slackOf(fact, text), isPoints };
}

function slackOf(fact: Fact, text: string): Omit<Leeway, "isPoints"> {
  const value = fact.value ?? 0;
  const lead = text.slice(Math.max(0, fact.start - 28), fact.start);
  const isPercent = fact.kind === "percent";
  // A length steps as it was written: hours, not minutes.
  const unit = fact.count ? value / fact.count : 1;
  const step = stepOf(value / unit) * unit;
  const isWord = isPercent && !/\p{Nd}/u.test(fact.text);
  const rough = isPercent ? sharePoints.rough : Math.max(step / 2, value * isRoundAbout);
  const far = isPercent ? sharePoints.over : Math.max(step, value * isRoundTo);
  if (about.test(lead)) return { step, below: rough, above: rough, isRough: true };
  if (over.test(lead)) return { step, below: 0, above: far, isRough: true };
  if (under.test(lead)) return { step, below: far, above: 0, isRough: true };
  if (isWord) return { step, below: sharePoints.rough, above: sharePoints.rough, isRough: false };
  if (isPercent)
    return {
      step: Math.min(step, 1),
      below: Math.min(step, 1) * 0.55,
      above: Math.min(step, 1) * 0.55,
      isRough: false,
    };
  const around = text.slice(Math.max(0, fact.start - 80), fact.end + 50);
  const slack = average.test(around) ? step / 2 : 0;
  return { step, below: slack, above: slack, isRough: false };
}
