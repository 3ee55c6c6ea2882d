import type { Schemas } from "@grantwright/api-client";

type Part = Schemas["Sent"]["parts"][number];

/** The texts of what is sent to the service that writes. */
export const sentCopy = {
  open: "See what is sent to it",
  title: "What the writing service gets",
  description: ({ label, host }: Schemas["WriterInfo"]) =>
    `Word for word what this server sends to ${label.replace(/^The /, "the ")}${host ? ` at ${host}` : ""}, and in this order. Nothing was sent by opening this.`,
  saved: "As it was last saved.",
  tasks: { label: "For", proposal: "Proposal", review: "Assessment" },
  headings: {
    instructions: "Instructions, the same for everybody",
    material: "Your material, before each request",
    task: (title: string) => (title === "" ? "What it is asked for" : `Asked for: ${title}`),
  },
  second: (heading: string) => `${heading} (second request)`,
  size: (characters: number) => `${characters.toLocaleString("en-US")} characters`,
  heading: ({ kind, title }: Part) => (kind === "task" ? sentCopy.headings.task(title) : sentCopy.headings[kind]),
  failed: "What is sent could not be shown",
  failedText: "Nothing was sent. Please try again.",
  retry: "Retry",
  close: "Close",
  copy: "Copy",
  copyPart: (heading: string) => `Copy “${heading}”`,
  nothing: "Nothing leaves this server: its own writer does the work.",
};
