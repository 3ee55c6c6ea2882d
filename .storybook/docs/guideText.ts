import type { ComponentGuide, ComponentStatus } from "../../packages/ui/src/docs/guide.ts";

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
const cell = (text: string) => text.replaceAll("|", "\\|");
const table = (head: [string, string], rows: readonly (readonly [string, string])[]) =>
  [`| ${head[0]} | ${head[1]} |`, "| --- | --- |", ...rows.map(([one, two]) => `| ${cell(one)} | ${cell(two)} |`)].join(
    "\n",
  );

const statusText = (status: ComponentStatus) =>
  status === "ready"
    ? "**Ready.** Only a major release breaks it."
    : status === "experimental"
      ? "**Experimental.** Nothing of the app stands on it yet, and any release may change it."
      : `**Deprecated.** The next major release has it no more. ${status.deprecated}`;

/** The written part of a component's page, in the same order for every component. */
export function guideText(guide: ComponentGuide): string {
  const { status, use, avoid, dos, donts, keyboard, anatomy, accessibility } = guide;
  return [
    statusText(status),
    "## When to use",
    list(use),
    "## When not to, and what instead",
    table(
      ["When", "Instead"],
      avoid.map(({ when, instead }) => [when, instead]),
    ),
    "## Do",
    list(dos),
    "## Don’t",
    list(donts),
    "## Keyboard",
    keyboard.length > 0
      ? table(
          ["Keys", "What happens"],
          keyboard.map(({ keys, does }) => [keys, does]),
        )
      : "Nothing in it takes the focus.",
    "## Anatomy",
    table(
      ["Part", "What it is"],
      anatomy.map(({ part, what }) => [part, what]),
    ),
    "## Accessibility",
    list(accessibility),
  ].join("\n\n");
}
