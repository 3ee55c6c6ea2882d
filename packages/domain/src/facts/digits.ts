/** A number in digits. */
export interface Digits {
  value: number;
  /** What it may be as well: "12.500" is 12500 to some and 12.5 to others. */
  other?: number;
}

interface Group {
  mark: string;
  digits: string;
}

function groupsOf(text: string): Group[] {
  return [...text.matchAll(/(^|[.,'’ ])(\d+)/g)].map(([, mark = "", digits = ""]) => ({ mark, digits }));
}

/** Whether groups of digits divide thousands: by three, or by two and then three as in India. */
function areThousands(groups: Group[]): boolean {
  const [first, ...rest] = groups;
  if (!first || first.digits.length > 3 || first.digits === "0") return false;
  const lengths = rest.map(({ digits }) => digits.length);
  return (
    lengths.every((length) => length === 3) || (lengths.at(-1) === 3 && lengths.slice(0, -1).every((n) => n === 2))
  );
}

const whole = (groups: Group[]) => groups.map(({ digits }) => digits).join("");

/**
 * Reads a run of digits with its separators, in any of the usual ways to write a number. Undefined where it is none, as 3.1.2,
 * 12.05.2024 or 0161.
 */
export function readDigits(text: string, decimalMark: "." | ","): Digits | undefined {
  const groups = groupsOf(text);
  const [first, second] = groups;
  if (!first) return undefined;
  if (first.digits.length > 1 && first.digits.startsWith("0")) return undefined;
  if (!second) return { value: Number(first.digits) };
  const last = groups.at(-1)!;
  const isMixed = groups.length > 2 && last.mark !== second.mark;
  if (isMixed) {
    const before = groups.slice(0, -1);
    if (!areThousands(before) || !/[.,]/.test(last.mark)) return undefined;
    if (before.slice(1).some(({ mark }) => mark !== second.mark)) return undefined;
    return { value: Number(`${whole(before)}.${last.digits}`) };
  }
  if (groups.length > 2) return areThousands(groups) ? { value: Number(whole(groups)) } : undefined;
  const joined = Number(whole(groups));
  const divided = Number(`${first.digits}.${second.digits}`);
  if (!/[.,]/.test(second.mark)) return { value: joined };
  if (!areThousands(groups)) return { value: divided };
  return second.mark === decimalMark && second.mark === "."
    ? { value: divided, other: joined }
    : { value: joined, other: divided };
}
