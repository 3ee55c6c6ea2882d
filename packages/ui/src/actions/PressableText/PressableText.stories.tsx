import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { Prose } from "../../text/Prose/Prose.tsx";
import { pressableTextGuide } from "./PressableText.guide.ts";
import { PressableText } from "./PressableText.tsx";

const words = "Of all families here, 73% went hungry last winter, which is more than anywhere else in the county.";

const meta = preview.meta({
  component: PressableText,
  title: "Components/Actions/PressableText",
  parameters: { guide: pressableTextGuide },
  args: { children: words, onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Prose>
          <p>
            We know them well. <Story /> That has to change.
          </p>
        </Prose>
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const sentence = canvas.getByRole("button", { name: words });
    await userEvent.click(sentence);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(sentence).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await expect(args.onPress).toHaveBeenLastCalledWith(sentence);
  },
});

export const Marked = meta.story({ args: { isMarked: true } });

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="plain">
        <PressableText onPress={() => {}}>{words}</PressableText>
      </Specimen>
      <Specimen label="marked">
        <PressableText isMarked onPress={() => {}}>
          {words}
        </PressableText>
      </Specimen>
    </Sheet>
  ),
});
