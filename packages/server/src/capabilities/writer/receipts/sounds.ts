/** What the letters of other scripts sound like, in Latin letters; vowels are left out, as scripts and spellings differ most in them. */
const alphabets = {
  arabic: "bب tتثط jج kخقك dدذض rر zزظژ sسشصچ gغگ fف lل mم nن pپ",
  cyrillic: "bб vв gгґ dд zжз kкх lл mм nн pп rр sсцчшщ tт fф",
  greek: "vβ gγ dδ zζ tθτ kκχ lλ mμ nν ksξ pπ rρ sσς fφ psψ",
  georgian: "bბ gგღ dდ vვ zზჟ tთტძ kკქყხ lლ mმ nნ pპფ rრ sსშჩცწჭ jჯ",
  hebrew: "bב gג dד vו zז tטת kכךקח lל mמם nנן sסשצץ pפף rר",
  devanagari: "kकख gगघ sचछशषस jजझ tटठतथ dडढदध nणन pप fफ bबभ mम rर lल vव",
};

/** Each a sound and the letters for it: "bб". */
const sounds = new Map(
  Object.values(alphabets)
    .flatMap((alphabet) => alphabet.split(" "))
    .flatMap((entry) => {
      const sound = /^[a-z]+/.exec(entry)?.[0] ?? "";
      return Array.from(entry.slice(sound.length), (letter) => [letter, sound] as const);
    }),
);

const latin: [RegExp, string][] = [
  [/sh|ch|ts|cz|sz/g, "s"],
  [/kh|ck|q/g, "k"],
  [/zh/g, "z"],
  [/gh/g, "g"],
  [/th/g, "t"],
  [/dh/g, "d"],
  [/bh/g, "b"],
  [/ph/g, "f"],
  [/x/g, "ks"],
  [/c/g, "k"],
  [/[^bdfgjklmnprstvz]/g, ""],
];

/** The Arabic article, which is written onto its noun. */
const article = /^(?:و|ب|ل)?ال(?=\p{L}{2})/u;

/** The consonants of a word as they are heard, the same in every script: "Kolesnikov" and "Колесников" are both `klsnkv`. */
export function soundOf(word: string): string {
  const small = word.toLowerCase().normalize("NFD");
  const heard = /\p{Script=Latin}/u.test(small)
    ? latin.reduce((text, [pattern, sound]) => text.replace(pattern, sound), small)
    : [...small.replace(article, "")].map((sign) => sounds.get(sign) ?? "").join("");
  return heard.replace(/(.)\1+/g, "$1");
}

/** How a word may be heard: "Phoolwati" with and without the sound of its w. */
export const soundsOf = (word: string): string[] => [...new Set([soundOf(word), soundOf(word.replace(/w/gi, "v"))])];

/** Whether a word is in a script whose letters' sounds are known here, and which is not the Latin one. */
export const isHeard = (word: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Devanagari}]/u.test(
    word,
  );
