/** What the letters of other scripts sound like, in Latin letters; vowels are left out, as scripts and spellings differ most in them. */
const alphabets = {
  arabic: "bب tتثطٹ jج kخقكکك dدذضڈ rرڑ zزظژ sسشصچ gغگ fف lل mم nنںڻ pپ",
  cyrillic: "bб vвў gгґѓғ dдђ zжз kкхќқ lлљ mм nнњңң pп rр sсцчшщћһ tт fф jјџҷ",
  greek: "vβ gγ dδ zζ tθτ kκχ lλ mμ nν ksξ pπ rρ sσς fφ psψ",
  georgian: "bბ gგღ dდ vვ zზჟ tთტძ kკქყხ lლ mმ nნ pპფ rრ sსშჩცწჭ jჯ",
  armenian: "bբ gգ dդ zզժ tթտձ lլ kխկքղ sծսշչցճ mմ jջ nն pպփ rրռ vվ fֆ",
  hebrew: "bב gג dד vו zז tטת kכךקח lל mםמ nןנ sסשצץ pפף rר",
  devanagari: "kकख gगघ sचछशषस jजझ tटठतथ dडढदध nणनऩञङं pप fफ bबभ mम rरऱ lलळऴ vव",
  hangul: "kᄀᄁᄏᆨᆩᆿ nᄂᆫᆼ tᄃᄄᄐᆮᇀ lᄅᆯ mᄆᆷ pᄇᄈᄑᆸᇁ sᄉᄊᄌᄍᄎᆺᆻᆽᆾ",
};

/** Scripts of India and beside it whose blocks are laid out as that of Devanagari is: the first sign of each. */
const devanagari = 0x0900;
const laidOutAlike = [0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00];

/** The Ethiopic signs, each a consonant with one of eight vowels, by the first of each eight. */
const ethiopic =
  "l1208 m1218 s1220 r1228 s1230 s1238 k1240 b1260 v1268 t1270 s1278 n1290 n1298 k12A8 k12B8 z12D8 z12E0 d12F0 j1300 g1308 t1320 s1328 p1330 s1338 s1340 f1348 p1350";

/** Each a sound and the letters for it: "bб". */
const sounds = new Map(
  Object.values(alphabets)
    .flatMap((alphabet) => alphabet.split(" "))
    .flatMap((entry) => {
      const sound = /^[a-z]+/.exec(entry)?.[0] ?? "";
      return Array.from(entry.slice(sound.length), (letter) => [letter, sound] as const);
    }),
);
for (let offset = 0; offset < 0x80; offset += 1) {
  const sound = sounds.get(String.fromCodePoint(devanagari + offset));
  for (const block of sound === undefined ? [] : laidOutAlike) sounds.set(String.fromCodePoint(block + offset), sound!);
}
for (const [, sound = "", code = ""] of ethiopic.matchAll(/([a-z])(\w{4})/g))
  for (let vowel = 0; vowel < 8; vowel += 1) sounds.set(String.fromCodePoint(parseInt(code, 16) + vowel), sound);

/** Stands for a vowel, or what else is not heard, until letters that are written twice are one. */
const silent = "·";

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
  [/[^bdfgjklmnprstvz]/g, silent],
];

/** The Arabic article, which is written onto its noun. */
const article = /^(?:و|ب|ل)?ال(?=\p{L}{2})/u;

/** Scripts that write every vowel as a letter: a consonant that is written twice there is heard once. */
const isAlphabet = (word: string): boolean =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Georgian}\p{Script=Armenian}]/u.test(word);

/** The consonants of a word as they are heard, the same in every script: "Kolesnikov" and "Колесников" are both `klsnkv`. */
export function soundOf(word: string): string {
  const small = word.toLowerCase().normalize("NFD");
  const heard = /\p{Script=Latin}/u.test(small)
    ? latin.reduce((text, [pattern, sound]) => text.replace(pattern, sound), small)
    : [...small.replace(article, "")].map((sign) => sounds.get(sign) ?? silent).join("");
  return (isAlphabet(small) ? heard.replace(/([^·])\1+/g, "$1") : heard).replaceAll(silent, "");
}

/** Latin letters that stand for several sounds: "w" also for none or v, "ch" for that of "Bach", "h" for the г of Ukrainian. */
const otherSounds: [RegExp, string][] = [
  [/w/gi, "v"],
  [/ch/gi, "k"],
  [/(?<![cgkpstz])h/gi, "g"],
];

/** Voiced sounds and those that Korean writes with the same letters. */
const voiceless: Record<string, string> = { g: "k", d: "t", b: "p", v: "p", f: "p", z: "s", j: "s", r: "l" };

/** How a word may be heard: "Phoolwati" with and without the sound of its w. */
export function soundsOf(word: string): string[] {
  const heard = [word, ...otherSounds.map(([letters, sound]) => word.replace(letters, sound))].map(soundOf);
  return [...new Set([...heard, heard[0]!.replace(/[gdbvfzjr]/g, (sound) => voiceless[sound]!)])];
}

const otherScripts =
  "Arabic Cyrillic Greek Georgian Armenian Hebrew Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Hangul Ethiopic";

const heardScript = new RegExp(`[${otherScripts.replace(/(\w+) ?/g, "\\p{Script=$1}")}]`, "u");

/** Whether a word is in a script whose letters' sounds are known here, and which is not the Latin one. */
export const isHeard = (word: string): boolean => word.charCodeAt(0) > 0x7f && heardScript.test(word);
