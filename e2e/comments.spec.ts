import { expect, test } from "@playwright/test";
import { field, makePair } from "./support/pair.ts";
import { TestServer } from "./support/server.ts";

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

test("two people talk about words of a draft, by the keyboard alone on one side", async ({ browser }) => {
  const { ines, tomas, draft } = await makePair(browser, server, "talk");
  const text = "Fences cost $18,600, and water tanks $9,000.";
  await field(ines, "Budget").fill(text);
  await tomas.goto(server.url + draft);
  await expect(field(tomas, "Budget")).toHaveValue(text);
  const threads = (page: typeof ines) => page.getByRole("complementary", { name: "Comments" }).getByRole("article");

  await test.step("one selects words, and says something that brings the other in", async () => {
    await field(ines, "Budget").focus();
    await field(ines, "Budget").evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(12, 19));
    await ines.keyboard.press("Control+Alt+KeyM");
    const comment = ines.getByRole("textbox", { name: "New comment on “Budget”" });
    await expect(comment).toBeFocused();
    await ines.keyboard.type("Whose offer is this? @tom");
    await expect(ines.getByRole("group", { name: "Bring in" }).getByRole("button")).toHaveCount(1);
    await ines.keyboard.press("Tab");
    await ines.keyboard.press("Enter");
    await expect(comment).toHaveValue(/@Tomas Talk $/);
    await ines.keyboard.press("Control+Enter");
    await expect(threads(ines)).toBeFocused();
    await expect(threads(ines)).toHaveAccessibleName("$18,600");
  });
  await test.step("the other sees it within moments, and is told in a message that leads there", async () => {
    await expect(tomas.getByRole("button", { name: "Comment on “Budget”: 1 comment" })).toBeVisible();
    await tomas.goto(`${server.url}${draft.replace(/\/drafts\/.*/, "/messages")}`);
    await tomas
      .getByText(/ mentions you$/)
      .first()
      .click();
    await tomas.getByRole("link", { name: "Open the comment" }).click();
    await expect(threads(tomas)).toBeFocused();
  });
  await test.step("the words move and are changed: the comment stays with them", async () => {
    await field(ines, "Budget").fill(`In all $27,600: ${text.replace("$18,600", "$18,900")}`);
    await expect(field(tomas, "Budget")).toHaveValue(/\$18,900/);
    await threads(tomas).getByRole("button", { name: "Go to “$18,900”" }).click();
    const selected = await field(tomas, "Budget").evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe("$18,900");
  });
  await test.step("an answer and the end of it come to the first by themselves", async () => {
    await threads(tomas).getByRole("button", { name: "Answer" }).click();
    await tomas.getByRole("textbox", { name: "Answer" }).fill("Of Partridge & Low, 3 March.");
    await threads(tomas).getByRole("button", { name: "Answer" }).click();
    await expect(threads(ines).getByText("Of Partridge & Low, 3 March.")).toBeVisible();
    await threads(tomas).getByRole("button", { name: "Resolve" }).click();
    await expect(threads(ines)).toHaveCount(0);
    await expect(ines.getByRole("button", { name: "Comment on “Budget”", exact: true })).toBeVisible();
  });
  await test.step("the other proposes other words, the first takes them, and the other is told", async () => {
    await tomas.getByRole("button", { name: "Comment on “Budget”", exact: true }).click();
    await tomas.getByRole("button", { name: "Propose other words instead" }).click();
    // It is about the words that are still selected.
    await expect(tomas.getByRole("textbox", { name: "Other words" })).toHaveValue("$18,900");
    await tomas.getByRole("textbox", { name: "Other words" }).fill("$18,950");
    await tomas.getByRole("button", { name: "Propose", exact: true }).click();
    await ines.getByRole("button", { name: /^Take it/ }).click();
    for (const page of [ines, tomas])
      await expect(field(page, "Budget")).toHaveValue("In all $27,600: Fences cost $18,950, and water tanks $9,000.");
    await tomas.goto(`${server.url}${draft.replace(/\/drafts\/.*/, "/messages")}`);
    await expect(tomas.getByText(/ takes your change$/).first()).toBeVisible();
  });
});
