import { capitalized, saysWhat, shortenName } from "./shortenName.ts";

/** What leads to a verb in its plain form, which is a name as it stands: "queremos cosechar el agua". */
const leadIns: RegExp[] = [
  /(?<!\p{L})(?:queremos|quisiéramos|deseamos|proponemos|pretendemos|planeamos|buscamos|(?:el|nuestro) (?:objetivo|proyecto|propósito) es)(?: es)?(?:,? \p{L}+,)? (\p{L}+(?:ar|er|ir|arlo|erlo|irlo)\s.+)/iu,
  /(?<!\p{L})(?:nous (?:voulons|souhaitons|voudrions|proposons de|allons|comptons)|projet \p{Lu}[\p{L}\d-]+ propose|(?:notre|le) (?:but|projet|objectif) (?:est|vise à|consiste à))(?: de)? ((?:d['’])?\p{L}+(?:er|ir|re|oir)\s.+)/iu,
  /(?<!\p{L})(?:wir (?:wollen|möchten|planen)|(?:möchten|wollen) wir)(?: in \p{L}+ (?:Jahren|Monaten)| ab \p{L}+| bis \p{L}+)? ([^,.;]{12,80}en)(?=[,.;]|$)/iu,
  /(?<!\p{L})(?:queremos|pretendemos|propomos|desejamos|(?:o|nosso) (?:projeto|objetivo) é)(?:,? \p{L}+,)? (\p{L}+[aei]r\s.+)/iu,
  /(?<!\p{L})(?:vogliamo|vorremmo|intendiamo|proponiamo di|(?:il|nostro) (?:progetto|obiettivo) (?:è|vuole)(?: di)?) (\p{L}+[aei]re\s.+)/iu,
  /(?<!\p{L})(?:wij? willen|willen wij?|we gaan|graag willen we) ([^,.;]{12,80}en)(?=[,.;]|$)/iu,
  /(?<!\p{L})(?:chcemy|chcielibyśmy|planujemy|zamierzamy|pragniemy)(?: więc| też| zatem)? (\p{L}+[ćc]\s.+)/iu,
];

/** The same before a thing: "queremos cuatro marquesinas". */
const wanting =
  /^(?:(?:lo que |agora |ahora )?(?:queremos|necesitamos|precisamos(?: de)?)(?: es)?|nous (?:voulons|souhaitons|demandons)|wir (?:wollen|möchten|brauchen)|vogliamo|chcemy|potrzebujemy) (?=\p{L}{3})/iu;

/** Two infinitives that only lead to a third say nothing by themselves. */
const shortest = 14;

/** What somebody says they want to do, as a name, in the other languages whose words are known. */
export function intendedElsewhere(sentences: readonly string[]): string | undefined {
  for (const sentence of sentences)
    for (const leadIn of leadIns) {
      const phrase = shortenName(leadIn.exec(sentence)?.[1]?.replace(/^d['’]/iu, "") ?? "");
      const object = phrase.replace(/^\p{L}+\s/u, "");
      if (phrase.length >= shortest && phrase.includes(" ") && saysWhat(object)) return capitalized(phrase);
    }
  for (const sentence of sentences) {
    const phrase = shortenName(sentence.replace(wanting, ""));
    if (wanting.test(sentence) && phrase.length >= shortest && saysWhat(phrase.replace(/^\p{L}+\s/u, "")))
      return capitalized(phrase);
  }
  return undefined;
}
