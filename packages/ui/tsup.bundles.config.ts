import { defineConfig } from "tsup";

export default defineConfig({
  // For those who still require(): one file, as nothing can be left out of it anyway.
  entry: { index: "src/index.ts", "theme/fonts": "src/theme/fonts.css" },
  format: ["cjs"],
  dts: { entry: { index: "src/index.ts" } },
  sourcemap: true,
  banner: { js: '"use client";' },
  // The fonts come along with their licences, so that the stylesheet needs no bundler.
  publicDir: "public",
  loader: { ".woff2": "copy" },
});
