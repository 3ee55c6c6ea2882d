import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { themeScript } from "../ui/src/theme/themeScript.ts";
import { compactStyles } from "../../tools/compactStyles.ts";
import { leanModules } from "../../tools/leanModules.ts";

/** Puts the theme's script into the page, so that the first paint has the right colours. */
const inlineThemeScript: Plugin = {
  name: "inline-theme-script",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace("<!--theme-script-->", `<script>${themeScript}</script>`),
  },
};

/** Our CSS without the blanks that mean nothing. */
const compactOurStyles: Plugin = {
  name: "compact-styles",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/packages\/(?:app|ui)\/src\/.*\.tsx?$/ },
    handler: (code, id) => ({ code: compactStyles(code, id), map: null }),
  },
};

/**
 * Small parts that most pages after the first need, in one file: a file of its own for each would cost more in names and glue
 * than the parts themselves weigh. None of them may belong to the first load of `/` (tools/checkSizes.ts would tell).
 */
const commonParts = new RegExp(
  [
    "ui/src/components/(?:Button/(?:Button\\.tsx|UnavailableReason|usePressable)|Toast/toastStore|EmptyState|ErrorState|IconButton)",
    "ui/src/components/(?:Banner|Badge|Field/|Typography/Text|TextField|RelativeTime|Dialog|CharacterRing|SegmentedControl)",
    "ui/src/components/(?:HoverMenu|Popover/float|Checkbox|Switch)",
    "app/src/components/(?:requestErrors|serverMessage|session/SignedOutNotice|page/Skeletons|documents/documentType|fields)",
    "api-client/src/core/idempotency",
  ].join("|"),
);

/** The screens about the person, the team and what they pay: small, alike, and seldom opened alone. */
const accountScreens = /app\/src\/features\/(?:account|organization|plans)\//;

export default defineConfig({
  plugins: [
    react(),
    inlineThemeScript,
    compactOurStyles,
    leanModules(import.meta.dirname),
    { ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" },
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    target: "es2023",
    modulePreload: { polyfill: false },
    sourcemap: "hidden",
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "parts", test: commonParts },
            { name: "account", test: accountScreens },
          ],
        },
      },
    },
  },
  server: { port: 3001, proxy: { "/api": `http://localhost:${process.env.PORT ?? 3000}` } },
});
