import type { Schemas } from "@grantwright/api-client";
import { Avatar, Badge, Button, Disclosure, momentLabel, ReplyIcon, SafeHtml } from "@grantwright/ui";
import { memo, type Ref } from "react";
import { copy } from "./messages.copy.ts";
import { MessageFrame } from "./Conversation.styles.ts";
import { ReadToggle } from "./List.styles.ts";
import { avatarOf, isFromProduct, priorityLabel, recipientNames, senderName, threadDateLabel } from "./messageWords.ts";

/** Props of ThreadMessage. The functions have to be stable. */
export interface ThreadMessageProps {
  message: Schemas["Message"];
  /** It is the one of several that was asked for. */
  isRequested: boolean;
  /** The person wrote it: it cannot be marked. */
  isOwn: boolean;
  onToggle: (message: Schemas["Message"]) => void;
  /** Goes to the box for the answer; only the first message of a conversation that can be answered has it. */
  onReply?: (() => void) | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const fullDate = (date: Date) => momentLabel(date) || undefined;

/** One message of a conversation. */
export const ThreadMessage = memo(function ThreadMessage(props: ThreadMessageProps) {
  const { message, isRequested, isOwn, onToggle, onReply, ref } = props;
  const { priority, readAt, createdAt, metadata, content } = message;
  const name = senderName(message);
  const to = recipientNames(message);
  const pressing = priorityLabel(priority);
  const isUnread = readAt === null;
  const hasMore = Object.keys(metadata ?? {}).length > 0;
  const date = new Date(createdAt);
  return (
    <MessageFrame
      ref={ref}
      aria-label={name}
      data-requested={isRequested || undefined}
      data-product={isFromProduct(message) || undefined}
    >
      <Avatar {...avatarOf(message)} />
      <div>
        <header>
          <b>{isOwn ? copy.you : name}</b>
          {to && <span>{copy.to(to)}</span>}
          {pressing && <Badge tone={pressing.tone}>{pressing.label}</Badge>}
          <span>
            {!isOwn && (
              <ReadToggle
                type="button"
                data-toggle=""
                data-unread={isUnread || undefined}
                onClick={() => onToggle(message)}
              >
                <span>{isUnread ? copy.isUnread : copy.read}</span> <u>{isUnread ? copy.markRead : copy.markUnread}</u>
              </ReadToggle>
            )}
            <time dateTime={createdAt} title={fullDate(date)}>
              {threadDateLabel(date, new Date())}
            </time>
          </span>
        </header>
        <SafeHtml html={content ?? ""} variant="message" />
        {(onReply ?? hasMore) && (
          <footer>
            {onReply && (
              <Button variant="quiet" onPress={onReply}>
                <ReplyIcon size="small" />
                {copy.reply}
              </Button>
            )}
            {hasMore && (
              <Disclosure title={copy.additional}>
                <pre>{JSON.stringify(metadata, null, 2)}</pre>
              </Disclosure>
            )}
          </footer>
        )}
      </div>
    </MessageFrame>
  );
});
