import { inferSectionKind } from "../../inferSectionKind.ts";
import { tagUnits, type Tag } from "../../placement/tagUnits.ts";
import { splitSentences } from "../../text/splitSentences.ts";
import { splitText } from "../../text/splitText.ts";
import { leansOnBefore } from "../../text/leansOnBefore.ts";
import { isSalutation, subjectOf } from "../../text/runIn/runIn.ts";
import { tellingValue } from "../tellingValue.ts";
import { askingName, givenName, introducedName, withoutLabel } from "./givenName.ts";
import { intendedElsewhere } from "./intendedElsewhere.ts";
import { intendedInEnglish } from "./intendedInEnglish.ts";
import { namedBody } from "./namedBody.ts";
import { capitalized, longestName, shortenName } from "./shortenName.ts";

/** How no name begins: with a figure, with who writes, or with what only leads to what is meant. */
const pointless =
  /^(?:[\d("«„“]|(?:so|well|what|we|i|my|our|it|its|there|this|that|these|those|they|one|all|some|most|many|both|the goal|goal|because|if|when|wenn|weil|dann|den|dem|als|si|se|quando|cuando|quand|toen|dan|also|in|at|on|after|during|over|since|from|until|before|by|for|last|every|each|everybody|everyone|nobody|dear|hello|hi|greetings|between|nous|notre|nos|wir|unser|unsere|nuestro|nuestra|nuestros|nuestras|estamos|somos|tenemos|nasz|nasza|mamy|jesteśmy|abbiamo|siamo|il y a|hay|es gibt|le projet|das projekt|el proyecto|o projeto|il progetto|projekt|chcemy|więc|ahora|lo que|l['’]idée)\b|\p{L}+(?:-\p{L}+)? (?:per cent|percent|%|of (?:the|our|all))\b)/iu;

/** A clause that goes on to a verb at once tells something, and names nothing: "The group meets on Tuesday". */
const tells =
  /^(?:\S+ ){1,5}?(?:is|are|was|were|has|have|had|went|says?|said|meets?|does|did|will|would|can|got|gets|came|gave|comes?|runs?|keeps?|wants?|needs?|lives?|makes?)\b|^(?:the )?\p{L}+ \p{L}+s (?:\d|two|three|four|five|six|seven|eight|nine|ten|the|an?|our|their|its)\b/iu;

/** The same in other languages: "Les 72 placettes seront visitées". */
const tellsElsewhere =
  /^(?:\S+ ){1,6}?(?:est|sont|sera|seront|ont|était|étaient|peut|doit|doivent|fait|va|vont|es|son|está|están|será|serán|tiene|tienen|fue|era|eran|va|van|é|são|estão|tem|têm|foi|foram|vai|vão|è|sono|sarà|ha|hanno|può|deve|viene|ist|sind|wird|werden|hat|haben|war|waren|soll|sollen|kann|können|muss|müssen|gibt|kommt|macht|bleibt|zijn|liep|liepen|staan|staat|gaat|gaan|kwam|kwamen|werd|werden|wordt|worden|heeft|hebben|zal|zullen|kan|kunnen|moet|moeten|luidt|jest|są|będzie|będą|ma|mają|był|była|było)(?!\p{L})/iu;

/** "Relay for the valley (to be tidied up)". */
const withoutAside = (words: string): string => words.replace(/\s*\([^)]*\)/gu, "").trim();

/** What says less of the whole names it badly. */
const leastValue = 0.4;

/** Whether a title says what the whole is, and not what its first part is about. */
const isOfWhole = (title: string): boolean =>
  title.includes(" ") &&
  !isSalutation(`${title},`) &&
  inferSectionKind(title.toLowerCase()) === "other" &&
  !/^[^\p{Ll}]+$/u.test(title);

/** What only says what kind of paper this is. */
const paper =
  /^(?:(?:rough |short |some )?notes?|draft|points|application|proposal|request|summary|subject|project|re)\b[^:–—]{0,30}(?:[:–—]| - )\s*/iu;

/** Who speaks of themselves tells something. */
const ofPersons = /(?<!\p{L})(?:i|we|our|my|you|they|nous|notre|wir|unser|queremos|chcemy)(?!\p{L})|[!?/]$/iu;
const mostHeadWords = 12;

/** What a first line is about, where it is no sentence: "Diabetes follow-up for the islands: summary of what we propose." */
function headName(line: string, tag: Tag | undefined): string | undefined {
  if (isSalutation(`${line},`) || tag?.kind === "greeting") return undefined;
  const about = line.replace(paper, "").split(/[:;(]| [–—] | - (?=\p{Ll})/u)[0] ?? "";
  const isPhrase = !tells.test(about) && !ofPersons.test(about) && about.split(" ").length <= mostHeadWords;
  if (!isPhrase || (about === line && tag?.kind !== "subject")) return undefined;
  const name = shortenName(about);
  return name.length >= 8 && name.includes(" ") ? capitalized(name) : undefined;
}

/**
 * A name for the grant in the person's words, at most 80 characters: their own subject or title line, else the name that they give it, else what their first words
 * are about, else what they say they want to do, else who they are or whom they name, else the clause that says most, else the template's name.
 */
export function nameGrant(description: string, templateName: string): string {
  const { units, title } = splitText(description);
  const subject = subjectOf(title ?? units[0]?.text ?? "");
  const line = subject ?? (title !== undefined && (units.length === 0 || isOfWhole(title)) ? title : undefined);
  const plain = withoutAside(withoutLabel(line ?? ""));
  if (plain.length >= 4) return capitalized(plain.length <= longestName ? plain : shortenName(plain));
  const tags = tagUnits(units);
  const valued = units
    .map(({ text }, at) => ({ text, value: tellingValue(tags[at]!, text) }))
    .toSorted((a, b) => b.value - a.value);
  const byValue = valued.map(({ text }) => text);
  const telling = valued.filter(({ value }) => value >= leastValue || valued.length === 1).map(({ text }) => text);
  const sentences = units.flatMap((unit) => splitSentences(unit.text));
  const intended = intendedInEnglish(byValue) ?? intendedElsewhere(byValue);
  const given = givenName(sentences);
  if (given !== undefined) {
    // A single word says nothing of what it names.
    const both =
      intended === undefined || given.includes(" ")
        ? given
        : `${given}: ${intended.charAt(0).toLowerCase()}${intended.slice(1)}`;
    return both.length <= longestName ? both : given;
  }
  const headed = headName(units[0]?.text ?? "", tags[0]);
  if (headed !== undefined || intended !== undefined) return headed ?? intended!;
  const known = askingName(sentences) ?? introducedName(byValue) ?? namedBody(sentences);
  if (known !== undefined) return known;
  const first = telling.find(
    (sentence) =>
      !pointless.test(sentence) &&
      ![tells, tellsElsewhere].some((verbs) => verbs.test(sentence)) &&
      !leansOnBefore(sentence),
  );
  const name = shortenName(first ?? "");
  return name.length >= 4 ? capitalized(name) : templateName;
}
