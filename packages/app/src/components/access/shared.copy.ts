import { dayLabel } from "@grantwright/ui";
import type { Schemas } from "@grantwright/api-client";

const can: Record<Schemas["GuestRole"], string> = {
  reader: "you can read it",
  commenter: "you can comment on it",
  writer: "you can write in it",
};

/** Texts of documents of others that the person is a guest of. */
export const sharedWithYouCopy = {
  title: "Shared with you",
  detail: (isRevision: boolean, role: Schemas["GuestRole"], by: string | undefined, endsAt: string) =>
    [
      isRevision ? "Proposal" : "Draft",
      ...(by === undefined ? [] : [`from ${by}`]),
      can[role],
      `until ${dayLabel(endsAt)}`,
    ].join(", "),
  more: "Show more",
  failed: "What is shared with you could not be loaded",
  retry: "Retry",
};
