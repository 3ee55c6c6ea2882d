import type { ComponentGuide } from "../../docs/guide.ts";

/** When and how to use ConfirmDialog. */
export const confirmDialogGuide: ComponentGuide = {
  status: "ready",
  use: [
    "Before something that cannot be taken back: deleting a proposal, sending a message.",
    "With `children` for a last look at what is about to be sent.",
  ],
  avoid: [
    { when: "It can be taken back", instead: "do it, and offer to undo it in a Toast" },
    { when: "There is more to fill in than yes or no", instead: "Dialog" },
    { when: "It is only to be known", instead: "Banner or Toast" },
  ],
  dos: [
    "Ask in the title, and say in the description what happens then and to whom.",
    "Let the answers say what they do: “Delete proposal” and “Keep it”.",
    "Set `isPending` while it is being done, with `pendingLabel`: “Sending...”.",
  ],
  donts: [
    "Do not answer with “OK” and “Cancel” where “Cancel” could be what is being asked.",
    'Do not use `tone="danger"` for sending: it is for what takes something away.',
    "Do not ask twice, nor for what happens often.",
  ],
  keyboard: [
    { keys: "Tab, Shift + Tab", does: "Moves between the two answers; the focus stays inside" },
    { keys: "Enter, Space", does: "Gives the answer that has the focus" },
    { keys: "Escape", does: "Is the other answer (`onCancel`); does nothing while pending" },
  ],
  anatomy: [
    { part: "Box", what: "440 px wide above a scrim; on small screens at the bottom, as wide as the screen" },
    { part: "Title and description", what: "The question, and what happens then" },
    { part: "Preview", what: "What it is about, as `children`" },
    { part: "Answers", what: "The other one first, the one that does it last" },
  ],
  accessibility: [
    "Role `alertdialog`, named by the question and described by its description: both are read when it opens.",
    "A press outside is no answer. There is no close button: the answers are the two ways out.",
    "While pending both buttons keep the focus and are `aria-disabled`.",
    "When it closes the focus goes back to where it was.",
  ],
};
