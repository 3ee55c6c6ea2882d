import { longestName, shortenName } from "./shortenName.ts";

/** Several words with capitals, and small ones between them. */
const proper = String.raw`\p{Lu}[\p{L}'’&-]+(?: (?:of |the |and |for |in |& |de |del |la |du |des |der |für )?\p{Lu}[\p{L}'’&-]+)`;

/** Where a project is named: "to be known as Lanterns", "Low Water is a new play". */
const naming = [
  new RegExp(
    String.raw`\b(?:(?:project|programme|program|service|scheme|play|piece|show|festival|club|group|class|course|study|trial|campaign|film|book|app|centre|center|shop|space|it|this|be)\b[^.]{0,25}?\b(?:called|named|known as)|titled|entitled)\s+[“"'‘«]?(${proper}{0,5})`,
    "u",
  ),
  /(?<!\p{L})(?:se llama|s['’]appelle|heißt|nazywa się|si chiama|se chama|heet|titulad[oa]|intitulé)\s+[«“"„‘']([^»”“"’']{4,80})[»”“"’']/iu,
  // "Le projet LICMAU propose …"
  /(?<!\p{L})(?:[Pp]rojet|[Pp]roject|[Pp]rojekt|[Pp]royecto|[Pp]rojeto|[Pp]rogetto)\s+[«“"„]?(\p{Lu}[\p{Lu}\d-]{3,})(?![\p{L}\d])/u,
  /^["“«]([^"”»]{3,60})["”»] (?:is|will be)\b/u,
  new RegExp(
    String.raw`^[“"'‘]?(${proper}{1,5})[”"'’]? (?:is|will be) an? (?:new |small |free |weekly )?(?:\p{L}+ )?(?:project|programme|program|service|scheme|play|festival|club|exhibition|initiative|course|study|trial|campaign|film|book)`,
    "u",
  ),
];

/** A line that says what its words are: "Project: Northside after-school club". */
const labelled =
  /^(?:(?:name|title) of (?:the |our )?project|project(?: name| title)?|(?:working |tentative |provisional )?title|titel|titre|t[íi]tulo|titolo|tytuł|projekt|proyecto|projet|projeto|progetto)(?: \([^)]*\))?\s*[:–]\s*(\S.{3,})$/iu;

/** A line without the word that says it is a name. */
export const withoutLabel = (line: string): string => labelled.exec(line)?.[1] ?? line;

/** Who asks: "We are the Brackley Lane Allotment Association". */
const asking = new RegExp(
  String.raw`(?:\b(?:[Ww]e are|[Ww]e['’]re|I (?:run|write for|work for|speak for|represent)|[Oo]n behalf of|[Nn]ame:)|(?<!\p{L})(?:[Ss]omos|[Nn]ous sommes|[Ww]ir sind|[Ss]iamo|[Jj]esteśmy)) (?:the |The |la |el |le |l['’]|die |der |das |a |o )?(${proper}{1,6})`,
  "u",
);

/** What somebody calls by its name to say what it is: "Papyrine is a free reader", "Friendly City Wheelers has existed since 2006". */
const introduced = new RegExp(
  String.raw`^(?!(?:The|This|That|It|Our|My|There|He|She|Their|Its|His|Her|One|All|Each|In|At|On)\b)(${proper}{0,6}(?: at ${proper}{0,3})?) (?:(?:is|are) (an? .{10,})|(?:has existed|was founded|was set up|has been (?:an?|the)|started in)\b)`,
  "u",
);

const find = (sentences: readonly string[], patterns: readonly RegExp[]): string | undefined => {
  for (const sentence of sentences)
    for (const pattern of patterns) {
      const name = pattern.exec(sentence)?.[1]?.replace(/[.,;:]+$/, "");
      if (name !== undefined && name.length >= 4 && name.length <= longestName && /^[\p{Lu}\p{Lo}\p{N}«„“]/u.test(name))
        return name;
    }
  return undefined;
};

/** The name that somebody gives their project, in the words that name it. */
export const givenName = (sentences: readonly string[]): string | undefined => find(sentences, [labelled, ...naming]);

/** The organization that somebody says they are. */
export const askingName = (sentences: readonly string[]): string | undefined => find(sentences, [asking]);

/** A name, with what is said of it at once. */
export function introducedName(sentences: readonly string[]): string | undefined {
  for (const sentence of sentences) {
    const [, name, rest] = introduced.exec(sentence) ?? [];
    if (name === undefined || name.length < 4) continue;
    const both = rest === undefined ? name : `${name}: ${shortenName(rest)}`;
    if (both.length <= longestName) return both;
  }
  return undefined;
}
