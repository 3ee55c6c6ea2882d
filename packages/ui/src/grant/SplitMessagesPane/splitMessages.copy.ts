/** What a SplitMessagesPane says. */
export interface SplitMessagesCopy {
  /** The accessible name of the list's pane. */
  list: string;
  /** The accessible name of the other pane. */
  thread: string;
  /** Said while no message is selected. */
  emptyTitle: string;
  /** Said below it. */
  emptyDescription: string;
  /** The words of the back button. */
  back: string;
  /** Names the edge between the panes: it says what is sized. */
  resize: string;
  /** Names the button that makes the list narrower. */
  narrower: string;
  /** Names the button that makes the list wider. */
  wider: string;
  /** Why it does not become narrower. */
  narrowest: string;
  /** Why it does not become wider. */
  widest: string;
}

/** What a SplitMessagesPane says in English. */
export const splitMessagesCopy: SplitMessagesCopy = {
  list: "Messages",
  thread: "Conversation",
  emptyTitle: "Select a message",
  emptyDescription: "Choose a message from the list to view the conversation",
  back: "Back to messages",
  resize: "Resize the message list",
  narrower: "Make the message list narrower",
  wider: "Make the message list wider",
  narrowest: "The list is as narrow as it gets.",
  widest: "The list is as wide as it gets.",
};
