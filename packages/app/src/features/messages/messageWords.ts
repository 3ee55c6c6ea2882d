import type { Schemas } from "@grantwright/api-client";
import { listDateLabel, timeLabel } from "@grantwright/ui";
import { copy } from "./messages.copy.ts";

type Message = Schemas["Message"];

// One row of another shape, as from a newer server, is shown with neutral words: it never takes the screen down.

/** Whether a message is the product's own: of type system, AI or notification. */
export const isFromProduct = ({ type }: Pick<Message, "type">) => ["system", "AI", "notification"].includes(type);

/** Who a message is shown as coming from. */
export const senderName = (message: Pick<Message, "type" | "fromUser">) =>
  isFromProduct(message) ? copy.aiSender : message.fromUser?.name || copy.support;

/** The avatar of who wrote a message: the product has one of its own. */
export const avatarOf = (message: Pick<Message, "type" | "fromUser">) =>
  isFromProduct(message)
    ? { id: "", name: copy.product }
    : { id: message.fromUser?.userId ?? "", name: message.fromUser?.name };

/** Whether a conversation can be answered: not where its first message is of type system or AI. */
export const isAnswerable = ({ type }: Pick<Message, "type">) => type !== "system" && type !== "AI";

/** How pressing a message is, in a word; undefined where it need not be said. */
export function priorityLabel(priority: string): { label: string; tone: "danger" | "attention" } | undefined {
  if (priority === "high") return { label: copy.urgent, tone: "danger" };
  if (priority === "medium") return { label: copy.important, tone: "attention" };
  return undefined;
}

/** Whom a message went to, by name. */
export const recipientNames = ({ recipients }: Pick<Message, "recipients">) =>
  (recipients ?? [])
    .map(({ name }) => name)
    .filter(Boolean)
    .join(", ");

/** When a message was written, as conversations say it: the day and the time. */
export function threadDateLabel(date: Date, now: Date, locale?: string): string {
  const day = listDateLabel(date, now, locale);
  if (!day) return "";
  const time = timeLabel(date, locale);
  return `${day === time ? copy.today : day}, ${time}`;
}
