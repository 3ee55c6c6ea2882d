/** Texts of the papers that a funder asks for. */
export const papersCopy = {
  required: "required",
  about: (name: string) => `What is asked for: ${name}`,
};
