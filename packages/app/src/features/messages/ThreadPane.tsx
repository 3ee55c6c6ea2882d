import type { Schemas } from "@grantwright/api-client";
import { useThread } from "@grantwright/api-client/react-query";
import { Heading } from "@grantwright/ui";
import { useCallback, useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { dotted } from "../../components/dotted.ts";
import { Loaded } from "../../components/Loaded.tsx";
import { copy } from "./messages.copy.ts";
import { Conversation } from "./Conversation.styles.ts";
import { Place } from "./Messages.styles.ts";
import { isAnswerable, recipientNames } from "./messageWords.ts";
import { ReplyBox } from "./ReplyBox.tsx";
import { ThreadSkeleton } from "./ThreadSkeleton.tsx";
import { ThreadMessage } from "./ThreadMessage.tsx";
import { useToggleRead } from "./useToggleRead.ts";

/** How long after a conversation is there it is scrolled to the message that was asked for, in milliseconds. */
const scrollDelay = 100;

/** Props of ThreadPane. */
export interface ThreadPaneProps {
  /** The message that was asked for. */
  id: string;
  userId: string;
}

/** The conversation that a message belongs to, or why it is not shown. */
export default function ThreadPane({ id, userId }: ThreadPaneProps) {
  return (
    <Loaded
      query={useThread(id)}
      skeleton={<ThreadSkeleton />}
      failed={{ level: 2, title: copy.threadFailed, text: copy.failedText, retry: copy.retry }}
      frame={FailedThread}
    >
      {(data) => data.thread[0] && <Thread key={id} data={data} parent={data.thread[0]} userId={userId} />}
    </Loaded>
  );
}

function FailedThread({ children }: { children: ReactNode }) {
  return (
    <Place>
      <title>{`${copy.title} · Grantwright`}</title>
      {children}
    </Place>
  );
}

interface ThreadProps {
  data: Schemas["Thread"];
  parent: Schemas["Message"];
  userId: string;
}

/** The conversation: the first message, the replies, and the box for the next one. Opening it marks what was asked for as read. */
function Thread({ data, parent, userId }: ThreadProps) {
  const toggle = useToggleRead();
  const field = useRef<HTMLTextAreaElement>(null);
  const requested = useRef<HTMLElement>(null);
  const focusReply = useCallback(() => field.current?.focus(), []);
  const names = recipientNames(parent);
  const canAnswer = isAnswerable(parent);

  const markRead = useEffectEvent(() => {
    const asked = data.thread.find(({ _id }) => _id === data.requestedMessageId);
    if (asked?.readAt === null && asked.fromUser?.userId !== userId) toggle(asked);
  });
  const showRequested = useEffectEvent(() => {
    const pane = requested.current?.closest('[role="region"]');
    if (!pane) return;
    // The first one begins with its subject, and the way back above it.
    if (data.requestedMessageId === parent._id) return pane.scrollTo(0, 0);
    const isLong = requested.current!.offsetHeight > pane.clientHeight / 2;
    requested.current!.scrollIntoView({ block: isLong ? "start" : "center" });
  });
  useEffect(() => {
    markRead();
    const timer = setTimeout(() => showRequested(), scrollDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Conversation>
      <title>{`${parent.subject} · ${copy.title} · Grantwright`}</title>
      <header>
        <Heading level={2} size={28}>
          {parent.subject}
        </Heading>
        <p>{names ? dotted(copy.messageCount(data.thread.length), names) : copy.supportConversation}</p>
      </header>
      <div data-part="messages">
        {data.thread.map((message) => {
          const isRequested = message._id === data.requestedMessageId;
          return (
            <ThreadMessage
              key={message._id}
              ref={isRequested ? requested : undefined}
              message={message}
              isRequested={isRequested && data.thread.length > 1}
              isOwn={message.fromUser?.userId === userId}
              onToggle={toggle}
              onReply={canAnswer && message === parent ? focusReply : undefined}
            />
          );
        })}
      </div>
      {canAnswer && <ReplyBox ref={field} parentId={parent._id} userId={userId} />}
    </Conversation>
  );
}
