import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { SegmentedControl } from "../fields/SegmentedControl/SegmentedControl.tsx";
import { ThemeProvider, useTheme } from "./ThemeProvider.tsx";
import { createThemeScript } from "./themeScript.ts";

const storageKey = "story.theme";

function Chooser() {
  const { preference, resolvedTheme, setPreference } = useTheme();
  return (
    <>
      <SegmentedControl
        label="Theme"
        variant="filled"
        value={preference}
        onChange={setPreference}
        options={[
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
          { value: "system", label: "System" },
        ]}
      />
      <p role="status">{resolvedTheme}</p>
    </>
  );
}

const meta = preview.meta({
  component: ThemeProvider,
  title: "Foundations/Themes/Light and dark",
  args: { storageKey, children: <Chooser /> },
  beforeEach: () => {
    localStorage.removeItem(storageKey);
    return () => localStorage.removeItem(storageKey);
  },
});

const shown = () => document.documentElement.dataset.theme;

export const FollowsTheDevice = meta.story({
  parameters: { spec: ["1.9-default-theme"] },
  play: async ({ canvas }) => {
    const device = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    await expect(canvas.getByRole("radio", { name: "System" })).toBeChecked();
    await expect(canvas.getByRole("status")).toHaveTextContent(device);
  },
});

export const KeepsTheChoice = meta.story({
  parameters: { spec: ["1.2-theme-kept"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Dark"));
    await waitFor(() => expect(shown()).toBe("dark"));
    await expect(localStorage.getItem(storageKey)).toBe("dark");
    await expect(document.documentElement.style.colorScheme).toBe("dark");
  },
});

export const FollowsOtherTabs = meta.story({
  play: async ({ canvas }) => {
    localStorage.setItem(storageKey, "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: storageKey, newValue: "dark" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("dark"));
    await expect(canvas.getByRole("radio", { name: "Dark" })).toBeChecked();
  },
});

export const StartsBeforeThePaint = meta.story({
  play: async () => {
    localStorage.setItem(storageKey, "dark");
    const script = document.createElement("script");
    script.textContent = createThemeScript(storageKey);
    document.head.append(script);
    script.remove();
    await expect(shown()).toBe("dark");
    localStorage.setItem(storageKey, "nonsense");
    const again = document.createElement("script");
    again.textContent = createThemeScript(storageKey);
    document.head.append(again);
    again.remove();
    await expect(shown()).toBe(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  },
});
