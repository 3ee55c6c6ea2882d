import { message, messageRecipient } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { exportMessages } from "./exportMessages.ts";
import { forgetMessages } from "./forgetMessages.ts";
import { mailDigests } from "./mailDigests.ts";
import { messageRoutes } from "./routes.ts";

/** Messages between people, to support, and from the product. */
export const messages: Module = {
  name: "messages",
  holds: [
    { table: message, exported: "yes", erased: "forget" },
    { table: messageRecipient, exported: "yes", erased: "reference" },
  ],
  routes: messageRoutes,
  hourly: mailDigests,
  exportPart: exportMessages,
  erase: { forget: forgetMessages },
};

export { answerHelp } from "./help.ts";
export { findMessage, presentMessage, visibleMessages } from "./messageRow.ts";
export { changeNotifications, choicesOf, readNotifications } from "./notifications.ts";
export { findTaskMessage, taskEvent } from "./taskMessage.ts";
export { takeBack, tell, type Told } from "./tell.ts";
export { welcomeMessage } from "./welcomeMessage.ts";
