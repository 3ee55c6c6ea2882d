import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { themeScript } from "../ui/src/theme/themeScript.ts";
import { compactStyles } from "../../tools/compactStyles.ts";
import { chunkGroups } from "../../tools/chunkGroups.ts";
import { directImports } from "../../tools/directImports.ts";
import { leanModules } from "../../tools/leanModules.ts";
import { offlineWorker } from "../../tools/offlineWorker.ts";
import { shortTokenRules, shortenVariables } from "../../tools/shortVariables.ts";

/** Puts the theme's script into the page, so that the first paint has the right colours. */
const inlineThemeScript: Plugin = {
  name: "inline-theme-script",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace("<!--theme-script-->", `<script>${themeScript}</script>`),
  },
};

/** Our CSS without the blanks that mean nothing, and with short names for its variables. */
const compactOurStyles: Plugin = {
  name: "compact-styles",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/packages\/(?:app|ui)\/src\/.*\.tsx?$/ },
    handler: (code, id) => ({
      code: id.endsWith("/theme/cssVariables.ts") ? shortTokenRules() : shortenVariables(compactStyles(code, id)),
      map: null,
    }),
  },
};

export default defineConfig({
  plugins: [
    react(),
    inlineThemeScript,
    directImports(import.meta.dirname),
    compactOurStyles,
    leanModules(import.meta.dirname),
    { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
    offlineWorker(import.meta.dirname),
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    target: "es2023",
    // Some 3 kB smaller than with the bundler's own minifier.
    minify: "terser",
    terserOptions: {
      module: true,
      compress: { passes: 3, ecma: 2020, unsafe_arrows: true, keep_fargs: false },
      format: { ecma: 2020 },
    },
    modulePreload: { polyfill: false },
    sourcemap: "hidden",
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkGroups(), debugName: "our modules" }],
        },
      },
    },
  },
  server: { port: 3001, proxy: { "/api": `http://localhost:${process.env.PORT ?? 3000}` } },
});
