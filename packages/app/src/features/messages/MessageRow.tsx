import type { MessageListType, Schemas } from "@grantwright/api-client";
import { Avatar, Badge, listDateLabel, MailIcon, MailOpenIcon, momentLabel, VisuallyHidden } from "@grantwright/ui";
import { memo } from "react";
import { copy } from "./messages.copy.ts";
import { ReadToggle } from "./List.styles.ts";
import { openingOf } from "./openingOf.ts";
import { avatarOf, priorityLabel, recipientNames, senderName } from "./messageWords.ts";

/** Props of MessageRow: all of them stay the same while nothing of the row changes. */
export interface MessageRowProps {
  message: Schemas["Message"];
  listType: MessageListType;
  /** Where it opens. */
  href: string;
  isCurrent: boolean;
  /** The day that dates are told against, as Date.toDateString writes it. */
  today: string;
}

/** One message of a list. Its list answers presses: of the link, and of the toggle, which carry its id. */
export const MessageRow = memo(function MessageRow({ message, listType, href, isCurrent, today }: MessageRowProps) {
  const { _id, subject, priority, createdAt, readAt } = message;
  const isSent = listType === "sent";
  const isUnread = readAt === null && !isSent;
  const from = isSent ? `${copy.to(recipientNames(message) || copy.support)}` : senderName(message);
  const date = new Date(createdAt);
  const pressing = priorityLabel(priority);
  const text = openingOf(message);
  const detailId = `${listType}-${_id}`;
  return (
    <li data-unread={isUnread || undefined} data-current={isCurrent || undefined}>
      <Avatar {...avatarOf(message)} />
      <a href={href} data-id={_id} aria-current={isCurrent || undefined} aria-describedby={detailId}>
        {isUnread && <VisuallyHidden>{`${copy.isUnread}: `}</VisuallyHidden>}
        {subject}
      </a>
      {text && <span data-part="text">{text}</span>}
      <span data-part="from" id={detailId}>
        {from}
      </span>
      <span data-part="end">
        {pressing && <Badge tone={pressing.tone}>{pressing.label}</Badge>}
        {!isSent && (
          <ReadToggle
            type="button"
            data-toggle={_id}
            data-unread={isUnread || undefined}
            aria-label={copy.toggle(isUnread, subject)}
          >
            <u>{isUnread ? copy.markRead : copy.markUnread}</u>
            {isUnread ? <MailOpenIcon size="small" /> : <MailIcon size="small" />}
          </ReadToggle>
        )}
        <time dateTime={createdAt} title={momentLabel(date) || undefined}>
          {listDateLabel(date, new Date(today))}
        </time>
      </span>
    </li>
  );
});
