/** Where a link or a citation stands. Both are read over the text itself, as their signs belong to them. */
export interface Reference {
  kind: "link" | "citation";
  start: number;
  end: number;
}

// Every repetition that may begin anywhere in a word has a bound: a text of one long word takes no longer than any other.
const link =
  /(?:https?:\/\/|www\.)[^\s<>"“”「」（）()]+|\b(?:doi:\s?)?10\.\d{4,9}\/[^\s<>"“”()]+|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}|(?<![\p{L}\p{N}@.])(?:[a-z0-9-]{1,63}\.){1,8}(?:org|com|net|edu|gov|int|info|io|eu|uk|de|fr|es|ca|au|ch)(?:\/[^\s<>"“”()]*)?(?![\p{L}\p{N}])/giu;
const surname = "\\p{Lu}[\\p{L}’'-]{1,40}(?:[ -]\\p{Lu}[\\p{L}’'-]{1,40})?";
const others = "(?: et al\\.?| e(?:t)? al\\.?| u\\. a\\.| и др\\.| i in\\.)?";
const together = `(?:(?:,| and| &| und| et| y| e| i|, and|, &) ${surname}){0,3}`;
const year = "(?:1[89]|20)\\d\\d[a-z]?";
const citation = new RegExp(
  [
    // "Mueller and Okafor (2019)"
    `${surname}${together}${others},? \\(${year}\\)`,
    // "(Okafor et al., 2021; Chen 2020)"
    `\\((?:(?:see|cf\\.|e\\.g\\.,?) )?${surname}${together}${others},? ${year}(?:, (?:p|pp|S)\\. ?\\d+(?:[–-]\\d+)?)?(?:; ${surname}${together}${others},? ${year})*\\)`,
    // "(Nogueira; Tanaka, 2021)", "（刘等，2022）", "(小林・渡辺, 2021)": a comma before the year shows it in any language.
    `[(（]\\p{L}[^()（）\\n\\d]{0,60}[,،，] ?${year}(?: ?[;；] ?\\p{L}[^()（）\\n\\d]{1,60}[,،，] ?${year})*[)）]`,
    // "[12]", "[3, 4–6]"
    "\\[\\d{1,3}(?:(?:, ?|[–-])\\d{1,3})*\\]",
  ].join("|"),
  "gu",
);
const endMarks = ".,;:!?'’)]」』。、";
/** Not a name of somebody who is cited, but of when something was: "March (2025)". */
const hasNoAuthor =
  /^[(（]?(?:January|February|March|April|May|June|July|August|September|October|November|December|In|Since|The|Year|Grant|Phase) /;

const hasBracket = /[([（]/;

/** What every link has in it. */
const anchor =
  /@|:\/\/|www\.|10\.\d{4}|\.(?:org|com|net|edu|gov|int|info|io|eu|uk|de|fr|es|ca|au|ch)(?![\p{L}\p{N}])/giu;

const lead = "doi: ".length;

const longest = 600;

/** The stretches of a text in which a link may stand: the words around what every link has. */
function linkPlaces(text: string): [number, number][] {
  const places: [number, number][] = [];
  for (const { index } of text.matchAll(anchor)) {
    const last = places.at(-1);
    if (last && index < last[1]) continue;
    let start = index;
    while (start > (last?.[1] ?? 0) && index - start < longest && !/\s/.test(text[start - 1]!)) start -= 1;
    let end = index + 1;
    while (end < text.length && end - index < longest && !/\s/.test(text[end]!)) end += 1;
    places.push([Math.max(last?.[1] ?? 0, start - lead), end]);
  }
  return places;
}

function readLinks(text: string): Reference[] {
  return linkPlaces(text).flatMap(([from, to]) =>
    [...text.slice(from, to).matchAll(link)].map((match): Reference => {
      let { length } = match[0];
      while (length > 0 && endMarks.includes(match[0][length - 1]!)) length -= 1;
      return { kind: "link", start: from + match.index, end: from + match.index + length };
    }),
  );
}

/** The links and citations of a text, in order and apart. */
export function readReferences(text: string): Reference[] {
  const found = readLinks(text);
  const links = [...found];
  let next = 0;
  for (const match of hasBracket.test(text) ? text.matchAll(citation) : []) {
    const [start, end] = [match.index, match.index + match[0].length];
    while (links[next] && links[next]!.end <= start) next += 1;
    const isInLink = (links[next]?.start ?? Infinity) < end;
    if (hasNoAuthor.test(match[0]) || isInLink) continue;
    found.push({ kind: "citation", start, end });
  }
  return found.sort((a, b) => a.start - b.start);
}
