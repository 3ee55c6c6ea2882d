import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { proseGuide } from "./Prose.guide.ts";
import { Prose } from "./Prose.tsx";

const text = (
  <>
    <p>In the north of the county the nearest full grocery is eleven miles from Marrow Bridge.</p>
    <p>
      The county owns <mark>[Add: how many]</mark> such parcels. Each needs:
    </p>
    <ul>
      <li>water</li>
      <li>a fence</li>
    </ul>
  </>
);

const meta = preview.meta({
  component: Prose,
  title: "Components/Text/Prose",
  parameters: { guide: proseGuide },
  args: { children: text },
});

export const Document = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
});

export const Message = meta.story({ args: { variant: "message" } });

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="document">
        <Prose>{text}</Prose>
      </Specimen>
      <Specimen label="message">
        <Prose variant="message">{text}</Prose>
      </Specimen>
    </Sheet>
  ),
});
