import { defineMain } from "@storybook/react-vite/node";
import { mergeConfig } from "vite";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "./docs/*.mdx",
    "../packages/*/src/**/*.stories.tsx",
    "./foundations/*.stories.tsx",
    "./specification/*.stories.tsx",
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-themes",
    "@storybook/addon-vitest",
    "@storybook/addon-mcp",
    "msw-storybook-addon",
  ],
  staticDirs: ["./public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  // A dependency that is found while stories run reloads the page under them. So all of them are scanned for at the start.
  viteFinal: (config) =>
    mergeConfig(config, {
      optimizeDeps: {
        entries: ["packages/*/src/**/*.stories.tsx", ".storybook/*/*.stories.tsx"],
        include: ["storybook/internal/csf", "storybook/theming/create", "yaml"],
      },
    }),
});
