import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Heading } from "./Heading.tsx";
import { Text } from "./Text.tsx";

const meta = preview.meta({ component: Heading, title: "Components/Text/Typography" });

export const Headings = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Heading level={1} size={48}>
        Turn your idea into funded reality
      </Heading>
      <Heading level={2} size={36}>
        Twelve food gardens for Alder County
      </Heading>
      <Heading level={3} size={28}>
        Continue writing
      </Heading>
      <Heading level={4} size={22}>
        Need statement
      </Heading>
      <Heading level={4} size={18}>
        Riverside tool library
      </Heading>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading").map((heading) => heading.tagName)).toEqual([
      "H1",
      "H2",
      "H3",
      "H4",
      "H4",
    ]);
  },
});

export const LongWord = meta.story({
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <Heading level={1} size={36}>
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
      </Heading>
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading");
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
});

export const Texts = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 8 }}>
      <Text size={18} voice="document">
        The nearest full grocery is eleven miles from Marrow Bridge.
      </Text>
      <Text size={16}>Say what you want to do in a few sentences.</Text>
      <Text>Show the problem with local evidence.</Text>
      <Text size={12} tone="faint">
        Edited 14 minutes ago
      </Text>
      <Text tone="soft">Letter of intent</Text>
      <Text tone="attention" weight="label">
        Important
      </Text>
      <Text tone="danger" weight="strong">
        Urgent
      </Text>
    </div>
  ),
});
