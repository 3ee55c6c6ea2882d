import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { skipLinkGuide } from "./SkipLink.guide.ts";
import { SkipLink } from "./SkipLink.tsx";

const meta = preview.meta({
  component: SkipLink,
  title: "Components/Navigation/SkipLink",
  parameters: { guide: skipLinkGuide },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav>
        <a href="#elsewhere">Dashboard</a>
      </nav>
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const address = location.href;
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Skip to content" });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe("none");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await expect(location.href).toBe(address);
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <SkipLink />
      <div style={{ paddingBlockStart: 56 }}>
        <Specimen label="with the focus, above">
          <main id="main" tabIndex={-1}>
            Content
          </main>
        </Specimen>
      </div>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
});
