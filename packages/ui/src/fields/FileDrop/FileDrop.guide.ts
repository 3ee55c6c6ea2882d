import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use FileDrop. */
export const fileDropGuide: ComponentGuide = {
  status: "experimental",
  use: [
    "Where files are what a page or a dialog asks for: they can be dropped, pasted or chosen.",
    "It has the list in it: give `files` with their progress, and `onRemove` and `onRetry`.",
  ],
  avoid: [
    { when: "Attaching is a side matter", instead: "FileButton and FileList" },
    { when: "Only the files are shown", instead: "FileList" },
    { when: "Papers are ticked off and not sent", instead: "Checklist" },
  ],
  dos: [
    "Say in `description` how many, how large and of which types, before somebody tries.",
    "Keep a failed file in the list with `onRetry`: nobody should have to look for it again.",
    "Check size and number in the app; types are checked here.",
  ],
  donts: [
    "Do not put two on a page: nobody knows which one takes a pasted file.",
    "Do not rely on dropping: the button has to stay.",
    "Do not clear the list when one file fails.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves to Choose files, then through Retry and Remove of each file" },
    { keys: "Enter, Space", does: "Opens the file dialog of the system, or presses the button that has the focus" },
    { keys: "Ctrl + V, ⌘ + V", does: "While the focus is inside: takes the files on the clipboard" },
  ],
  anatomy: [
    { part: "Area", what: "A dashed frame with label, description and button; it fills while files are held over it" },
    { part: "Refusal", what: "Which files were not taken, until the next ones are" },
    { part: "FileList", what: "The files, and how their uploads go" },
  ],
  accessibility: [
    "A `group` named by its label and described by its description.",
    "What was refused is announced at once, with the names of the files.",
    "Dropping is never the only way (WCAG 2.5.7): the button does the same for keyboard and touch.",
    "Unavailable it takes no file by any way, and the button says why.",
  ],
};
