import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use FileList. */
export const fileListGuide: ComponentGuide = {
  status: "ready",
  use: [
    "For the files that a person attached, with how their uploads go, below the FileButton.",
    "To show them once more where they can only be read: without `onRemove` and `onRetry`.",
  ],
  avoid: [
    { when: "There should be a place to drop files", instead: "FileDrop, which has this list in it" },
    { when: "They are documents to be opened", instead: "Link for each, or ReportRow" },
  ],
  dos: [
    "Keep the order in which they were attached.",
    "Say in `note` what there is to know: that the content of a film cannot be read.",
    "Give `errorMessage` where you know why: “Larger than 25 MB”.",
  ],
  donts: [
    "Do not take a failed file away by yourself.",
    "Do not invent progress: leave it `queued` until bytes are on their way.",
  ],
  keyboard: [
    {
      keys: "Tab, Shift + Tab",
      does: "Moves through Retry and Remove of each file; without those nothing in it takes the focus",
    },
    { keys: "Enter, Space", does: "Uploads the file once more, or takes it away" },
  ],
  anatomy: [
    { part: "File", what: "44 px high: an icon, the name on one line, cut where it is too long" },
    { part: "About", what: "Size, and “waiting” or “uploading, 40 %”, or what went wrong" },
    { part: "Retry", what: "For a failed file" },
    { part: "Remove", what: "For every file" },
    { part: "Bar", what: "At the lower edge while it is uploading" },
  ],
  accessibility: [
    "A list with a name; each button has the name of its file in its own: “Remove site-plan.pdf”.",
    "A failure is announced at once; progress is a `progressbar` and not announced.",
    "Removing moves the focus nowhere by itself: the app says where it goes after the last one.",
  ],
};
