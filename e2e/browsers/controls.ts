import type { Role } from "./driver.ts";

/**
 * The controls of a page that may be pressed and have these words in their name or beside it. Which of them has that name, the
 * browser says. Runs in the page.
 */
export function controlsThatSay(role: Role, words: string): HTMLElement[] {
  const tags = {
    button: "button, [role=button]",
    checkbox: "input[type=checkbox], [role=checkbox]",
    link: "a[href]",
    textbox: "textarea, [role=textbox], input:not([type=checkbox], [type=radio])",
  };
  const labelsOf = (control: HTMLElement) => {
    const ids = control.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = "labels" in control ? [...((control.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    return [control, ...labels, ...ids.map((id) => document.getElementById(id))];
  };
  return [...document.querySelectorAll<HTMLElement>(tags[role])].filter(
    (control) =>
      control.checkVisibility() &&
      control.ariaDisabled !== "true" &&
      // What lies under a dialog is not pressed.
      !control.closest(":disabled, [inert], [aria-hidden=true]") &&
      [control.ariaLabel, ...labelsOf(control).map((label) => label?.textContent)].some((said) =>
        said?.replace(/\s+/g, " ").includes(words),
      ),
  );
}

/** Brings a control to the middle of the window. False where something lies over it. Runs in the page. */
export function bringIntoSight(control: HTMLElement): boolean {
  control.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = control.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return control.contains(met) || control.closest("label")?.contains(met) === true;
}
