import type { Schemas } from "@grantwright/api-client";

type Choices = Schemas["NotificationChoices"];

/** Texts of what is mailed when. */
export const notificationsCopy = {
  about: "Everything is in your inbox here. What should come as an email too?",
  kinds: {
    mentions: "Somebody mentions you",
    answers: "Answers in comments, and what becomes of changes you propose",
    sections: "A section is given to you, ready for your review, due, or changed after you signed it off",
    tasks: "An outline, assessment, proposal or search is done, or failed",
    deadlines: "A deadline is near",
    opportunities: "New opportunities",
    team: "Who joins, and your role",
  } satisfies Record<keyof Choices, string>,
  times: { atOnce: "At once", daily: "Once a day", none: "Never" } satisfies Record<Choices[keyof Choices], string>,
  failed: "What is mailed could not be loaded",
  retry: "Retry",
};
