import { Controls, Description, Markdown, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ComponentGuide } from "../../packages/ui/src/docs/guide.ts";
import { guideText } from "./guideText.ts";

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
