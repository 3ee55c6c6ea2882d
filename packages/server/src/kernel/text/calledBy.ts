/** How much of a name others see, in characters. */
const shownName = 100;

/** What others call a person: by their name, or the address of who has not given one. */
export const calledBy = ({ name, email }: { name: string; email: string }): string =>
  (name.trim().replace(/\s+/g, " ") || email).slice(0, shownName).toWellFormed();
