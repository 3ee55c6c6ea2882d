import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { createOutline, pressWords, signIn } from "./support/journey.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

const wordy =
  "In order to reach 212 households, twelve gardens will open in the north. Due to the fact that the last shop closed in 2024, the road to food is long.";
const plain =
  "To reach 212 households, twelve gardens will open in the north. Because the last shop closed in 2024, the road to food is long.";

test("a person takes changes that the writer proposes, takes them back, and sees which figures do not fit", async ({
  page,
}) => {
  await page.goto(server.url);
  await signIn(page, server, "ines@example.org");
  await createOutline(page);
  const need = page.getByRole("textbox", { name: /^Need statement/ });
  await need.fill(wordy);

  await page.getByRole("button", { name: "Propose changes: Need statement" }).click();
  const dialog = page.getByRole("dialog", { name: "Changes to “Need statement”" });
  await pressWords(dialog.getByText("Plainer words"));
  await dialog.getByRole("button", { name: "Propose changes" }).click();
  const pieces = dialog.getByRole("list", { name: "Proposed changes" }).getByRole("listitem");
  await expect(pieces).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Take 2 changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(need).toHaveValue(plain);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(need).toHaveValue(wordy);

  await page.getByRole("button", { name: "History: Need statement" }).click();
  const history = page.getByRole("dialog", { name: /^History of/ });
  await expect(history.getByText("You accepted a change", { exact: false })).toBeVisible();
  await page.keyboard.press("Escape");

  const budget = page.getByRole("textbox", { name: /^Budget/ });
  await budget.fill("We ask for $46,200: $18,600 for fences, $9,000 for tanks and $12,000 for soil tests.");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole("button", { name: "See the figures", exact: true }).click();
  const checks = page.getByRole("complementary", { name: "Figures and the funder’s rules" });
  await expect(checks.getByText(/The parts come to \$39,600/)).toBeVisible();
  await expectAccessible(page);
  await checks.getByRole("button", { name: /^Stated total \$46,200/ }).click();
  await expect(budget).toBeFocused();
  await page.keyboard.type("$39,600");
  await expect(budget).toHaveValue(/^We ask for \$39,600: /);
  await expect(checks.getByText(/The parts come to \$39,600/)).toBeHidden({ timeout: 20_000 });
});
