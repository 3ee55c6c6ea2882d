/** A word, a number in digits, or a single sign. */
export interface Token {
  kind: "word" | "digits" | "sign";
  /** As it stands in the text, with digits and separators of every script written as European ones. */
  text: string;
  /** `word`: in small letters and without accents of Latin letters; what word lists are looked up by. */
  key: string;
  start: number;
  end: number;
  /** Whether white space, or the beginning of the text, stands before it. */
  isSpaced: boolean;
}

const unspaced =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}";
// A sign of a script without spaces is a token by itself: its words are found by what lies next to each other.
const pattern = new RegExp(
  `[${unspaced}ー々]|(?:(?![${unspaced}])[\\p{L}\\p{M}_])+(?:['’](?:(?![${unspaced}])[\\p{L}\\p{M}])+)*|\\d{1,3}(?: \\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,'’]\\d+)*|\\S`,
  "gu",
);

const foldedSigns: Record<string, string> = {
  "٫": ".",
  "٬": ",",
  "٪": "%",
  "％": "%",
  "，": ",",
  "．": ".",
  "／": "/",
  "：": ":",
  "－": "-",
  "‐": "-",
  "‑": "-",
  "￥": "¥",
  "＄": "$",
  "\u00a0": " ",
  "\u2009": " ",
  "\u202f": " ",
};
const digitOfOtherScript = /(?!\d)\p{Nd}/gu;
const otherSign = new RegExp(`[${Object.keys(foldedSigns).join("")}]`, "gu");

/** The value of a decimal digit of any script: each script's ten follow one another. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** The text with digits and separators of every script written as European ones, each character in its place. */
export function foldDigits(text: string): string {
  return text
    .replace(digitOfOtherScript, (digit) => (digit.length === 1 ? String(digitValue(digit)) : digit))
    .replace(otherSign, (sign) => foldedSigns[sign] ?? sign);
}

// Not the ogonek: "mają" is another word than "maja".
const marks = /[\u0300-\u0327\u0329-\u036f\u064b-\u0652\u0640]/g;

/** A word in small letters, without accents of Latin letters and vowel signs of Arabic. */
export function foldWord(word: string): string {
  const small = word.toLowerCase();
  return /^[a-z]*$/.test(small) ? small : small.normalize("NFD").replace(marks, "").normalize("NFC").replace(/’/g, "'");
}

/** Divides a text, whose digits are folded, into words, numbers and signs. */
export function tokensOf(folded: string): Token[] {
  const tokens: Token[] = [];
  let before = 0;
  for (const match of folded.matchAll(pattern)) {
    const [text] = match;
    const isDigits = text.charCodeAt(0) >= 48 && text.charCodeAt(0) <= 57;
    const isWord = !isDigits && /^[\p{L}\p{M}]/u.test(text);
    tokens.push({
      kind: isDigits ? "digits" : isWord ? "word" : "sign",
      text,
      key: isWord ? foldWord(text) : text,
      start: match.index,
      end: match.index + text.length,
      isSpaced: match.index > before || match.index === 0,
    });
    before = match.index + text.length;
  }
  return tokens;
}
