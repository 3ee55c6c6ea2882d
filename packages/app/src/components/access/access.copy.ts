import { dayLabel } from "@grantwright/ui";
import type { Schemas } from "@grantwright/api-client";
import type { DocumentAccess } from "./access.ts";

const guests: Record<Schemas["DocumentRole"], string> = {
  owner: "You can read it, comment on it, and change its words.",
  writer: "You can read it, comment on it, and change its words.",
  commenter: "You can read it, comment on it, and propose other words.",
  reader: "You can read it.",
};

const members: Record<Schemas["DocumentRole"], string> = {
  owner: "",
  writer: "",
  commenter: "You can read this, comment on it, and propose other words. Its owners can let you do more.",
  reader: "You can read this. Its owners can let you do more.",
};

/** Texts about what somebody may do with a document. */
export const accessCopy = {
  note: ({ role, isGuest, endsAt, isOver }: DocumentAccess) =>
    isOver
      ? "This is no longer shared with you. What stands here is as you saw it last."
      : isGuest
        ? `${endsAt ? `Shared with you until ${dayLabel(endsAt)}.` : "Shared with you."} ${guests[role]}`
        : members[role],
  leave: "Leave",
  leaveTitle: "Leave this document?",
  leaveText: "You can open it again only if somebody invites you once more. What you wrote stays in it.",
  cancel: "Cancel",
  left: "You have left the document",
};
