const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was saved, in words, and after how many milliseconds the words change. */
export interface SavedAgo {
  text: string;
  changesIn: number;
}

/** Coarser as time passes: every second up to ten, every ten seconds up to a minute, then minutes, hours and days. */
export function savedAgo(age: number): SavedAgo {
  const passed = Math.max(0, age);
  const step =
    passed < 10 * second ? second : passed < minute ? 10 * second : passed < hour ? minute : passed < day ? hour : day;
  const whole = Math.floor(passed / step) * step;
  const unit = whole < minute ? `${whole / second} s` : whole < hour ? `${whole / minute} min` : undefined;
  const text = whole === 0 ? "just now" : `${unit ?? (whole < day ? `${whole / hour} h` : `${whole / day} d`)} ago`;
  return { text, changesIn: whole + step - passed };
}
