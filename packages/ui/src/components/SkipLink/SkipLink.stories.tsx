import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { SkipLink } from "./SkipLink.tsx";

const meta = preview.meta({
  component: SkipLink,
  title: "Components/Navigation/SkipLink",
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
