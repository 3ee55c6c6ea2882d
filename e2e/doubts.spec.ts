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
  const young = "The young ones are mostly carers, and they would bring the plates to those who cannot come down.";
  const cooks = "Three cooks and six students will take turns.";
  await expect(asked).toBeVisible();
  await expectAccessible(page);

  // It stands in Methods as well, and nothing else stands here.
  const twice = page.getByRole("group", { name: "What may not belong to Evaluation" });
  await expect(twice).toContainText("It stands in Methods as well.");
  await twice.getByRole("button", { name: `Leave it out here: ${cooks}` }).focus();
  await page.keyboard.press("Enter");
  await expect(evaluation).toHaveValue(/^\[Add: how you will know whether it worked/);
  await expect(evaluation).toBeFocused();
  await expect(methods).toHaveValue(new RegExp(cooks));

  await asked.getByRole("button", { name: `Move to Evaluation: ${meeting}` }).focus();
  await page.keyboard.press("Enter");
  await expect(evaluation).toHaveValue(new RegExp(meeting));
  await expect(methods).not.toHaveValue(new RegExp(meeting));
  // It was the last one: the one before it is asked about next.
  await expect(asked.getByRole("button", { name: `Move to Evaluation: ${young}` })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(methods).toHaveValue(new RegExp(meeting));
  await expect(evaluation).not.toHaveValue(new RegExp(meeting));
  await asked.getByRole("button", { name: `Move to Evaluation: ${meeting}` }).click();

  await asked.getByRole("button", { name: `Elsewhere: ${young}` }).click();
  await asked.getByRole("button", { name: `Team experience: ${young}` }).click();
  await expect(page.getByRole("textbox", { name: /^Team experience/ })).toHaveValue(new RegExp(young));
  await expect(asked).toBeHidden();
  await expect(methods).toBeFocused();

  const stays = page.getByRole("group", { name: "What may not belong to Need statement" });
  await stays.getByRole("button", { name: /^It stays/ }).click();
  await expect(stays).toBeHidden();
  await expect(page.getByRole("textbox", { name: /^Need statement/ })).toBeFocused();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole("group", { name: /^What may not belong to/ }).first()).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(stays).toBeHidden();
  await expect(evaluation).toHaveValue(new RegExp(meeting));
});
