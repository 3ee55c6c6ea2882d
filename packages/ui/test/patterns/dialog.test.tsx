/**
 * Dialog (modal), which keeps everything else out of reach: our Dialog.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../src/actions/Button/Button.tsx";
import { TextField } from "../../src/fields/TextField/TextField.tsx";
import { Dialog } from "../../src/overlays/Dialog/Dialog.tsx";
import { ask } from "./ask.ts";
import { before, render, tabTo } from "./render.tsx";

interface HelpProps {
  /** Whether what opened it is gone by the time it closes. */
  isOpenerGone?: boolean;
  paragraphs?: number;
}

function Help({ isOpenerGone = false, paragraphs = 0 }: HelpProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <h1>Drafts</h1>
      {!(isOpenerGone && isOpen) && <Button onPress={() => setIsOpen(true)}>Need help?</Button>}
      <Dialog
        title="Ask for help"
        description="We answer within two days."
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={<Button>Send</Button>}
      >
        <TextField label="Question" />
        {Array.from({ length: paragraphs }, (_, at) => (
          <p key={at} style={{ blockSize: 200 }}>
            Paragraph {at + 1}
          </p>
        ))}
      </Dialog>
    </main>
  );
}

const opener = page.getByRole("button", { name: "Need help?" });
const dialog = page.getByRole("dialog");
const close = page.getByRole("button", { name: "Close" });
const question = page.getByRole("textbox", { name: "Question" });
const send = page.getByRole("button", { name: "Send" });

async function open(props: HelpProps = {}) {
  await render(<Help {...props} />);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(dialog).toBeVisible();
}

describe("keys", () => {
  it("opening moves the focus into it", async () => {
    await open();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  });

  it("where nothing in it asks for the focus, opening moves it to the title", async () => {
    await open();
    await expect.element(page.getByRole("heading", { name: "Ask for help" })).toHaveFocus();
  });

  it("where it is long, opening leaves its beginning in sight", async () => {
    await open({ paragraphs: 12 });
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    await expect.element(page.getByRole("heading", { name: "Ask for help" })).toBeInViewport();
  });

  it("Tab moves to the next control in it", async () => {
    await open();
    await tabTo(close);
    await userEvent.keyboard("{Tab}");
    await expect.element(question).toHaveFocus();
  });

  it("Tab on the last control moves to the first", async () => {
    await open();
    await tabTo(send);
    await userEvent.keyboard("{Tab}");
    await expect.element(close).toHaveFocus();
  });

  it("Shift + Tab moves to the control before", async () => {
    await open();
    await tabTo(send);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect.element(question).toHaveFocus();
  });

  it("Shift + Tab on the first control moves to the last", async () => {
    await open();
    await tabTo(close);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect.element(send).toHaveFocus();
  });

  it("Escape closes it", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("Escape closes it where the focused control is gone", async () => {
    await open();
    await tabTo(question);
    question.element().remove();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("closing brings the focus back to what opened it", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    await expect.element(opener).toHaveFocus();
  });

  it("closing brings the focus to where work goes on, where what opened it is gone", async () => {
    await open({ isOpenerGone: true });
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("heading", { name: "Drafts" })).toHaveFocus();
  });

  it("a button in sight that Tab reaches closes it", async () => {
    await open();
    await tabTo(close);
    await expect.element(close).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe("roles, states and properties", () => {
  it("has the role dialog", async () => {
    await open();
    expect((await ask(dialog.element())).role).toBe("dialog");
  });

  it("all that it needs is inside", async () => {
    await open();
    for (const part of [close, question, send]) await expect.element(dialog).toContainElement(part);
  });

  it("is modal", async () => {
    await open();
    await expect.element(dialog).toHaveAttribute("aria-modal", "true");
    expect((await ask(dialog.element())).states.modal).toBe(true);
  });

  it("its title names it", async () => {
    await open();
    await expect.element(page.getByRole("heading", { name: "Ask for help" })).toBeVisible();
    await expect.element(dialog).toHaveAccessibleName("Ask for help");
  });

  // Optional.
  it("its description describes it", async () => {
    await open();
    await expect.element(dialog).toHaveAccessibleDescription("We answer within two days.");
  });

  it("what is outside is kept from assistive technology", async () => {
    await open();
    await expect.poll(async () => (await ask(before.element())).isIgnored).toBe(true);
  });

  it("what is outside is covered, and cannot be pressed", async () => {
    await open();
    const { x, y, width, height } = before.element().getBoundingClientRect();
    const uppermost = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(before.element().contains(uppermost)).toBe(false);
  });

  it("what is outside cannot keep the focus", async () => {
    await open();
    (before.element() as HTMLElement).focus();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  });
});
