import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeTexts } from "./mergeTexts.ts";

/** A sentence that can be found again whatever is done to it: its mark is never changed. */
interface Sentence {
  mark: string;
  words: readonly string[];
  number: string;
  name: string;
}

const common = ["the", "garden", "and", "of", "people", "with", "for", "water", "season", "grow"];
const names = ["Okafor", "Reyhl", "Marrow", "Fenwick"];

const shown = ({ mark, words, number, name }: Sentence) =>
  `Bed ${mark} ${words.slice(0, 3).join(" ")} ${number} ${words.slice(3).join(" ")} by ${name}.`;
const textOf = (sentences: readonly Sentence[]) => sentences.map(shown).join(" ");

interface Edit {
  kind: "number" | "name" | "word" | "insert" | "drop" | "sentence" | "same";
  at: number;
  place: number;
}

const edits = fc.array(
  fc.record<Edit>({
    kind: fc.constantFrom("number", "name", "word", "insert", "drop", "sentence", "same"),
    at: fc.nat({ max: 13 }),
    place: fc.nat({ max: 6 }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** What one of several writers made of it: which sentences were touched, in which a figure or a name is another, and all words brought. */
interface Written {
  sentences: (Sentence | undefined)[];
  touched: Set<number>;
  weighty: Set<number>;
  brought: Set<string>;
}

function write(base: readonly Sentence[], plan: readonly Edit[], writer: number): Written {
  const sentences: (Sentence | undefined)[] = [...base];
  let made = 0;
  /** A word or figure that nobody else has. */
  const bring = (start: string) => `${start}${writer}${String((made += 1)).padStart(2, "0")}`;
  const edit = ({ kind, place }: Edit, sentence: Sentence): Sentence | undefined => {
    const { words, name } = sentence;
    const at = place % words.length;
    if (kind === "number") return { ...sentence, number: bring("7") };
    if (kind === "name") return { ...sentence, name: names[(names.indexOf(name) + 1 + writer) % names.length]! };
    if (kind === "word") return { ...sentence, words: words.with(at, bring("wort")) };
    if (kind === "insert") return { ...sentence, words: words.toSpliced(at, 0, bring("neu")) };
    if (kind === "same") return { ...sentence, words: words.with(0, "together") };
    if (kind === "drop") return words.length > 2 ? { ...sentence, words: words.toSpliced(at, 1) } : sentence;
    return undefined;
  };
  for (const each of plan) {
    const at = each.at % base.length;
    const sentence = sentences[at];
    if (sentence) sentences[at] = edit(each, sentence);
  }
  const places = [...base.keys()];
  return {
    sentences,
    touched: new Set(places.filter((at) => sentences[at] === undefined || shown(sentences[at]) !== shown(base[at]!))),
    weighty: new Set(
      places.filter((at) => sentences[at]?.number !== base[at]!.number || sentences[at]?.name !== base[at]!.name),
    ),
    brought: new Set(
      sentences
        .flatMap((each) => (each ? [each.number, ...each.words] : []))
        .filter((word) => /^(7|wort|neu)\d{3}$/.test(word)),
    ),
  };
}

const sentencesOf = (seeds: readonly number[]): Sentence[] =>
  seeds.map((seed, at) => ({
    mark: `m${at}x`,
    words: Array.from({ length: 6 }, (_, word) => common[(seed + word * (seed % 3)) % common.length]!),
    number: String(100 + (seed % 50)),
    name: names[seed % names.length]!,
  }));

const isPresent = (text: string, word: string) => new RegExp(`(?<![\\w])${word}(?![\\w])`).test(text);

/** The figure of a sentence, in a text. */
const numberIn = (text: string, mark: string) =>
  text
    .split(/(?<=\.)\s+/)
    .find((sentence) => sentence.includes(` ${mark} `))
    ?.match(/ \d+ /g)
    ?.map((each) => each.trim());

const runs = Number(process.env.MERGE_PAIRS ?? 10_000);

describe(`${runs} texts of two to four writers`, () => {
  it("lose no word and mix no figure", () => {
    const counts = { merged: 0, kept: 0 };
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 14 }),
        fc.array(edits, { minLength: 2, maxLength: 4 }),
        (seeds, plans) => {
          const base = sentencesOf(seeds);
          const baseText = textOf(base);
          const writers = plans.map((plan, writer) => write(base, plan, writer));
          /** What stands in the text by now: all of those that were merged. */
          let text = textOf(writers[0]!.sentences.filter((each) => each !== undefined));
          const together = [writers[0]!];
          for (const next of writers.slice(1)) {
            const mine = textOf(next.sentences.filter((each) => each !== undefined));
            const result = mergeTexts(baseText, mine, text);
            const meets = (other: Written) =>
              [...next.touched].some(
                (at) =>
                  other.touched.has(at) &&
                  (next.weighty.has(at) || other.weighty.has(at)) &&
                  JSON.stringify(next.sentences[at]) !== JSON.stringify(other.sentences[at]),
              );
            if (result.kind === "conflict") {
              counts.kept += 1;
              for (const word of [...next.brought, ...together.flatMap(({ brought }) => [...brought])])
                expect(isPresent(result.both, word), `${word} in ${result.both}`).toBe(true);
              continue;
            }
            counts.merged += 1;
            expect(together.some(meets), `${mine}\n${text}\n${result.text}`).toBe(false);
            together.push(next);
            text = result.text;
            for (const { brought } of together)
              for (const word of brought) expect(isPresent(text, word), `${word} in ${text}`).toBe(true);
            for (const [at, { mark, number }] of base.entries()) {
              const changed = together.find(({ sentences }) => sentences[at]?.number !== number);
              const expected = changed ? changed.sentences[at]?.number : number;
              expect(numberIn(text, mark)).toEqual(expected && [expected]);
            }
          }
        },
      ),
      { numRuns: runs, seed: 412 },
    );
    console.log(`${runs} texts: ${counts.merged} merged, ${counts.kept} kept apart, no word lost, no figure mixed`);
  });
});
