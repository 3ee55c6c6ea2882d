/** What is said of others who have the same document open. */
export const peopleCopy = {
  title: "Here now",
  button: (names: readonly string[]) => `Here now: ${names.join(", ")}`,
  arrived: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} has this open too.` : `${names.join(" and ")} have this open too.`,
  where: (section: string) => `in ${section}`,
  reading: "looking at it",
  more: (count: number) => `+${count}`,
  writing: (names: readonly string[]) => `${names.join(", ")} ${names.length === 1 ? "is" : "are"} in this section`,
};
