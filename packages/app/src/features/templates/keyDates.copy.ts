/** Texts about the days of a call besides its deadline. */
export const keyDateCopy = {
  title: "Key dates",
  text: "Letters of intent, other rounds, decisions. Each is shown on your home page before it comes.",
  readText: "Other days the call names. Leave out what does not concern you.",
  entry: (number: number) => `Date ${number}`,
  what: (number: number) => `What date ${number} is for`,
  day: (number: number) => `Day of date ${number}`,
  add: "Add date",
} as const;
