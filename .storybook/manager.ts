import { addons } from "storybook/manager-api";
import { storybookTheme } from "./docs/storybookTheme.ts";

const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;

addons.setConfig({
  theme: storybookTheme(isDark ? "dark" : "light"),
  // A screen of 1440 px is seen whole; the panel, with the accessibility of a story, opens beside it (key A).
  panelPosition: "right",
  layout: { showPanel: false },
});
