import { Controls, Description, Markdown, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ComponentGuide } from "./guide.ts";

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
const cell = (text: string) => text.replaceAll("|", "\\|");
const table = (head: [string, string], rows: readonly (readonly [string, string])[]) =>
  [`| ${head[0]} | ${head[1]} |`, "| --- | --- |", ...rows.map(([one, two]) => `| ${cell(one)} | ${cell(two)} |`)].join(
    "\n",
  );

/** The written part of a component's page, in the same order for every component. */
function guideText(guide: ComponentGuide): string {
  const { use, avoid, dos, donts, keyboard, anatomy, accessibility } = guide;
  return [
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

/** The page of a component: what it is, how it is used, its props, and every state of it. Pages without a guide leave that out. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {guide && <Markdown>{guideText(guide)}</Markdown>}
      <h2 id="props">Props</h2>
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  );
}
