import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { themeScript } from "../ui/src/theme/themeScript.ts";

/** Puts the theme's script into the page, so that the first paint has the right colours. */
const inlineThemeScript: Plugin = {
  name: "inline-theme-script",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace("<!--theme-script-->", `<script>${themeScript}</script>`),
  },
};

/** Where CSS stands in a module, as what styled-components tags. */
function findStyles(node: unknown, found: { start: number; end: number }[] = []) {
  if (typeof node !== "object" || node === null) return found;
  const { type, quasi } = node as { type?: string; quasi?: { quasis: { start: number; end: number }[] } };
  if (type === "TaggedTemplateExpression" && quasi) found.push(...quasi.quasis);
  for (const child of Object.values(node)) findStyles(child, found);
  return found;
}

/** Takes the blanks out of our CSS that mean nothing, some 2 kB of what browsers load. Lines stay where they are, for the source maps. */
const compactStyles: Plugin = {
  name: "compact-styles",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: /\/packages\/(?:app|ui)\/src\/.*\.tsx?$/ },
    handler(code) {
      let compact = "";
      let from = 0;
      for (const { start, end } of findStyles(this.parse(code)).sort((one, other) => one.start - other.start)) {
        compact +=
          code.slice(from, start) +
          code
            .slice(start, end)
            .replace(/\n[ \t]+/g, "\n")
            .replace(/^([\w-]+): /gm, "$1:")
            .replace(/ \{$/gm, "{");
        from = end;
      }
      return { code: compact + code.slice(from), map: null };
    },
  },
};

export default defineConfig({
  plugins: [
    react(),
    inlineThemeScript,
    compactStyles,
    { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  build: { target: "es2023", modulePreload: { polyfill: false }, sourcemap: true, manifest: true },
  server: { port: 3001, proxy: { "/api": `http://localhost:${process.env.PORT ?? 3000}` } },
});
