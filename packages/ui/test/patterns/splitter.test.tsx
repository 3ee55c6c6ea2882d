/**
 * Window splitter, the edge between two panes: that of our SplitMessagesPane, which is vertical.
 * https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/
 */
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SplitMessagesPane } from "../../src/grant/SplitMessagesPane/SplitMessagesPane.tsx";
import { ask, referredBy, settle } from "./ask.ts";
import { render } from "./render.tsx";

const groupId = "patterns.messages";
const splitter = page.getByRole("separator");
const list = page.getByRole("region", { name: "Messages" });

/** How wide the list is, in px. */
const width = () => list.element().getBoundingClientRect().width;

/** Where the splitter says that it is, or may be. */
const position = (attribute: string) => Number(splitter.element().getAttribute(attribute));

async function open() {
  localStorage.removeItem(groupId);
  await render(
    <div style={{ blockSize: 400 }}>
      <SplitMessagesPane groupId={groupId} renderList={() => "No messages"} onBack={() => {}} />
    </div>,
  );
  await userEvent.keyboard("{Tab}");
  await expect.element(splitter).toHaveFocus();
  return () => localStorage.removeItem(groupId);
}

beforeEach(open);

describe("keys", () => {
  it("Arrow left moves it to the left", async () => {
    const from = splitter.element().getBoundingClientRect().x;
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(() => splitter.element().getBoundingClientRect().x).toBeLessThan(from);
  });

  it("Arrow right moves it to the right", async () => {
    const from = splitter.element().getBoundingClientRect().x;
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => splitter.element().getBoundingClientRect().x).toBeGreaterThan(from);
  });

  it("Enter collapses the first pane", async () => {
    const from = width();
    await userEvent.keyboard("{Enter}");
    await settle();
    expect(list.query() === null || width() < from / 2).toBe(true);
  });

  it("Enter brings a collapsed pane back to where it was", async () => {
    const from = width();
    await userEvent.keyboard("{Enter}");
    await settle();
    const collapsed = list.query() === null ? 0 : width();
    await userEvent.keyboard("{Enter}");
    await settle();
    expect(collapsed).not.toBe(from);
    expect(width()).toBe(from);
  });

  // Optional.
  it("Home makes the first pane as narrow as it gets", async () => {
    await userEvent.keyboard("{Home}");
    await expect.poll(() => position("aria-valuenow")).toBe(position("aria-valuemin"));
    const narrowest = width();
    await userEvent.keyboard("{ArrowLeft}");
    await settle();
    expect(width()).toBe(narrowest);
  });

  // Optional.
  it("End makes the first pane as wide as it gets", async () => {
    await userEvent.keyboard("{End}");
    await expect.poll(() => position("aria-valuenow")).toBe(position("aria-valuemax"));
    const widest = width();
    await userEvent.keyboard("{ArrowRight}");
    await settle();
    expect(width()).toBe(widest);
  });
});

describe("roles, states and properties", () => {
  it("what takes the focus has the role separator", async () => {
    const { role, states } = await ask(document.activeElement!);
    // Chromium's name for a separator, or for one that takes the focus.
    expect(["separator", "splitter", "Splitter"]).toContain(role);
    expect(states.focusable).toBe(true);
  });

  it("its value is where it is", async () => {
    const from = position("aria-valuenow");
    const share = width() / from;
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => position("aria-valuenow")).toBeGreaterThan(from);
    await expect.poll(() => Math.abs(width() / position("aria-valuenow") - share)).toBeLessThan(share / 20);
  });

  it("its least value is where the first pane is narrowest", async () => {
    expect(position("aria-valuemin")).toBeLessThan(position("aria-valuenow"));
    await userEvent.keyboard("{ArrowLeft}".repeat(20));
    await expect.poll(() => position("aria-valuenow")).toBe(position("aria-valuemin"));
  });

  it("its greatest value is where the first pane is widest", async () => {
    expect(position("aria-valuemax")).toBeGreaterThan(position("aria-valuenow"));
    await userEvent.keyboard("{ArrowRight}".repeat(20));
    await expect.poll(() => position("aria-valuenow")).toBe(position("aria-valuemax"));
  });

  it("has a name", async () => {
    expect((await ask(splitter.element())).name).toBeTruthy();
  });

  // It says what it does to the pane: "Resize the message list".
  it.fails("has the name of the first pane", async () => {
    expect((await ask(splitter.element())).name).toBe((await ask(list.element())).name);
  });

  it("controls the first pane", async () => {
    expect(referredBy(splitter.element(), "aria-controls")).toEqual([list.element()]);
  });
});
