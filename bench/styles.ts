// What styles cost: 500 Buttons beside 500 of React Aria's, which they stand on, with the very same CSS under one class, mounted in turn in
// one page. Fails where ours take more than half as long again, or where 50 re-renders with other props add a single CSS rule. Plain
// buttons beside them tell what presses cost that work for every pointer, key and screen reader alike; that is printed, and no gate.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { build } from "vite";
import { chromiumLaunchOptions } from "../tools/browser.ts";

const rounds = 15;
const gate = 1.5;

interface Bench {
  mount: (kind: "plain" | "aria" | "ours", turn?: number) => number;
  unmount: () => void;
  ruleCount: () => number;
  copyStyles: () => void;
  copied: () => number;
}

const folder = mkdtempSync(join(tmpdir(), "styles-"));
await build({
  configFile: false,
  logLevel: "error",
  root: resolve("packages/ui"),
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { dedupe: ["react", "react-dom"] },
  build: {
    outDir: folder,
    lib: { entry: resolve("bench/styles/page.tsx"), formats: ["iife"], name: "page", fileName: () => "page.js" },
  },
});

const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error.message));
  await page.setContent('<!doctype html><div id="frame"></div><div id="place"></div>');
  await page.addScriptTag({ content: readFileSync(join(folder, "page.js"), "utf8") });
  await page.locator("#frame button").waitFor();

  const { toAria, toPlain, added, copied } = await page.evaluate(
    ({ rounds, turns, warmUps }) => {
      const { bench } = window as unknown as { bench: Bench };
      bench.copyStyles();
      const kinds = ["ours", "aria", "plain"] as const;
      const one = (kind: (typeof kinds)[number]) => {
        const took = bench.mount(kind);
        bench.unmount();
        return took;
      };
      const toAria: number[] = [];
      const toPlain: number[] = [];
      for (let round = 0; round < rounds + warmUps; round++) {
        // The best of a few turns each: what else the machine does in between is not ours.
        const best = { ours: Infinity, aria: Infinity, plain: Infinity };
        for (let turn = 0; turn < turns; turn++) {
          const order = (round + turn) % 2 === 0 ? kinds : kinds.toReversed();
          for (const kind of order) best[kind] = Math.min(best[kind], one(kind));
        }
        if (round < warmUps) continue;
        toAria.push(best.ours / best.aria);
        toPlain.push(best.ours / best.plain);
      }
      bench.mount("ours");
      const before = bench.ruleCount();
      for (let turn = 1; turn <= 50; turn++) bench.mount("ours", turn);
      return { toAria, toPlain, added: bench.ruleCount() - before, copied: bench.copied() };
    },
    { rounds, turns: 3, warmUps: 2 },
  );
  const middle = (ratios: number[]) => ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)]!;
  const ratio = middle(toAria);
  console.log(
    `Styles: 500 buttons mount in ${ratio.toFixed(2)} of React Aria's with the same ${copied} rules (at most ${gate}), in ${middle(toPlain).toFixed(2)} of plain ones; 50 re-renders add ${added} rules.`,
  );
  if (copied === 0 || ratio > gate || added > 0) process.exitCode = 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
