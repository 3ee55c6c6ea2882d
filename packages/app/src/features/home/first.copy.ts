/** What the home page tells somebody who has written nothing yet: apart, as no visitor's first view pays for it. */
export const firstCopy = {
  title: "Your first draft",
  text: "An outline takes about a minute. You can also begin from one of the formats below.",
} as const;
