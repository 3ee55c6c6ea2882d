import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import addonThemes, { withThemeByDataAttribute } from "@storybook/addon-themes";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { configure } from "storybook/test";
import type { ResolvedTheme } from "../packages/ui/src/theme/themePreference.ts";
import { dismissToast } from "../packages/ui/src/feedback/Toast/toastStore.ts";
import { GlobalStyle } from "../packages/ui/src/theme/GlobalStyle.ts";
import { ThemeProvider } from "../packages/ui/src/theme/ThemeProvider.tsx";
import "../packages/ui/src/theme/fonts.css";
import { atRest } from "./docs/atRest.ts";
import { ComponentPage } from "./docs/ComponentPage.tsx";
import { withBrand, withDirection, withMotion, withOwnRequests } from "./docs/decorators.tsx";
import { storybookTheme } from "./docs/storybookTheme.ts";
import { faintPlaceholders } from "./docs/placeholderContrast.ts";
import { startWorker, unhandledRequests } from "./worker.ts";

/** The theme that stories start in. STORYBOOK_THEME=dark runs all of them, as tests, in the dark one. */
const startTheme: ResolvedTheme = import.meta.env.STORYBOOK_THEME === "dark" ? "dark" : "light";

/** The direction that stories start in. STORYBOOK_DIRECTION=rtl runs all of them, as tests, from right to left. */
const startDirection = import.meta.env.STORYBOOK_DIRECTION === "rtl" ? "rtl" : "ltr";

// Machines that run stories side by side are slow: what a play function waits for gets half a minute. What was not found is said
// without the whole page, which would push the story's name out of a log.
configure({ asyncUtilTimeout: 30_000, getElementError: (message) => new Error(message ?? "Not found.") });

export default definePreview({
  tags: ["autodocs"],
  globalTypes: {
    direction: {
      description: "The direction of writing",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: "Whose colours and fonts",
      toolbar: {
        title: "Brand",
        icon: "paintbrush",
        items: [
          { value: "grantwright", title: "Grantwright" },
          { value: "harbour", title: "Harbour, an example" },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: "How much may move",
      toolbar: {
        title: "Motion",
        icon: "lightning",
        items: [
          { value: "full", title: "Full motion" },
          { value: "reduced", title: "Reduced motion" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { direction: startDirection, motion: "full", brand: "grantwright" },
  addons: [addonDocs(), addonA11y(), addonThemes(), addonMsw(startWorker)],
  decorators: [
    withDirection,
    withMotion,
    withBrand,
    (Story, { globals }) => (
      <ThemeProvider
        storageKey="storybook.theme"
        forcedTheme={(globals.theme as ResolvedTheme | undefined) || startTheme}
      >
        <GlobalStyle />
        <Story />
      </ThemeProvider>
    ),
    withThemeByDataAttribute({
      themes: { light: "light", dark: "dark" },
      defaultTheme: startTheme,
      attributeName: "data-theme",
    }),
    withOwnRequests,
  ],
  beforeEach() {
    // Stories share a page: what one told of is not taken for what the next one tells.
    dismissToast();
  },
  async afterEach() {
    // Before the page is held against the rules of accessibility.
    await atRest();
    if (unhandledRequests.length > 0) {
      throw new Error(`The story asks for what no mock answers: ${[...new Set(unhandledRequests)].join(", ")}`);
    }
    const faint = faintPlaceholders();
    if (faint.length > 0) throw new Error(`Placeholders that are too faint: ${faint.join(", ")}`);
  },
  parameters: {
    layout: "padded",
    a11y: {
      test: "error",
      options: { rules: { "target-size": { enabled: true } } },
    },
    viewport: {
      options: {
        small: { name: "Small, 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        medium: { name: "Medium, 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
        large: { name: "Large, 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
    controls: { expanded: true },
    docs: { page: ComponentPage, toc: true, theme: storybookTheme("light") },
    options: {
      storySort: {
        method: "alphabetical",
        // What one learns first, then as a person goes through the app; the rest by name.
        order: [
          "Introduction",
          "Foundations",
          ["Tokens", "Icons", "Brand", "Themes"],
          "Components",
          ["Actions", "Fields", "Overlays", "Navigation", "Feedback", "Layout", "Text", "Grant"],
          "Screens",
          ["Home", "Sign-in", "Wizard", "Draft", "Document", "Drafts", "Proposals", "Messages", "*", "Shell"],
          "Flows",
          "Speech",
          "Specification",
        ],
      },
    },
  },
});
