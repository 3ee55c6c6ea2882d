import { defineConfig, type Options } from "tsup";
import { libraryFolder } from "./src/kernel/package/packageRoot.ts";
import { readLibrary } from "./src/modules/templates/seed/readLibrary.ts";

/** Puts the library into the bundle as it was read and checked: reading it at each start would take a tenth of a second. */
const shippedLibrary: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "shipped-library",
  setup({ onLoad }) {
    onLoad({ filter: /templates\/seed\/shippedLibrary\.ts$/ }, () => ({
      contents: `export const shippedLibrary = ${JSON.stringify(readLibrary(libraryFolder))};`,
    }));
  },
};

export default defineConfig({
  entry: {
    main: "src/main.ts",
    extractChild: "src/capabilities/files/extract/extractChild.ts",
    exportChild: "src/capabilities/files/export/exportChild.ts",
    apartWorker: "src/apartWorker.ts",
  },
  format: ["esm"],
  target: "node24",
  platform: "node",
  clean: true,
  // node:sqlite exists only under its full name.
  removeNodeProtocol: false,
  sourcemap: true,
  splitting: true,
  // Loaded module by module, these cost five times the memory that their bundled parts do.
  noExternal: [/^@grantwright\/domain/, /^drizzle-orm/, /^pg($|-)/],
  external: ["pg-native", "@electric-sql/pglite", "@node-rs/argon2", "pg-boss"],
  esbuildPlugins: [shippedLibrary],
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
});
