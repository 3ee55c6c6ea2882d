import { defineConfig } from "tsup";

export default defineConfig({
  entry: { index: "src/index.ts", "react-query": "src/react-query.ts", mocks: "src/mocks.ts" },
  format: ["esm", "cjs"],
  // The entries share their modules in both formats: there is one ApiError and one provider.
  splitting: true,
  dts: true,
  clean: true,
  sourcemap: true,
  external: ["react", "@tanstack/react-query", "msw"],
});
