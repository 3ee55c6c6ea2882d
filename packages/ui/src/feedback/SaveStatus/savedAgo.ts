const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was saved, rounded down to what is told of it, and after how many milliseconds that changes. */
export interface SavedAgo {
  age: number;
  changesIn: number;
}

/** Coarser as time passes: every second up to ten, every ten seconds up to a minute, then minutes, hours and days. */
export function savedAgo(age: number): SavedAgo {
  const passed = Math.max(0, age);
  const step =
    passed < 10 * second ? second : passed < minute ? 10 * second : passed < hour ? minute : passed < day ? hour : day;
  const whole = Math.floor(passed / step) * step;
  return { age: whole, changesIn: whole + step - passed };
}

/** An age that `savedAgo` gave, in English: `just now`, `20 s ago`, `3 h ago`. */
export function agoInEnglish(age: number): string {
  if (age === 0) return "just now";
  if (age < minute) return `${age / second} s ago`;
  if (age < hour) return `${age / minute} min ago`;
  return age < day ? `${age / hour} h ago` : `${age / day} d ago`;
}
