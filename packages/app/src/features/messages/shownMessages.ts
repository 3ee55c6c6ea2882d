import type { Schemas } from "@grantwright/api-client";
import { recipientNames, senderName } from "./messageWords.ts";

type Message = Schemas["Message"];

/**
 * What the inbox shows: the unread messages, and the open one in its place, read or not, until another is opened.
 * Takes and gives the newest first.
 */
export function inboxMessages(messages: readonly Message[], open: Message | undefined): readonly Message[] {
  const shown = messages.filter(({ _id, readAt }) => readAt === null || _id === open?._id);
  if (!open || shown.some(({ _id }) => _id === open._id)) return shown;
  const older = shown.findIndex(({ createdAt }) => createdAt < open.createdAt);
  return older < 0 ? [...shown, open] : shown.toSpliced(older, 0, open);
}

const searched = new WeakMap<Message, string>();

/** The words of a message that a search looks at, in lower case: subject, names, text. */
function wordsOf(message: Message): string {
  let words = searched.get(message);
  if (words === undefined) {
    const text = (message.content ?? "").replace(/<[^>]*>/g, " ");
    words = `${message.subject}\n${senderName(message)}\n${recipientNames(message)}\n${text}`.toLocaleLowerCase();
    searched.set(message, words);
  }
  return words;
}

/** The messages that have every word of a search, in any order and case. All of them for an empty search. */
export function searchMessages(messages: readonly Message[], search: string): readonly Message[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return messages;
  return messages.filter((message) => wanted.every((word) => wordsOf(message).includes(word)));
}
