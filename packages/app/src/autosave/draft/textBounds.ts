import {
  headInputOf,
  savedBytes,
  savedLength,
  textKeysOf,
  textOf,
  withText,
  type DraftInputs,
  type TextKey,
} from "@grantwright/domain";

/** The most bytes that JSON makes of one unit of a string. */
const mostBytesOfUnit = 6;

/** Texts that are not sent before they are shorter, with how many characters each is over; 0: it is all of them together that are too much. */
export type HeldTexts = ReadonlyMap<TextKey, number>;

/** How many characters a text is over its bound. The contract counts whole characters, as people do, not the units of a string. */
function charactersOver(key: TextKey, text: string): number {
  const bound = savedLength[headInputOf(key) ?? "section"];
  if (text.length <= bound) return 0;
  let count = 0;
  for (const _character of text) count += 1;
  return Math.max(0, count - bound);
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function find(base: DraftInputs, local: DraftInputs): HeldTexts {
  const held = new Map<TextKey, number>();
  const keys = textKeysOf(local);
  let sending = local;
  const holdBack = (key: TextKey, over: number) => {
    held.set(key, over);
    sending = withText(sending, key, textOf(base, key));
  };
  for (const key of keys) {
    const text = textOf(local, key);
    const over = text === textOf(base, key) ? 0 : charactersOver(key, text);
    if (over > 0) holdBack(key, over);
  }
  const isSurelySmall = () =>
    keys.reduce((sum, key) => sum + textOf(sending, key).length, 0) * mostBytesOfUnit < savedBytes;
  const size = () => bytesOf(keys.map((key) => textOf(sending, key)));
  if (isSurelySmall() || size() <= savedBytes) return held;
  const grown = keys
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
export function heldTexts(base: DraftInputs, local: DraftInputs): HeldTexts {
  const known = found.get(local);
  if (known?.base === base) return known.held;
  const held = find(base, local);
  found.set(local, { base, held });
  return held;
}
