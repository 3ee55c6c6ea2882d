/** Texts about the days of a call besides its deadline. */
export const keyDateCopy = {
  title: "Key dates",
  kinds: "Letters of intent, other rounds, decisions",
  count: (dates: number) => (dates === 0 ? "none yet" : dates === 1 ? "1 date" : `${dates} dates`),
  text: "Once you have begun, those before the deadline are shown on your home page, and you are told before they come.",
  readText: "Other days the call names. Leave out what does not concern you.",
  entry: (number: number) => `Date ${number}`,
  what: (number: number) => `What date ${number} is for`,
  day: (number: number) => `Day of date ${number}`,
  add: "Add date",
} as const;
