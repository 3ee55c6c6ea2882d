import type { Schemas } from "@grantwright/api-client";

const origins: Record<Schemas["Receipt"]["from"], string> = {
  person: "Your words",
  file: "From your files",
  form: "From the form",
  writer: "The writer’s words",
  prompt: "A place to fill in",
  unknown: "From before: yours or a writer’s",
};

/** Texts of what sentences stand on. */
export const receiptsCopy = {
  show: "Show where it comes from",
  unsupported: (count: number) =>
    count === 1
      ? "1 statement stands neither in your words nor in your files."
      : `${count} statements stand neither in your words nor in your files.`,
  toCheck: (count: number) => (count === 1 ? "1 statement is to be checked" : `${count} statements are to be checked`),
  notChecked: "Not checked yet",
  inEdit: "To check here:",
  select: (words: string) => `Select “${words}”`,
  touched: (count: number) =>
    count === 1
      ? "1 sentence that you changed is not checked yet."
      : `${count} sentences that you changed are not checked yet.`,
  origin: (receipt: Pick<Schemas["Receipt"], "from" | "confirmed">) =>
    receipt.confirmed ? "Confirmed by a person" : origins[receipt.from],
  label: "Where this sentence comes from",
  check: (facts: readonly string[]) =>
    facts.length === 0 ? "To check: nothing of this stands anywhere." : `To check: ${facts.join(", ")}.`,
  nowhere: "stands neither in your words nor in your files",
  bare: "Nothing of this sentence stands in your words or in your files.",
  stated: "is said in what is quoted below",
  worked: "was worked out:",
  allFound: "Every fact of this sentence was found.",
  sources: "It stands on",
  description: "Your description",
  file: "A file that is not here any more",
  input: "The form",
  call: "The funder’s form",
  profile: "Your profile",
  right: "This is right",
  takeOut: "Take out",
  confirmed: "Confirmed.",
  takenOut: "Taken out.",
  stale: "This section was changed somewhere else. Nothing was done; please look at it again.",
  failed: "That could not be saved, and nothing was changed. Please try again.",
};
