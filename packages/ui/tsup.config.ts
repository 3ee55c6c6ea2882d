import { defineConfig } from "tsup";
import { compactStylesPlugin } from "../../tools/compactStyles.ts";

export default defineConfig({
  // One file a module, so that a bundler leaves out what an app does not use: styles are made by calls, which nobody can
  // remove from the middle of a file.
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.{stories,test,fixture,guide}.{ts,tsx}", "src/theme/fonts.css"],
  format: ["esm"],
  dts: { entry: { index: "src/index.ts" } },
  clean: true,
  sourcemap: true,
  splitting: true,
  // Nearly all of it is interactive, and a bundle keeps no directive of a single file. `treeshake` would drop this one.
  banner: { js: '"use client";' },
  // The fonts come along with their licences, so that the stylesheet needs no bundler.
  publicDir: "public",
  noExternal: [/^@fontsource-variable\//],
  loader: { ".woff2": "copy" },
  esbuildPlugins: [compactStylesPlugin],
});
