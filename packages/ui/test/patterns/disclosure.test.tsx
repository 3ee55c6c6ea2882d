/**
 * Disclosure, which shows and hides what belongs to its title: our Disclosure, and the button of our HoverMenu, which shows
 * a group of ordinary controls.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Disclosure } from "../../src/layout/Disclosure/Disclosure.tsx";
import { HoverMenu } from "../../src/overlays/HoverMenu/HoverMenu.tsx";
import { MenuPanel, MenuPanelButton } from "../../src/overlays/HoverMenu/MenuPanel.tsx";
import { ask, referredBy } from "./ask.ts";
import { render } from "./render.tsx";

const parts = [
  {
    name: "Disclosure",
    part: <Disclosure title="Who can apply">Anybody in the county.</Disclosure>,
    content: page.getByText("Anybody in the county."),
  },
  {
    name: "HoverMenu",
    part: (
      <HoverMenu label="Account" trigger={<span aria-hidden="true">IO</span>}>
        <MenuPanel>
          <MenuPanelButton onPress={() => {}}>Log out</MenuPanelButton>
        </MenuPanel>
      </HoverMenu>
    ),
    content: page.getByText("Log out"),
  },
];

describe.each(parts)("$name", ({ part, content }) => {
  /** What shows and hides the content: the first stop of Tab in the part. */
  const control = () => document.activeElement!;

  beforeEach(async () => {
    await render(part);
    await userEvent.keyboard("{Tab}");
  });

  it("Enter shows the content, and hides it", async () => {
    await userEvent.keyboard("{Enter}");
    await expect.element(content).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => content.query()?.checkVisibility() ?? false).toBe(false);
  });

  it("Space shows the content, and hides it", async () => {
    await userEvent.keyboard(" ");
    await expect.element(content).toBeVisible();
    await userEvent.keyboard(" ");
    await expect.poll(() => content.query()?.checkVisibility() ?? false).toBe(false);
  });

  it("what shows and hides is a button", async () => {
    expect((await ask(control())).role).toBe("button");
  });

  it("is expanded while the content is shown", async () => {
    await userEvent.keyboard("{Enter}");
    await expect.poll(async () => (await ask(control())).states.expanded).toBe(true);
  });

  it("is collapsed while the content is hidden", async () => {
    expect((await ask(control())).states.expanded).toBe(false);
    await userEvent.keyboard("{Enter}");
    await expect.element(content).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.poll(async () => (await ask(control())).states.expanded).toBe(false);
  });

  // Optional.
  it("the button controls the content", async () => {
    await userEvent.keyboard("{Enter}");
    await expect.element(content).toBeVisible();
    expect(referredBy(control(), "aria-controls")[0]).toContainElement(content.element() as HTMLElement);
  });
});
