import { dayLabel, momentLabel } from "@grantwright/ui";
import type { Schemas } from "@grantwright/api-client";

type Link = Schemas["ReadingLink"];

/** Texts of links by which people read a version who are not of the account. */
export const readersCopy = {
  title: "Links for readers",
  about: "Whoever has such a link reads this version, without an account, and nothing else of the document.",
  note: "For whom (optional)",
  noteHow: "Only you and your team see this.",
  noteTooLong: "Cut it to 200 characters.",
  days: "Ends after",
  dayChoices: { "7": "7 days", "30": "30 days", "90": "90 days" },
  make: "Make a link",
  makeFailed: "The link could not be made. Please try again.",
  made: "This is the link",
  once: "Copy it now: it is shown this once. Who it is passed on to can read the version too, until it ends.",
  copyLink: "Copy link",
  open: "Open links",
  none: "Nobody has a link yet.",
  failed: "The links could not be loaded",
  retry: "Retry",
  name: ({ note, by }: Link) => (note === "" ? `Made by ${by}` : note),
  when: ({ endsAt, readAt, note, by }: Link) =>
    [
      ...(note === "" ? [] : [`by ${by}`]),
      `until ${dayLabel(endsAt)}`,
      readAt === undefined ? "not opened yet" : `last opened ${momentLabel(readAt)}`,
    ].join(", "),
  otherVersion: "shows another version",
  end: "End",
  endNamed: (name: string) => `End the link: ${name}`,
  ended: "The link has ended",
  close: "Close",
};

/** Texts of the page that a link leads to. */
export const sharedCopy = {
  note: "Somebody gave you this to read. It is a version of a proposal, as it is now.",
  gone: "This link has ended",
  goneText: "Ask whoever sent it for a new one.",
  home: "Go to the first page",
};
