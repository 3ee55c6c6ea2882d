import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use ErrorState. */
export const errorStateGuide: ComponentGuide = {
  status: "ready",
  use: [
    "In the place of content that could not be loaded: a list, a pane, a page.",
    "With `onRetry` wherever trying once more can help.",
  ],
  avoid: [
    { when: "Something the person did has failed", instead: "Toast, or Banner by the form" },
    { when: "There is nothing, and nothing has failed", instead: "EmptyState" },
    { when: "Fields have to be put right", instead: "ErrorSummary" },
    { when: "Old content is still there to be read", instead: "Banner above it: keep what there is" },
  ],
  dos: [
    "Say what failed in the title: “Failed to load messages”.",
    "Say what is safe and what to do next in a sentence.",
    "Set `isRetrying` while it is being tried: the button keeps the focus.",
  ],
  donts: [
    "Do not show codes, or the words of the server.",
    "Do not offer Retry for what cannot come back: a proposal that does not exist.",
    "Do not blame: neither the person nor their connection, unless that is known.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to Retry and on, also while it is being tried" },
    { keys: "Enter, Space", does: "Tries once more; does nothing while it is being tried" },
  ],
  anatomy: [
    { part: "Title", what: "A heading of 22 px, of the `level` that fits" },
    { part: "Text", what: "What is safe, and what to do next" },
    { part: "Retry", what: "A Button, as `line`" },
  ],
  accessibility: [
    "An `alert`: title and text are announced when it appears.",
    "Retry is pending rather than taken away, so that the focus is not lost.",
    "When the content comes the button is gone: move the focus to the content where it was on it.",
  ],
};
