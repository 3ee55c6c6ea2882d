import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../tools/browser.ts";

/** A moment, with what is said below its number. */
export interface Picture {
  caption: string;
  /** In base64. */
  png: string;
}

/** Sets pictures on one sheet, `columns` in a row, and writes it to `path`. */
export async function strip(pictures: Picture[], path: string, isDark: boolean, columns = 3): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage({ viewport: { width: 1560, height: 900 } });
  const [ink, ground, edge] = isDark ? ["#eee", "#111", "#444"] : ["#222", "#fff", "#ccc"];
  const figures = pictures.map(
    ({ caption, png }, index) =>
      `<figure><figcaption>${index + 1}. ${caption}</figcaption><img src="data:image/png;base64,${png}"></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 0; padding: 24px; background: ${ground}; color: ${ink}; font: 18px sans-serif; }
    main { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 20px; }
    figure { margin: 0; } figcaption { padding-block-end: 8px; }
    img { inline-size: 100%; border: 1px solid ${edge}; display: block; }
  </style><main>${figures.join("")}</main>`);
  await page.locator("main").screenshot({ path });
  await browser.close();
}
