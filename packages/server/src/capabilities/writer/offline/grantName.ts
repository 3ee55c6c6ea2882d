import { tagUnits } from "../placement/tagUnits.ts";
import { splitSentences, splitText } from "../text/splitText.ts";
import { subjectOf } from "../text/runIn/runIn.ts";
import { tellingValue } from "./tellWhole.ts";
import { isEnglish } from "../cues/features.ts";

const longest = 80;
const shortest = 12;

const doubled =
  /^(?:run|get|put|set|cut|plan|stop|begin|swim|dig|fit|map|let|ship|win|hit|sit|permit|refer|equip|scan|plot|tag|step|trim|strip|drop|shop|wrap|stir)$/;

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
  /\bwhat (?:we|i) (?:want|propose|plan|need|would like|intend)\b[^.]{0,20}? is to (\p{Ll}+) (.+)/iu,
  /(?<!\b(?:you|people|they|who|if we) )\b(?:wants?|would like|wish(?:es)?|hopes?|plans?|proposes?|intends?|aims?) to (?:be able to )?(\p{Ll}+) (.+)/u,
  /\b(?:aim|goal|objective|purpose|plan|idea)(?: \d| of (?:this|the|our) \w+)? is to (\p{Ll}+) (.+)/iu,
  /\b(?:we|they|project|programme|program|study) will (?!be |have |also |need )(\p{Ll}+) (.+)/iu,
];

/** Without a verb that could begin a name, or with one that does already. */
const plainLeadIns: RegExp[] = [
  /\bwhat (?:we (?:want|propose|need|are asking for)|this is about)\b[^.]{0,12}? is (?:the |an? )?(.{4,})/iu,
  /\b(?:we['’]re|we are|i['’]m|i am) ((?!seeking|asking|applying|writing|looking|trying|hoping|planning|going|thinking|being|doing)\p{Ll}{3,}ing \p{L}.+)/iu,
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

/** The name that a project has: "to be known as Lanterns", "Low Water is a new play". */
const named = [
  /\b(?:called|named|titled|known as|entitled)\s+[“"'‘]?((?:\p{Lu}[\p{L}'’-]+)(?: (?:of |the |and |for |in )?\p{Lu}[\p{L}'’-]+){0,5})/u,
  /^[“"'‘]?((?:\p{Lu}[\p{L}'’-]+)(?: (?:of |the |and |for |in )?\p{Lu}[\p{L}'’-]+){1,5})[”"'’]? (?:is|will be) an? (?:new |small |free |weekly )?(?:\p{L}+ )?(?:project|programme|program|service|scheme|play|festival|club|exhibition|initiative|course|study|trial|campaign|film|book)/u,
];

/** Names of days, people's organizations and the like are none of a project: only what stands where a project is named. */
function projectName(sentences: readonly string[]): string | undefined {
  for (const sentence of sentences)
    for (const pattern of named) {
      const name = pattern.exec(sentence)?.[1];
      if (name !== undefined && name.length >= 4 && name.length <= longest) return name;
    }
  return undefined;
}

/** A second verb: "strip and re-slate the slope". */
const second = /^and (\p{Ll}[\p{L}-]+) (?=(?:the|an?|our|its|their|to|it)\b)/u;

/** Verbs that say nothing of a project. */
const weakVerb =
  /^(?:seek|ask|apply|say|know|see|thank|go|be|start|begin|like|love|hear|write|mention|note|add|request)$/i;

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);

/** How no name begins: with a figure, or with what only leads to what is meant. */
const pointless =
  /^(?:\d|(?:so|well|what|we|i|it|its|there|this|that|these|those|they|our goal|the goal|goal|because|if|when|also|in|at|on|after|during|over|since|from|until|before|by|for)\b|\p{L}+(?:-\p{L}+)? (?:per cent|percent|%|of (?:the|our|all))\b)/iu;

/** What somebody says they want to do, as a name; of several the sentence that says most of the whole. */
function intendedName(sentences: readonly string[]): string | undefined {
  for (const leadIn of leadIns)
    for (const sentence of sentences) {
      const [, verb, rest] = leadIn.exec(sentence) ?? [];
      if (verb === undefined || rest === undefined || weakVerb.test(verb) || /^is\b/.test(rest)) continue;
      const done = rest.replace(second, (_, other: string) => `and ${gerund(other).toLowerCase()} `);
      // "We want to have an advice worker": the thing itself.
      const name = /^have$/i.test(verb)
        ? capitalized(shorten(done.replace(/^an? /, "")))
        : shorten(`${gerund(verb)} ${done}`);
      if (name.length >= shortest && name.includes(" ")) return name;
    }
  for (const leadIn of plainLeadIns)
    for (const sentence of sentences) {
      const name = shorten(leadIn.exec(sentence)?.[1] ?? "");
      if (name.length >= shortest) return capitalized(name);
    }
  return undefined;
}

/**
 * A name for the grant in the person's words, at most 80 characters: their own subject or title line, else the name that they give it, else what they say they want
 * to do, else their first clause, else the template's name.
 */
export function nameGrant(description: string, templateName: string): string {
  const { units, title } = splitText(description);
  const subject = subjectOf(title ?? units[0]?.text ?? "");
  const named = subject ?? title;
  if (named !== undefined && named.length >= 4) return capitalized(named.length <= longest ? named : shorten(named));
  const sentences = units.flatMap((unit) => splitSentences(unit.text));
  const known = projectName(sentences);
  if (known !== undefined) return known;
  const tags = tagUnits(units);
  const byValue = units
    .map(({ text }, at) => ({ text, value: tellingValue(tags[at]!, text) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ text }) => text);
  const intended = isEnglish(description) ? intendedName(byValue) : undefined;
  if (intended !== undefined) return intended;
  const first = byValue.find((sentence) => !pointless.test(sentence));
  const name = shorten(first ?? "");
  return name.length >= 4 ? capitalized(name) : templateName;
}
