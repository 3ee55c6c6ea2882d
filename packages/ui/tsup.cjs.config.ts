import { defineConfig } from "tsup";
import { compactStylesPlugin } from "../../tools/compactStyles.ts";

// For those who still require(): one file, as nothing can be left out of it anyway.
export default defineConfig({
  entry: { index: "src/index.ts" },
  format: ["cjs"],
  dts: true,
  sourcemap: true,
  banner: { js: '"use client";' },
  esbuildPlugins: [compactStylesPlugin],
});
