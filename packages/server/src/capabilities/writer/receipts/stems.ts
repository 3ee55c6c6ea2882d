import { foldWord } from "@grantwright/domain/facts";

const small = new Set(
  (
    "what how why when where who whom whose which while out off up down here so if then any some other others same own such very just only also both between during before within without about against through under over among once being does did do done its itself themselves until " +
    "the of and to in a an is are was were be been being we our us for that will with on by from this these those it its as at have has had who not or their they them you your which each all than after there more into also can may would should could " +
    "qué quién quienes cómo cuándo dónde porque cuando donde muy ya sin sobre entre hasta desde este esta estos estas ese esa eso esto nos así ni ha han hay ser está están fue sido " +
    "où quand comment quoi dont mais si sans sous entre chez ceux celle celui cela cette ces leurs leur elle elles ils il on y été être avoir fait ainsi aussi même " +
    "quem onde quando porque muito já sem sobre entre até desde este esta estes estas esse essa isso isto lhe foi ser está estão há pelo pela pelos pelas nem também " +
    "come dove quando perché chi cui questo questa questi queste molto già senza sopra tra fra fino sul sulla stato essere hanno ed " +
    "wer was wie wo wann warum dass daß damit dazu dabei wenn weil aber oder noch schon nur nach vor aus über unter zwischen durch gegen ohne um war waren wurde wurden kann können soll sollen diese dieser dieses jede jeder jedes beim zum zur am ihm ihr ihre " +
    "что как где когда почему зачем кто это этот эта эти чтобы или для при без под над между через если уже ещё еще также был была было были есть нет его её их они она мы вы все всё из от до по на за со " +
    "el la los las de del y en que para con por una un se es al lo su sus como más mas no son le les des du et pour avec par est au aux dans nous notre nos sur qui ce cette sont plus ont ne pas " +
    "o os as do da dos das e em com uma ao na nos nas mais são sao il gli di della dei delle che per si alla nel nella su da dal più non ha anche " +
    "der die das und ist den von zu mit für fur auf ein eine einen nicht wir unser unsere werden im dem des sich auch als an es bei oder sind wird hat haben " +
    "het een van op te dat voor met zijn wij we ons onze niet aan er om ook als door bij of naar worden wordt heeft hebben die " +
    "i w z do się jest że ze to przez dla są oraz od po o jak za ale"
  )
    .split(" ")
    .map(foldWord),
);
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Before it stand the letters of all scripts with spaces. */
const firstUnspaced = 0x0e00;

const pattern = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\p{N}+(?:[.,]\p{N}+)*/gu;

/** Articles and pronouns that French and Italian write onto the next word: "d'Europe", "dell’acqua". */
const elided = /^(?:[ldjnscmt]|qu|jusqu|lorsqu|puisqu|dell|nell|all|sull|dall|quell|un)['’](?=\p{L}{2})/iu;

/** Words as they are looked up, by how they stand in texts: nearly all of a long one were met before. */
const folded = new Map<string, string>();

const mostFolded = 50_000;

function fold(match: string): string {
  const known = folded.get(match);
  if (known !== undefined) return known;
  if (folded.size >= mostFolded) folded.clear();
  const word = foldWord(match.replace(elided, ""));
  folded.set(match, word);
  return word;
}

/** The words of a text, folded. In scripts without spaces, every two neighbouring signs count as one. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const match of text.match(pattern) ?? []) {
    if (match.charCodeAt(0) < firstUnspaced || !unspaced.test(match)) {
      words.push(fold(match));
      continue;
    }
    const signs = [...match];
    if (signs.length === 1) words.push(match);
    for (let at = 0; at + 1 < signs.length; at += 1) words.push(signs[at]! + signs[at + 1]!);
  }
  return words;
}

const endings = /(?:ations?|ingly|edly|ments?|nesses|ness|ities|ity|ings?|ives?|ied|ies|ers?|est|ed|es|ly|s)$/;

/** What Arabic writes onto a word: "and", "by", "for" and the article before it, the ending of a number, a case or an owner behind it. */
const arabic = {
  before: /^(?:[وف]?(?:[بك]?ال|لل)|و)(?=\p{L}{3})/u,
  behind: /(?<=\p{L}{3})(?:ات|ون|ين|ان|ها|هم|ية|[ةهي])$/u,
};

/** The last letter, by which a word of most languages says its case, number or gender: "школа", "школу". */
const lastVowel = /(?<=\p{L}{3})[aeiouyаеёиоуыэюяьії]$/u;

/** A word without its ending, so that "gardens", "gardening" and "gardeners" meet. Coarse: it only ever compares. */
export function stemOf(word: string): string {
  if (unspaced.test(word)) return word;
  if (/^\p{Script=Arabic}/u.test(word)) return word.replace(arabic.before, "").replace(arabic.behind, "").slice(0, 6);
  if (word.length < 5) return word.length > 3 ? word.replace(/s$/, "") : word;
  const stem = /^[a-z']+$/.test(word) ? word.replace(/'s$/, "").replace(endings, "") : word;
  return (stem.length >= 3 ? stem : word).replace(lastVowel, "").slice(0, 6);
}

/** The stems of content words, and nothing for others, by the word. */
const contents = new Map<string, string>();

function contentOf(word: string): string {
  const known = contents.get(word);
  if (known !== undefined) return known;
  if (contents.size >= mostFolded) contents.clear();
  const isContent = (word.length > 2 || unspaced.test(word)) && !small.has(word) && !/^\p{N}/u.test(word);
  const stem = isContent ? stemOf(word) : "";
  contents.set(word, stem);
  return stem;
}

/** The stems of the content words of a text: without numbers and small words. */
export function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const word of wordsOf(text)) {
    const stem = contentOf(word);
    if (stem !== "") stems.add(stem);
  }
  return stems;
}
