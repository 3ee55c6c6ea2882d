/**
 * Targets of 44 px for a finger, on a screen of any width: the parts of our fields.
 * https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced.html
 */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Checkbox } from "../../src/fields/Checkbox/Checkbox.tsx";
import { DateTimeField } from "../../src/fields/DateTimeField/DateTimeField.tsx";
import { NumberField } from "../../src/fields/NumberField/NumberField.tsx";
import { RadioGroup } from "../../src/fields/RadioGroup/RadioGroup.tsx";
import { SearchField } from "../../src/fields/SearchField/SearchField.tsx";
import { SegmentedControl } from "../../src/fields/SegmentedControl/SegmentedControl.tsx";
import { Select } from "../../src/fields/Select/Select.tsx";
import { Switch } from "../../src/fields/Switch/Switch.tsx";
import { TextField } from "../../src/fields/TextField/TextField.tsx";
import { render } from "./render.tsx";

const options = [
  { value: "low", label: "Low" },
  { value: "high", label: "High" },
] as const;

const ignore = () => {};

const parts: [name: string, part: () => ReactNode, role: string][] = [
  ["TextField", () => <TextField label="Email" />, "textbox"],
  ["SearchField", () => <SearchField label="Grants" defaultValue="wells" />, "button"],
  ["NumberField", () => <NumberField label="Pages" value={12} onChange={ignore} hasButtons />, "textbox"],
  ["the buttons of NumberField", () => <NumberField label="Pages" value={12} onChange={ignore} hasButtons />, "button"],
  ["DateTimeField", () => <DateTimeField label="Deadline" value="2026-11-22T17:00" onChange={ignore} />, "spinbutton"],
  ["Checkbox", () => <Checkbox label="Yes" />, "checkbox"],
  ["Switch", () => <Switch label="On" />, "switch"],
  ["RadioGroup", () => <RadioGroup label="Priority" options={options} />, "radio"],
  [
    "SegmentedControl",
    () => <SegmentedControl label="Priority" options={options} value="low" onChange={ignore} />,
    "radio",
  ],
  [
    "SegmentedControl, filled",
    () => <SegmentedControl label="Priority" variant="filled" options={options} value="low" onChange={ignore} />,
    "radio",
  ],
  ["Select", () => <Select label="Priority" options={options} defaultValue="low" />, "option"],
];

const point = (isFinger: boolean) => cdp().send("Emulation.setTouchEmulationEnabled", { enabled: isFinger });

beforeEach(async () => {
  await point(true);
  await page.viewport(1_000, 700);
});
afterEach(() => point(false));

it.each(parts)("%s is 44 px high", async (_, part, role) => {
  await render(<div style={{ inlineSize: 400 }}>{part()}</div>);
  expect(matchMedia("(pointer: coarse)").matches).toBe(true);
  if (role === "option") await userEvent.keyboard("{Tab}{Enter}");
  const targets = page.getByRole(role as "button").elements();
  const own = targets.filter((target) => !["Before", "After"].includes(target.textContent ?? ""));
  expect(own.length).toBeGreaterThan(0);
  for (const target of own) expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
