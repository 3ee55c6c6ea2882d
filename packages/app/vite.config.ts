import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { themeScript } from "../ui/src/theme/themeScript.ts";
import { offlineWorker } from "../../tools/offlineWorker.ts";

/** Puts the theme's script into the page, so that the first paint has the right colours. */
const inlineThemeScript: Plugin = {
  name: "inline-theme-script",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace("<!--theme-script-->", `<script>${themeScript}</script>`),
  },
};

export default defineConfig({
  plugins: [
    react(),
    inlineThemeScript,
    { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
    offlineWorker(import.meta.dirname),
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    target: "es2023",
    modulePreload: { polyfill: false },
    sourcemap: "hidden",
    manifest: true,
  },
  server: { port: 3001, proxy: { "/api": `http://localhost:${process.env.PORT ?? 3000}` } },
});
