import { savedBytes, savedLength } from "@grantwright/domain";
import { headInputs, headKey, textOf, withText, type DraftInputs } from "./draftInputs.ts";

/** The most bytes that JSON makes of one unit of a string. */
const mostBytesOfUnit = 6;

/** Texts that are not sent before they are shorter, with how many characters each is over; 0: it is all of them together that are too much. */
export type HeldTexts = ReadonlyMap<string, number>;

const boundOf = new Map<string, number>(headInputs.map((input) => [headKey(input), savedLength[input]]));

/** How many characters a text is over its bound. The contract counts whole characters, as people do, not the units of a string. */
function charactersOver(key: string, text: string): number {
  const bound = boundOf.get(key) ?? savedLength.section;
  if (text.length <= bound) return 0;
  let count = 0;
  for (const _character of text) count += 1;
  return Math.max(0, count - bound);
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

const keysOf = (inputs: DraftInputs) => [...boundOf.keys(), ...Object.keys(inputs.texts)];

function find(base: DraftInputs, inputs: DraftInputs): HeldTexts {
  const held = new Map<string, number>();
  let sending = inputs;
  const holdBack = (key: string, over: number) => {
    held.set(key, over);
    sending = withText(sending, key, textOf(base, key));
  };
  for (const key of keysOf(inputs)) {
    const text = textOf(inputs, key);
    const over = text === textOf(base, key) ? 0 : charactersOver(key, text);
    if (over > 0) holdBack(key, over);
  }
  const isSurelySmall = () =>
    keysOf(sending).reduce((sum, key) => sum + textOf(sending, key).length, 0) * mostBytesOfUnit < savedBytes;
  const size = () => bytesOf(keysOf(sending).map((key) => textOf(sending, key)));
  if (isSurelySmall() || size() <= savedBytes) return held;
  const grown = keysOf(sending)
    .filter((key) => textOf(sending, key).length > textOf(base, key).length)
    .toSorted((one, other) => textOf(sending, other).length - textOf(sending, one).length);
  for (const key of grown) {
    holdBack(key, 0);
    if (size() <= savedBytes) break;
  }
  return held;
}

const found = new WeakMap<DraftInputs, { base: DraftInputs; held: HeldTexts }>();

/** The changed texts that are past their bound, or of all together: they wait on this device, and keep no other from being saved. */
export function heldTexts(base: DraftInputs, inputs: DraftInputs): HeldTexts {
  const known = found.get(inputs);
  if (known?.base === base) return known.held;
  const held = find(base, inputs);
  found.set(inputs, { base, held });
  return held;
}
