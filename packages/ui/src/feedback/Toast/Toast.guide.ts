import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use toasts and their region. */
export const toastGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For what has just happened and needs no answer: sent, saved, copied, switched off.",
    "For an action that failed where the person can simply press again.",
  ],
  avoid: [
    { when: "It must not be missed, or stays true", instead: "Banner" },
    { when: "It is about one field", instead: "The `errorMessage` of that field, or ErrorSummary" },
    { when: "It asks something", instead: "Dialog or ConfirmDialog" },
    { when: "A page could not load", instead: "ErrorState in its place" },
    { when: "It says that text is safe", instead: "SaveStatus" },
  ],
  dos: [
    "Render one ToastRegion, and call `showToast` from anywhere.",
    "Say what happened in the title, and what follows from it in the description.",
    "Offer in `action` what takes it back, where the same can be done elsewhere too.",
  ],
  donts: [
    "Do not tell of what the person sees anyway.",
    "Do not lengthen it for long words: write fewer.",
    "Do not show a second at once: it takes the place of the first.",
  ],
  keyboard: [
    { keys: "F8", does: "Moves to the toasts from anywhere; the clock stops" },
    { keys: "Tab, Shift + Tab", does: "Moves to the action and to Dismiss" },
    { keys: "Enter or Space", does: "Presses it. After Dismiss the focus goes back to where it was" },
    { keys: "Escape inside it", does: "Takes it away and brings the focus back" },
  ],
  anatomy: [
    { part: "Region", what: "At the bottom end, beside the SideActions; at the top of small screens" },
    { part: "Icon", what: "Of the tone: neutral, success or danger" },
    { part: "Words", what: "A title and a description" },
    { part: "Action", what: "One small Button" },
    { part: "Dismiss", what: "Takes it away, as does a swipe of 50 px with a finger" },
  ],
  accessibility: [
    "`danger` is an alert, announced at once; the others are a status, announced when the person pauses.",
    "Five seconds, and none of them pass while it is hovered, has the focus, or the tab is not seen (WCAG 2.2.1).",
    "It can be reached above an open Dialog.",
  ],
};
