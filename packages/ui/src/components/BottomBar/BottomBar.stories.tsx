import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { navItems } from "../Sidebar/navItems.fixture.tsx";
import { BottomBar } from "./BottomBar.tsx";

const meta = preview.meta({
  component: BottomBar,
  title: "Components/Navigation/BottomBar",
  parameters: { layout: "fullscreen" },
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(5);
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
