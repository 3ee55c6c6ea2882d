import { act } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { GlobalStyle } from "../../src/theme/GlobalStyle.ts";

/** What stands in the page before the part under test. */
export const before = page.getByRole("button", { name: "Before", includeHidden: true });

/** What stands in the page after the part under test. */
export const after = page.getByRole("button", { name: "After", includeHidden: true });

/** Renders a part into the page until the test is over, with a button before it, which has the focus, and one after it. */
export async function render(part: ReactNode): Promise<void> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const inAct = async (work: () => void) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await act(async () => work());
    // Keys come from outside of React: what they change is waited for, as a person does.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  };
  onTestFinished(async () => {
    await inAct(() => root.unmount());
    place.remove();
  });
  await inAct(() =>
    root.render(
      <>
        <GlobalStyle />
        <button type="button">Before</button>
        {part}
        <button type="button">After</button>
      </>,
    ),
  );
  place.querySelector("button")!.focus();
}

/** Moves the focus forwards, by at most 5 presses of Tab, to what a test begins with. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; document.activeElement !== target.element() && presses < 5; presses += 1)
    await userEvent.keyboard("{Tab}");
  await expect.element(target).toHaveFocus();
}
