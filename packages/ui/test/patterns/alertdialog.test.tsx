/**
 * Alert dialog, which interrupts for an answer: our ConfirmDialog. Its keys are those of a modal dialog.
 * https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/
 */
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../src/actions/Button/Button.tsx";
import { ConfirmDialog } from "../../src/overlays/ConfirmDialog/ConfirmDialog.tsx";
import { Dialog } from "../../src/overlays/Dialog/Dialog.tsx";
import { ask } from "./ask.ts";
import { before, render, tabTo } from "./render.tsx";

function Delete() {
  const [isAsking, setIsAsking] = useState(false);
  const done = () => setIsAsking(false);
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>Delete draft</Button>
      <ConfirmDialog
        title="Delete this draft?"
        description="Nobody can bring it back."
        isOpen={isAsking}
        confirmLabel="Yes, delete"
        cancelLabel="Keep it"
        onConfirm={done}
        onCancel={done}
      />
    </>
  );
}

function DeleteInDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Settings</Button>
      <Dialog title="Settings of the draft" isOpen={isOpen} onOpenChange={setIsOpen}>
        <Delete />
      </Dialog>
    </>
  );
}

const opener = page.getByRole("button", { name: "Delete draft" });
const dialog = page.getByRole("alertdialog");
const keep = page.getByRole("button", { name: "Keep it" });
const remove = page.getByRole("button", { name: "Yes, delete" });

async function open() {
  await render(<Delete />);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(dialog).toBeVisible();
}

describe("keys", () => {
  it("opening moves the focus into it", async () => {
    await open();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  });

  it("Tab moves to the next control in it", async () => {
    await open();
    await tabTo(keep);
    await userEvent.keyboard("{Tab}");
    await expect.element(remove).toHaveFocus();
  });

  it("Tab on the last control moves to the first", async () => {
    await open();
    await tabTo(remove);
    await userEvent.keyboard("{Tab}");
    await expect.element(keep).toHaveFocus();
  });

  it("Shift + Tab moves to the control before", async () => {
    await open();
    await tabTo(remove);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect.element(keep).toHaveFocus();
  });

  it("Shift + Tab on the first control moves to the last", async () => {
    await open();
    await tabTo(keep);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect.element(remove).toHaveFocus();
  });

  it("Escape closes it", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("closing brings the focus back to what opened it", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    await expect.element(opener).toHaveFocus();
  });

  it("a button in sight that Tab reaches closes it", async () => {
    await open();
    await tabTo(keep);
    await expect.element(keep).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("above another dialog, Escape closes it alone and brings the focus back into the other", async () => {
    await render(<DeleteInDialog />);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await tabTo(opener);
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expect.element(opener).toHaveFocus();
  });
});

describe("roles, states and properties", () => {
  it("has the role alertdialog", async () => {
    await open();
    expect((await ask(dialog.element())).role).toBe("alertdialog");
  });

  it("the message and all buttons are inside", async () => {
    await open();
    for (const part of [page.getByText("Nobody can bring it back."), keep, remove])
      await expect.element(dialog).toContainElement(part);
  });

  it("is modal", async () => {
    await open();
    await expect.element(dialog).toHaveAttribute("aria-modal", "true");
    expect((await ask(dialog.element())).states.modal).toBe(true);
  });

  it("its title names it", async () => {
    await open();
    await expect.element(page.getByRole("heading", { name: "Delete this draft?" })).toBeVisible();
    await expect.element(dialog).toHaveAccessibleName("Delete this draft?");
  });

  it("its message describes it", async () => {
    await open();
    await expect.element(dialog).toHaveAccessibleDescription("Nobody can bring it back.");
  });

  it("what is outside is kept from assistive technology", async () => {
    await open();
    await expect.poll(async () => (await ask(before.element())).isIgnored).toBe(true);
  });

  it("above another dialog, the other is kept from assistive technology", async () => {
    await render(<DeleteInDialog />);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await tabTo(opener);
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toBeVisible();
    const beneath = page.getByRole("dialog", { includeHidden: true }).element();
    await expect.poll(async () => (await ask(beneath)).isIgnored).toBe(true);
  });
});
