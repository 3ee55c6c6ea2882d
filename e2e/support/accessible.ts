import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Fails where the page as it stands breaks a rule of WCAG 2.2 AA that a machine can check; with `best-practice`, of what is good besides,
 * and where a name does not hold the words that are seen.
 */
export async function expectAccessible(page: Page, ...more: "best-practice"[]): Promise<void> {
  // What is on its way is looked at where it arrives. What follows a scroll arrives when somebody scrolls.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: "tag", values: [...wcag, ...more] },
      rules: { "label-content-name-mismatch": { enabled: more.length > 0 } },
    })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}
