/**
 * Tooltip, a few words more about a control: our Tooltip.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../src/actions/Button/Button.tsx";
import { Tooltip } from "../../src/overlays/Tooltip/Tooltip.tsx";
import { ask } from "./ask.ts";
import { after, render } from "./render.tsx";

const control = page.getByRole("button", { name: "Copy" });
const tooltip = page.getByRole("tooltip");

/** Takes the pointer where no part stands, of this test or another. */
const leave = () => userEvent.hover(document.documentElement, { position: { x: 1270, y: 790 } });

beforeEach(async () => {
  await render(
    <div style={{ blockSize: 780, padding: 100 }}>
      <Tooltip content="With the title and the text">
        <Button>Copy</Button>
      </Tooltip>
    </div>,
  );
  return leave;
});

async function showByFocus() {
  await userEvent.keyboard("{Tab}");
  await expect.element(tooltip).toBeVisible();
}

describe("keys", () => {
  it("the focus shows it", async () => {
    await showByFocus();
    await expect.element(tooltip).toHaveTextContent("With the title and the text");
  });

  it("the focus shows it where the page has to scroll for the control", async () => {
    await render(
      <div style={{ paddingBlock: "2000px 600px" }}>
        <Tooltip content="As it was printed">
          <Button>Paste</Button>
        </Tooltip>
      </div>,
    );
    const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true, capture: true }));
    await userEvent.keyboard("{Tab}");
    await scrolled;
    // What a scroll closes goes in the frame of its event.
    await new Promise(requestAnimationFrame);
    await expect.element(tooltip).toHaveTextContent("As it was printed");
  });

  it("scrolled away with its control, it goes", async () => {
    await showByFocus();
    scrollBy(0, 20);
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it("the pointer shows it", async () => {
    await userEvent.hover(control);
    await expect.element(tooltip).toBeVisible();
  });

  it("Escape puts it away", async () => {
    await showByFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it("Escape puts it away where the pointer shows it", async () => {
    await userEvent.hover(control);
    await expect.element(tooltip).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it("the focus stays on the control while it shows", async () => {
    await showByFocus();
    await expect.element(control).toHaveFocus();
  });

  it("takes no focus: Tab goes on behind the control", async () => {
    await showByFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(after).toHaveFocus();
  });

  it("shown by the focus, it goes with the focus", async () => {
    await showByFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it("the pointer may move onto it, and takes it along from there", async () => {
    await userEvent.hover(control);
    await expect.element(tooltip).toBeVisible();
    await userEvent.hover(tooltip);
    await expect.element(tooltip).toBeVisible();
    await leave();
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it("shown by the pointer, it goes with the pointer", async () => {
    await userEvent.hover(control);
    await expect.element(tooltip).toBeVisible();
    await leave();
    await expect.element(tooltip).not.toBeInTheDocument();
  });
});

describe("roles, states and properties", () => {
  it("has the role tooltip", async () => {
    await showByFocus();
    expect((await ask(tooltip.element())).role).toBe("tooltip");
  });

  it("describes the control", async () => {
    await showByFocus();
    await expect.element(control).toHaveAccessibleDescription("With the title and the text");
  });
});
