import { foldPhrase } from "./words/phrases.ts";

const together =
  /\b(?:together|in total|combined|overall (?:limit|length|maximum|page|word)\w*|(?:pages|words) overall|altogether|entire|whole)\b|^the form (?:should|must|may|has to|is to)\b|\bsections? (?:\d+|\p{L}) ?(?:to|-|–|and|through) ?(?:\d+|\p{L})\b|\bzusammen\b|\binsgesamt\b|\bensemble\b|\bau total\b|\ben conjunto\b|\ben total\b|\bem conjunto\b|\bno total\b|\bcomplessiv|\bnel complesso\b|\binsieme\b|\blacznie\b|\brazem\b|\bsamen\b|\bbij elkaar\b|\btillsammans\b|\bsammanlagt\b|\btotalt\b|\ben tout\b|\ben todo\b|\btutto insieme\b|\bin totaal\b|معا|مجموع|إجمالي/u;

/** Whether a sentence speaks of more than one section. */
export const isOfAll = (sentence: string): boolean => together.test(foldPhrase(sentence));
