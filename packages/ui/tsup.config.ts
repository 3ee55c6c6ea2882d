import { defineConfig } from "tsup";
import { modulesPlugin } from "./scripts/modulesPlugin.ts";

// One file a module, so that a bundler leaves out what an app does not use: styles are made by calls, which nobody can
// remove from the middle of a file. What has to be bundled is in tsup.bundles.config.ts.
export default defineConfig({
  entry: [
    "src/**/*.{ts,tsx}",
    "!src/**/*.{stories,test,fixture,guide}.{ts,tsx}",
    // Only for the build, the stories and the tests.
    "!src/docs/**",
    "!src/tokens/{contrast,descriptions,tokenDocument}.ts",
  ],
  bundle: false,
  format: ["esm"],
  dts: { entry: { index: "src/index.ts" } },
  clean: true,
  sourcemap: true,
  plugins: [modulesPlugin],
});
