/** Texts of the papers that a funder asks for. */
export const papersCopy = {
  count: (ticked: number, all: number): string => `${ticked} of ${all}`,
  required: "required",
  about: (name: string) => `What is asked for: ${name}`,
};
