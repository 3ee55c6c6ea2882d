import { says, type DraftUnit } from "../draft/readDraft.ts";
import type { SignName } from "../words/signNames.ts";
import { qualifiers } from "../words/thingGroups.ts";

/** How near to a thing the words stand that say of it that it is bought, not bought or there already, or that there is none, in characters. */
const near = { denied: 60, none: 14, bought: 30 };

/** Whether a sentence names a forbidden thing, together with what narrows it. */
function isNamed({ names }: DraftUnit, forbidden: ReadonlySet<string>): boolean {
  const broad = [...forbidden].filter((name) => !qualifiers.has(name));
  const hasNarrow = [...forbidden].every((name) => !qualifiers.has(name) || names.has(name));
  return hasNarrow && (broad.length === 0 || broad.some((name) => names.has(name)));
}

/** Whether a sentence says of a forbidden thing that it is not bought, or is there already. */
export function isDenied(unit: DraftUnit, forbidden: ReadonlySet<string>): boolean {
  // "Each receives £40 a month": what a sum stands beside is paid for, whatever else is not.
  if (!isNamed(unit, forbidden) || unit.facts.some(({ kind }) => kind === "amount")) return false;
  return unit.things.some(({ name, start, end }) => {
    if (!forbidden.has(name)) return false;
    const isNear = (sign: SignName) => says(unit, [sign], start - near.denied, end + near.denied);
    // "We own no vehicles" says nothing of what is bought; "without vehicles" does.
    const isNone = says(unit, ["not"], start - near.none, start) && !isNear("owns");
    return isNone || isNear("notBought") || (isNear("not") && (isNear("bought") || isNear("spends")));
  });
}

/** The offsets of the clause of a sentence in which something stands. */
function clauseOf({ text }: DraftUnit, start: number): readonly [number, number] {
  const from = Math.max(...[";", ":"].map((sign) => text.lastIndexOf(sign, start) + 1));
  const length = text.slice(start).search(/[;:]/u);
  return [from, length < 0 ? text.length : start + length];
}

/** Whether a sentence says that a forbidden thing is to be bought. */
export const isWanted = (unit: DraftUnit, forbidden: ReadonlySet<string>): boolean =>
  unit.things.some(
    ({ name, start }) =>
      forbidden.has(name) &&
      !says(unit, ["not", "notBought", "gone"], ...clauseOf(unit, start)) &&
      unit.signs.some((sign) => sign.name === "bought" && sign.end <= start && start - sign.end < near.bought),
  );
