// What the receipts of a long proposal cost: 10,000 sentences against 90,000 characters of sources, beside one plain pass over the same words.
// Once with sentences that reword those of the sources, and once with one figure in each that stands nowhere. Prints the times, and fails past
// so many plain passes.
import { makeReceipts } from "../packages/server/src/capabilities/writer/receipts/makeReceipts.ts";
import { indexSources } from "../packages/server/src/capabilities/writer/receipts/indexSources.ts";

const sentences = 10_000;
const characters = 90_000;
const rounds = 7;
const warmUps = 2;
const mostTimes = { reworded: 45, invented: 80 };

type Kind = keyof typeof mostTimes;

/** The same numbers every time. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const roll = dice(7);
const syllables = "ba co di fu ga he li mo na pe ri so ta ve wi yo ker lin mar ton bur sel nor dal gan pit".split(" ");

/** A language of its own: 3,000 words, of which few are used often. */
const vocabulary = Array.from({ length: 3_000 }, () =>
  Array.from({ length: 2 + roll(3) }, () => syllables[roll(syllables.length)]).join(""),
);
const word = () => vocabulary[Math.floor((roll(1_000) / 1_000) ** 2 * vocabulary.length)]!;
const small = "the of and to in for with on by from".split(" ");

/** A sentence of a source: words, small words between them, and some figures. */
function write(): string[] {
  const words = Array.from({ length: 9 + roll(5) }, (_, at) => (at % 3 === 1 ? small[roll(small.length)]! : word()));
  if (roll(2)) words.push("cost", `£${(20 + roll(900)) * 10}`);
  if (roll(2)) words.splice(2, 0, String(20 + roll(900)));
  if (roll(6) === 0) words.push("in", String(2015 + roll(14)));
  return words;
}

const finish = (words: string[]) => `${words[0]![0]!.toUpperCase()}${words.join(" ").slice(1)}.`;

const sources: string[][] = [];
for (let length = 0; length < characters; length += sources.at(-1)!.join(" ").length + 2) sources.push(write());
const source = sources.map((words, at) => finish(words) + (at % 6 === 5 ? "\n\n" : " ")).join("");

/** A source's sentence in other words: some left out, some new, the figures as they were. */
function reword(words: string[]): string[] {
  const kept = words.map((each) => (/\d/.test(each) || roll(4) > 0 ? each : word()));
  return roll(3) ? kept : [word(), ...kept];
}

const texts: Record<Kind, string> = {
  reworded: Array.from({ length: sentences }, () => finish(reword(sources[roll(sources.length)]!))).join(" "),
  invented: Array.from({ length: sentences }, () =>
    finish([...reword(sources[roll(sources.length)]!), "with", String(1_000 + roll(90_000)), word()]),
  ).join(" "),
};

/** Every word once, in small letters: the least that any look at a text costs. */
function passOver(text: string): number {
  const seen = new Set<string>();
  for (const [match] of text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)) seen.add(match.toLowerCase());
  return seen.size;
}

function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

for (const kind of Object.keys(texts) as Kind[]) {
  const ratios: number[] = [];
  const took: number[] = [];
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const plain = Math.min(...[1, 2, 3].map(() => time(() => passOver(source) + passOver(texts[kind]))));
    const whole = time(() => makeReceipts(texts[kind], indexSources([{ kind: "description", text: source }])));
    if (round < warmUps) continue;
    ratios.push(whole / plain);
    took.push(whole);
  }
  const [ratio, most] = [middle(ratios), mostTimes[kind]];
  console.log(
    `Receipts of 10,000 sentences, ${kind}: ${middle(took).toFixed(0)} ms, ${ratio.toFixed(1)} plain passes (at most ${most})`,
  );
  if (ratio > most) process.exitCode = 1;
}
