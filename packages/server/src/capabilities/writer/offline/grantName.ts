import { splitSentences, splitText } from "../text/splitText.ts";
import { subjectOf } from "../text/runIn/runIn.ts";
import { isEnglish } from "../cues/features.ts";

const longest = 80;
const shortest = 12;

const doubled =
  /^(?:run|get|put|set|cut|plan|stop|begin|swim|dig|fit|map|let|ship|win|hit|sit|permit|refer|equip|scan|plot|tag|step|trim)$/;

/** "turn" becomes "Turning": a name says what is done. */
function gerund(verb: string): string {
  const lower = verb.toLowerCase();
  const stem = doubled.test(lower)
    ? lower + (lower.at(-1) ?? "")
    : lower.endsWith("ie")
      ? lower.slice(0, -2) + "y"
      : /[^eoy]e$/.test(lower)
        ? lower.slice(0, -1)
        : lower;
  return stem.charAt(0).toUpperCase() + stem.slice(1) + "ing";
}

const leadIns: RegExp[] = [
  /\b(?:wants?|would like|wish(?:es)?|hopes?|plans?|proposes?|intends?|aims?) to (?:be able to )?(\p{Ll}+) (.+)/u,
  /\b(?:aim|goal|objective|purpose)(?: \d| of (?:this|the|our) \w+)? is to (\p{Ll}+) (.+)/iu,
  /\b(?:we|they|project|programme|program|study) will (?!be |have |also |need )(\p{Ll}+) (.+)/iu,
];

const weakEnd =
  /(?:[\s,;:–-]+(?:a|an|the|of|in|on|at|to|for|from|with|by|and|or|but|as|into|onto|over|between|that|which|who|where|when|while|so|its|their|our|his|her|this|these|each|every|one|two|three|all|about|until|under|near|more|than|is|are|will|be|per))+$/iu;

function shorten(text: string): string {
  let name = text.replace(/[.!?。！？।]+["'”’»]?$/u, "").trim();
  name = (name.split(/\s*[;(]|:(?!\d)|,? (?:so that|because|which|while|where|who|that)\b|, /u)[0] ?? name).trim();
  if (name.length > 60) name = /^(.{25,}?) and \p{Ll}/u.exec(name)?.[1] ?? name;
  if (name.length > longest) {
    const cut = name.slice(0, longest + 1);
    name = /\s/u.test(cut) ? cut.slice(0, cut.lastIndexOf(" ")) : cut.slice(0, longest);
  }
  for (let previous = ""; previous !== name;) {
    previous = name;
    name = name.replace(weakEnd, "").trim();
  }
  return name;
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);

/**
 * A name for the grant in the person's words, at most 80 characters: their own subject or title line, else what they say they want
 * to do, else their first clause, else the template's name.
 */
export function nameGrant(description: string, templateName: string): string {
  const { units, title } = splitText(description);
  const subject = subjectOf(title ?? units[0]?.text ?? "");
  const named = subject ?? title;
  if (named !== undefined && named.length >= 4) return capitalized(named.length <= longest ? named : shorten(named));
  const sentences = units.flatMap((unit) => splitSentences(unit.text));
  if (isEnglish(description)) {
    for (const leadIn of leadIns) {
      for (const sentence of sentences) {
        const [, verb, rest] = leadIn.exec(sentence) ?? [];
        if (verb === undefined || rest === undefined) continue;
        const name = shorten(`${gerund(verb)} ${rest}`);
        if (name.length >= shortest && name.includes(" ")) return name;
      }
    }
  }
  const first = shorten(sentences[0] ?? "");
  return first.length >= 4 ? capitalized(first) : templateName;
}
