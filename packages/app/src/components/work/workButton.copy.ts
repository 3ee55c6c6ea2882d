/** Texts of the ways to who does which section. */
export const workButtonCopy = {
  section: (title: string) => `Who does “${title}”`,
  all: "Who does what",
  signed: (signed: number, all: number) => `${signed} of ${all} signed off`,
};
