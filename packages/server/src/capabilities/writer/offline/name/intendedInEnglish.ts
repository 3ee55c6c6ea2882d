import { capitalized, saysWhat, shortenName } from "./shortenName.ts";

const doubled =
  /^(?:run|get|put|set|cut|plan|stop|begin|swim|dig|fit|map|let|ship|win|hit|sit|permit|refer|equip|scan|plot|tag|step|trim|strip|drop|shop|wrap|stir|enrol|control|travel|knit|chop|plug|label|model)$/;

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
  return capitalized(stem) + "ing";
}

/** What leads to a verb, which stands for what is done. The verb and what follows it are caught. */
const leadIns: RegExp[] = [
  /\bwhat (?:we|i)(?:(?:['’]d| would)? (?:want|wish|propose|plan|need|like|intend|hope|ask)|(?:['’]re|['’]m| are| am) (?:looking|hoping|trying|planning|proposing|aiming|asking))\b[^.]{0,20}? (?:is to|to do is) (\p{Ll}+) (.+)/iu,
  /(?<!\b(?:if|what) )\b(?:we|i)(?:['’]d| would)? (?:want|like|wish|hope|plan|propose|intend|aim) to (?:be able to )?(\p{Ll}+) (.+)/iu,
  /(?<!\b(?:you|people|they|who|if we|not|don['’]t|never) )\b(?:wants?|would like|['’]d like|wish(?:es)?|hopes?|plans?|proposes?|intends?|aims?) to (?:be able to )?(\p{Ll}+) (.+)/u,
  /\b(?:aim|goal|objective|purpose|plan|idea)(?: \d| of (?:this|the|our) \w+)? is to (\p{Ll}+) (.+)/iu,
  /\b(?:(?:seek|ask|need|request)(?:ing|s)?|apply(?:ing)? for|grant of|application for|applied for)\b[^.]{0,70}?(?<!\b(?:you|people|they|who)) to (\p{Ll}+) (.+)/u,
  /\b(?:we|they|project|programme|program|study) will (?!be |have |also |need |not |never |then |only )(\p{Ll}+) (.+)/iu,
];

/** What leads to a thing, or to a verb that could begin a name already. */
const plainLeadIns: RegExp[] = [
  /\bwhat (?:(?:we|i)(?:['’]d| would)? (?:want|wish|propose|need|like|are asking for|ask)(?: for| to \p{Ll}+(?: \p{Ll}+)?)?|this is about)\b[^.]{0,12}? is (?:the |an? )?(.{4,})/iu,
  /\b(?:we|i) (?:wish|want|propose) (?:for )?an? (.{4,})/iu,
  /\b(?:we['’]re|we are|i['’]m|i am) ((?!seeking|asking|applying|requesting|writing|looking|trying|hoping|planning|going|thinking|being|doing|running|getting|speaking|calling|sending)\p{Ll}{3,}ing \p{L}.+)/iu,
];

/** A second verb: "strip and re-slate the slope". */
const second = /^and (\p{Ll}[\p{L}-]+) (?=(?:the|an?|our|its|their|to|it)\b)/u;

/** Verbs that say nothing of a project. */
const weakVerb =
  /^(?:seek|ask|apply|say|know|see|thank|go|be|start|begin|like|love|hear|write|mention|note|add|request|help|become|stay|keep|thank|explain|tell|show|order|come|look|talk|speak|try|continue|consider|measure|evaluate|decide|report|count|review|finish|meet|need|pay|judge)$/i;

/** Of what or whom was said before: "train 28 of them". What is paid to somebody is no project either. */
const ofThem =
  /^[^,;]{0,20}?\b(?:of (?:them|these|those|it)|one of the)\b|^(?:(?:a|an|the) )?(?:[£$€₦N]\s?\d|(?:monthly |weekly |small )?(?:stipend|salary|fee|wage)s?\b)/u;

/** Verbs that leave what is done to their object: "make a show" is the show. */
const thinVerb = /^(?:have|do|make|get|buy|use|put|take|give|bring|produce|hold|set)$/i;

/** A thing as a name: "a new piece about fishing families". */
function thing(phrase: string): string | undefined {
  const article = /^(?:an?|the(?! other)|our|some) /iu;
  return article.test(phrase) ? capitalized(shortenName(phrase.replace(article, ""))) : undefined;
}

/** What stands where a verb was looked for, and begins a thing: "a two-year training". */
const noVerb = /^(?:an?|the|our|this|that|these|those|some|two|three|four|more|new|their|its|your|my)$/i;

function withVerb(verb: string, rest: string): string | undefined {
  if (noVerb.test(verb)) return thing(`${verb} ${rest}`);
  if (weakVerb.test(verb) || ofThem.test(rest) || /^(?:\p{Ll}+ )?is\b/u.test(rest)) return undefined;
  if (!saysWhat(shortenName(rest)) || !saysWhat(rest)) return undefined;
  const done = rest.replace(second, (_, other: string) => `and ${gerund(other).toLowerCase()} `);
  return (thinVerb.test(verb) ? thing(done) : undefined) ?? shortenName(`${gerund(verb)} ${done}`);
}

/** Shorter says too little: "The school". */
const shortest = 12;

const isName = (name: string | undefined): name is string =>
  name !== undefined && name.length >= shortest && name.includes(" ");

/** What somebody says they want to do, as a name; of several sentences the first that says it plainly. */
export function intendedInEnglish(sentences: readonly string[]): string | undefined {
  for (const leadIn of leadIns)
    for (const sentence of sentences) {
      const [, verb, rest] = leadIn.exec(sentence) ?? [];
      const name = verb === undefined || rest === undefined ? undefined : withVerb(verb, rest);
      if (isName(name)) return name;
    }
  for (const leadIn of plainLeadIns)
    for (const sentence of sentences) {
      const phrase = leadIn.exec(sentence)?.[1]?.replace(/^(?:the|an?) /u, "") ?? "";
      const name = capitalized(shortenName(phrase));
      if (isName(name) && saysWhat(name)) return name;
    }
  return undefined;
}
