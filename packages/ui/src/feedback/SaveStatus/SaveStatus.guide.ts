import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use SaveStatus. */
export const saveStatusGuide: ComponentGuide = {
  status: "ready",
  use: [
    "In every editor that saves by itself, where it is always in sight.",
    "As the one place that says whether text is safe.",
    "As `notKept` alone, beside a field that is sent by a button, where the device keeps nothing.",
  ],
  avoid: [
    { when: "Something was done once, by a press", instead: "Toast" },
    { when: "Saving failed and the person has to do something", instead: "Banner, with what to do; this beside it" },
    { when: "It says when something was done by others", instead: "RelativeTime" },
  ],
  dos: [
    "Pass `savedAt` with `saved`, so that it can say how long ago.",
    "Say `retrying` while it is tried again by itself, and `failed` where the person has to do something; say what in `labels.failed`.",
    "Put `notKept` before `offline` and `retrying`, and `conflict` before `saved`: the worst that is true is what counts.",
    "Go to `saving` only when it really is being sent.",
  ],
  donts: [
    "Do not add a Save button beside it that does the same.",
    "Do not show `saved` before the server has answered for every word on the screen.",
    "Do not show `offline` where the device did not keep it: that is `notKept`.",
  ],
  keyboard: [],
  anatomy: [
    { part: "Icon", what: "One for each kind: safe, under way, offline, trouble" },
    { part: "Words", what: "The state; saved, with the seconds, minutes, hours or days since then" },
  ],
  accessibility: [
    "Trouble is announced, and the first save after it. Every other save is silent.",
    "The ticking words are outside the live region.",
    "Icon and words say it; the colour alone never does.",
  ],
};
