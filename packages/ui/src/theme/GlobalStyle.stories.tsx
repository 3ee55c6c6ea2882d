import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../actions/Button/Button.tsx";
import { GlobalStyle } from "./GlobalStyle.ts";

const meta = preview.meta({ component: GlobalStyle, title: "Foundations/Themes/Global style", tags: ["!autodocs"] });

/** A brand's stylesheet stands first in the page, where those that are linked do; and it wins. */
export const YieldsToABrand = meta.story({
  render: () => <Button>Create Outline</Button>,
  beforeEach: () => {
    const brand = document.createElement("style");
    brand.textContent = ":root, [data-theme] { --color-brand: rgb(0, 60, 110); --color-on-brand: white; }";
    document.head.prepend(brand);
    return () => brand.remove();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveStyle({ backgroundColor: "rgb(0, 60, 110)" });
    await expect(getComputedStyle(document.documentElement).getPropertyValue("--space-4")).toBe("1rem");
  },
});
