import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { navItems } from "../Sidebar/navItems.fixture.tsx";
import { bottomBarGuide } from "./BottomBar.guide.ts";
import { BottomBar } from "./BottomBar.tsx";

const meta = preview.meta({
  component: BottomBar,
  title: "Components/Navigation/BottomBar",
  parameters: { guide: bottomBarGuide, layout: "fullscreen" },
  args: { label: "Main", items: navItems.slice(0, 5) },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  parameters: { spec: ["1.2-bottom-bar"] },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(5);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Grants" })).toHaveFocus();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Dashboard");
    await expect(canvas.getByRole("link", { name: "Grants" }).getBoundingClientRect().height).toBeGreaterThan(44);
  },
});

export const WithCount = meta.story({
  globals: { viewport: { value: "small" } },
  args: { items: navItems.slice(2, 7) },
});

export const WideScreen = meta.story({
  globals: { viewport: { value: "large" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
  },
});

export const KitchenSink = meta.story({
  globals: { viewport: { value: "small" } },
  render: () => (
    <div style={{ padding: 16 }}>
      <Sheet>
        {/* A wide window has none, and all stand at its bottom: here they are shown one below the other. */}
        <style>
          {"[data-shown] > nav { position: relative !important; display: block !important; max-inline-size: 390px }"}
        </style>
        <section data-shown="">
          <BottomBar label="Five places" items={navItems.slice(0, 5)} />
        </section>
        <section data-shown="">
          <BottomBar
            label="Counts, and none is current"
            items={navItems.slice(2, 7).map((item, place) => (place === 4 ? { ...item, badgeCount: 240 } : item))}
          />
        </section>
        <section data-shown="">
          <BottomBar
            label="Long words"
            items={navItems.slice(3, 6).map((item) => ({
              ...item,
              label: `${item.label} of the whole organization`,
              isCurrent: item.href === "#inbox",
            }))}
          />
        </section>
      </Sheet>
    </div>
  ),
});
