import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { createOutline, kitchenProject, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("a person says where sentences belong of which the writer was in doubt, by keyboard", async ({ page }) => {
  await page.goto(server.url);
  await signIn(page, server, "ines@example.org");
  await createOutline(page, kitchenProject);
  const methods = page.getByRole("textbox", { name: /^Methods/ });
  const evaluation = page.getByRole("textbox", { name: /^Evaluation/ });
  const asked = page.getByRole("group", { name: "What may not belong to Methods" });
  const meeting = "At the end of the winter we hold a meeting in the hall to say how it went.";
  const cooks = "Three cooks and six students will take turns.";
  await expect(asked).toBeVisible();
  await expectAccessible(page);

  await asked.getByRole("button", { name: `Move to Evaluation: ${meeting}` }).focus();
  await page.keyboard.press("Enter");
  await expect(evaluation).toHaveValue(new RegExp(meeting));
  await expect(methods).not.toHaveValue(new RegExp(meeting));
  // It was the last one: the one before it is asked about next.
  await expect(asked.getByRole("button", { name: `Move to Evaluation: ${cooks}` })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(methods).toHaveValue(new RegExp(meeting));
  await expect(evaluation).not.toHaveValue(new RegExp(meeting));
  await asked.getByRole("button", { name: `Move to Evaluation: ${meeting}` }).click();

  await asked.getByRole("button", { name: `Elsewhere: ${cooks}` }).click();
  await asked.getByRole("button", { name: `Team experience: ${cooks}` }).click();
  await expect(page.getByRole("textbox", { name: /^Team experience/ })).toHaveValue(new RegExp(cooks));

  await asked.getByRole("button", { name: /^It stays/ }).click();
  await expect(asked).toBeHidden();
  await expect(methods).toBeFocused();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole("group", { name: /^What may not belong to/ }).first()).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(evaluation).toHaveValue(new RegExp(meeting));
});
