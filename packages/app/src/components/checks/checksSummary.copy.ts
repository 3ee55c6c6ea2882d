/** Texts of how much is found in a document; apart from what is found, which is loaded once it is opened. */
export const checksSummaryCopy = {
  heading: "Figures and rules",
  open: (numbers: number) => (numbers > 0 ? "See the figures" : "Look through"),
  counts: ({ numbers, broken, open }: { numbers: number; broken: number; open: number }): string => {
    const parts = [
      numbers > 0 && (numbers === 1 ? "1 figure does not fit" : `${numbers} figures do not fit`),
      broken > 0 && (broken === 1 ? "1 rule is broken" : `${broken} rules are broken`),
      open > 0 && (open === 1 ? "1 rule is not answered yet" : `${open} rules are not answered yet`),
    ].filter((part) => part !== false);
    return parts.length === 0 ? "No figures contradict each other." : `${parts.join(", ")}.`;
  },
};
