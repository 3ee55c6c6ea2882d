import { defineConfig } from "tsup";

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
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
});
