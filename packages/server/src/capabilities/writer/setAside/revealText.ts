/** A text as a reader of it sees or hears it, and whether something in it was written so that a person would not. */
export interface Revealed {
  text: string;
  /** Spaced letters, digits for letters, letters of two scripts in a word, or a comment in markup. */
  isHidden: boolean;
}

const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const combining = /[\u0300-\u036f]/g;

/** Letters of other scripts that look like Latin ones. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [..."аaвbеeкkмmнhоoрpсcтtуyхxіiїiјjѕsԁdһhԛqԝwοoαaνvιiρpτtκkεeηnωw"].reduce<[string, string][]>(
    (pairs, sign, at, all) => (at % 2 === 0 ? [...pairs, [sign, all[at + 1] ?? ""]] : pairs),
    [],
  ),
);
const lettersOfDigits: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" };

const mixedWord = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/gu;
const wholeLookalike = new RegExp(`(?<!\\p{L})[${Object.keys(lookalikes).join("")}]{2,}(?!\\p{L})`, "gu");
const spacedLetters = /(?<![\p{L}\p{N}])\p{L}(?: {1,2}\p{L}(?![\p{L}\p{N}])| {2,4}(?=\p{L} )){6,}/gu;
const digitWord = /(?<![\p{L}\p{N}-])(?=\p{N}*[a-z])(?=[a-z]*[013457])[a-z013457]{3,}(?![\p{L}\p{N}-])/g;

const latin = (word: string): string => [...word].map((sign) => lookalikes[sign] ?? sign).join("");

/** Makes plain what was hidden in a sentence, in small letters without accents. */
export function revealText(sentence: string): Revealed {
  let isHidden = /<!--/.test(sentence);
  let text = sentence.normalize("NFKC").replace(unseen, "").toLowerCase();
  text = text.replace(spacedLetters, (run) => {
    isHidden = true;
    return run
      .split(/ {2,}/)
      .map((word) => word.replaceAll(" ", ""))
      .join(" ");
  });
  let mixed = 0;
  text = text.replace(mixedWord, (word) => {
    mixed += 1;
    return latin(word);
  });
  if (mixed > 0) {
    text = text.replace(wholeLookalike, latin);
    isHidden = true;
  }
  const digitWords = text.match(digitWord) ?? [];
  if (digitWords.length > 2) {
    text = text.replace(digitWord, (word) => [...word].map((sign) => lettersOfDigits[sign] ?? sign).join(""));
    isHidden = true;
  }
  return { text: text.normalize("NFD").replace(combining, "").normalize("NFC").replace(/[’ʼ]/g, "'"), isHidden };
}
