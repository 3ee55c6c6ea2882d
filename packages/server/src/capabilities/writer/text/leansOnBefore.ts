import { hasLoosePronoun } from "./loosePronoun.ts";
import { namesWhole } from "./presents.ts";
import { statesIntent } from "./statesIntent.ts";

/** Words that point back, at the beginning of a sentence, by language. */
const pointing: readonly RegExp[] = [
  /^(?:They|It|This|These|Those|He|She|His|Her|Their|Its|Then|Afterwards|But|And|So(?!:)|However|Also|Therefore|Thus|Both|There(?![’']| (?:is|are|was|were|has|have|had|will|would|can|could|may|might|used|seems?)\b)|That|Such|Neither|Others|Moreover|Furthermore|Similarly|Likewise|Hence|Instead|Otherwise|Meanwhile|Since then|By then|Until then|After that|In addition|For (?:example|instance|this|that)|As a result|Because of (?:this|that)|(?:A|The) (?:second|secondary|third|further)|Another|Most of (?:them|these|those)|(?:Each|One|All|Some|Many|None|Half) of (?:them|these|those)|The (?:latter|former|others?|rest|same))\b/u,
  /^(?:Ellos|Ellas|Esto|Eso|Estos|Estas|Ese|Esa|Esos|Esas|Además|También|Sin embargo|Por eso|Por ello|Así|Luego|Después|Pero|Allí|Con ello)(?!\p{L})/u,
  /^(?:Ils|Elles|Cela|Ceci|Ces|De plus|En outre|Ainsi|Mais|Ensuite|Puis|C[’']est pourquoi|Celui-ci|Celle-ci|Ceux-ci|Là|Cette (?:dernière|somme))(?!\p{L})/u,
  /^(?:Dies|Diese[rsmn]?|Damit|Dabei|Dazu|Dadurch|Dafür|Danach|Dann|Deshalb|Daher|Außerdem|Dort|Aber|Doch|Zudem|Beide|Dessen|Deren)(?!\p{L})/u,
  /^(?:Eles|Elas|Isso|Isto|Esses?|Essas?|E(?= \p{Ll})|Estes|Estas|Além disso|Também|Mas|Depois|Por isso|Assim|Ali)(?!\p{L})/u,
  /^(?:Questo|Questi|Queste|Quello|Essi|Inoltre|Ma|Poi|Quindi|Perciò|Così|Lì|Per questo)(?!\p{L})/u,
  /^(?:Zij|Ze|Dit|Deze|Daarom|Daarna|Daarbij|Ook|Maar|Dan|Daarmee|Bovendien)(?!\p{L})/u,
  /^(?:Oni|Jeśli (?:z tych|to)|Dzięki temu|Dlatego|Ponadto|Potem|Następnie|Ale|Również|Także|Tam)(?!\p{L})/u,
];

/** "For those months", "Because of that": behind a small word, unless it is what is applied for or where one is. */
const pointingBehind =
  /^(?:For|In|During|On|At|By|From|With|To|Through|After|Before|Because of|Despite|Without|Of|Under) (?:these|those|(?:this|that)(?! (?:project|proposal|grant|fund(?:ing|s)?|money|application|award|support|programme|program|scheme|report|study|work|year|summer|autumn|winter|spring|month|week|morning|evening|time|day|village|area|town|city|region|country|county|district|valley|part|street|estate|parish|neighbou?rhood|place|community|school|kind|sort|age|end|purpose)\b))/u;

/** What counts on a number or a group of the sentence before: "One will be based at the surgery", "About a third will be over 55". */
const partOfIt =
  /^(?:(?:One|Two|Three|Four|Five|Six) (?:will|would|can|could|should|may|might)\b|(?:(?:About|Around|Roughly|Nearly|Almost|Over|Under|At least|More than|Less than|Just over|Just under) )?(?:[Aa]|[Oo]ne|[Tt]wo|[Tt]hree)[ -](?:third|quarter|fifth|half|tenth)s? (?:will|would|are|were|is|was|have|had|has|live|come|came|said|say)\b|(?:About|Around|Roughly|Nearly|Almost|Over) half (?:will|would|are|were|have|had|live|come|came|said|say)\b|First of all,)/u;

/** The same by what it ends with or counts on: "I was one of them.", "Third, how much is exported?" */
const pointingElsewhere =
  /^(?:(?:first|second|third|fourth|fifth|last)(?:ly)?,|finally,|the (?:last|first|second|third|other) (?:one|two|possibility|question|reason|point)\b|because\b[^,]*$|after (?:it|this|that|them)\b|when we (?:trialled|tried|did) (?:this|it|that)\b)|\b(?:of|about|with|for|without) (?:them|this|these|those)[.!?]$|^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\d+)?[- ]?(?:one|two|three|four|five|six|seven|eight|nine|ten|some|most|many|half|\d+) of (?:them|these|those)\b/i;

/** The same by what it leaves out or takes as known: "One has been dead since May", "The man who runs it", "At the other two". */
const takenAsKnown =
  /^(?:(?:One|Two|Three|Four|Some|Many|Most|Several|None|Half|A few) (?:has|have|had|is|are|was|were|give|gave|come|came|go|went|do|did)\b|(?:At|In|On|For|From|With|Of) (?:the )?(?:other|others|rest|both)\b|(?:Ours|Theirs|His|Hers)\b|The (?:man|woman|person|people|boy|girl|ones?|youngest|oldest|eldest|first|last|best|worst|biggest|smallest) (?:who|that|of (?:these|them|those|us))\b|(?:We|I|They) (?:\p{Ll}+ ){1,2}(?:\p{Ll}+|\d+) of (?:them|these|those)\b|The others\b|At each\b(?! \p{L})|At each,|Of (?:this|these|that|those)\b|In either (?:event|case)\b|If (?:that|this|so)(?=,| (?:is|does|happens|works|fails|were|was)\b))/iu;

/** The same in other languages, soon after the beginning: "Une centaine d'entre eux". */
const amongThem =
  /^.{0,40}(?<!\p{L})(?:d['’]entre (?:eux|elles)|de (?:ellos|ellas|esos|esas|éstos)|z (?:nich|tych)|von (?:ihnen|denen)|di (?:loro|essi|questi)|deles|delas|destes|dessas?)(?!\p{L})/iu;

/** A remark on what stands before it: "(can't promise that last one)". */
const inBrackets = /^\([^()]*\)[.!]?$/u;

/** Whether a sentence begins with what points back to the one before: "They train together." In the languages whose words are known. */
export const pointsBack = (sentence: string): boolean =>
  inBrackets.test(sentence) ||
  (!namesWhole(sentence) && [...pointing, pointingBehind, partOfIt].some((words) => words.test(sentence)));

/** Whether a sentence says something of what the one before it named: "They train together." In the languages whose words are known. */
export function leansOnBefore(sentence: string): boolean {
  // "So we want to build a hall" stands by itself.
  if (/^(?:So|Therefore) /.test(sentence) && statesIntent(sentence)) return false;
  return (
    pointsBack(sentence) ||
    [pointingElsewhere, takenAsKnown, amongThem].some((words) => words.test(sentence)) ||
    hasLoosePronoun(sentence)
  );
}
