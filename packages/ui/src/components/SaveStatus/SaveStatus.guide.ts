import type { ComponentGuide } from "../../../../../.storybook/docs/guide.ts";

/** When and how to use SaveStatus. */
export const saveStatusGuide: ComponentGuide = {
  use: [
    "In every editor that saves by itself, where it is always in sight.",
    "As the one place that says whether text is safe.",
  ],
  avoid: [
    { when: "Something was done once, by a press", instead: "Toast" },
    { when: "Saving failed and the person has to do something", instead: "Banner, with what to do; this beside it" },
    { when: "It says when something was done by others", instead: "RelativeTime" },
  ],
  dos: [
    "Pass `savedAt` with `saved`, so that it can say how long ago.",
    "Say in `labels.failed` what happens next: “Not saved: trying again”.",
    "Go to `saving` only when it really is being sent.",
  ],
  donts: [
    "Do not add a Save button beside it that does the same.",
    "Do not show `saved` before the server has answered. `offline` says that the device has it.",
  ],
  keyboard: [],
  anatomy: [
    { part: "Icon", what: "One for each kind: safe, under way, offline, failed" },
    { part: "Words", what: "The state; saved, with the seconds, minutes, hours or days since then" },
  ],
  accessibility: [
    "Trouble is announced, and the first save after it. Every other save is silent.",
    "The ticking words are outside the live region.",
    "Icon and words say it; the colour alone never does.",
  ],
};
