import type { MessageListType, Schemas } from "@grantwright/api-client";
import { useMessageList } from "@grantwright/api-client/react-query";
import { EmptyState, LoadingRegion, Skeleton } from "@grantwright/ui";
import { memo, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHref } from "react-router-dom";
import { Loaded } from "../../components/Loaded.tsx";
import { ComesHere } from "../../components/page/ComesHere.styles.ts";
import { MessageRow } from "./MessageRow.tsx";
import { copy } from "./messages.copy.ts";
import { RowPlace, Rows } from "./List.styles.ts";
import { Place } from "./Messages.styles.ts";
import { inboxMessages, searchMessages } from "./shownMessages.ts";

/** Props of MessageListTab. The functions have to be stable. */
export interface MessageListTabProps {
  listType: MessageListType;
  /** Whether this is the list that is looked at: the others are not asked for. */
  isShown: boolean;
  /** The message that is open. */
  openId: string | undefined;
  /** The words that are searched for. */
  search: string;
  onOpen: (id: string) => void;
  onToggle: (message: Schemas["Message"]) => void;
}

/** One list of messages, or why there is none to show. */
export const MessageListTab = memo(function MessageListTab(props: MessageListTabProps) {
  const { listType, isShown, openId, search } = props;
  const list = useMessageList(listType, isShown);
  const [opened, setOpened] = useState<Schemas["Message"]>();
  const found = openId === undefined ? undefined : list.data?.messages.find(({ _id }) => _id === openId);
  // It stays in the inbox, though it is read by now, until another one is opened.
  if (found ? found !== opened : opened && openId && opened._id !== openId) setOpened(found);

  return (
    <Loaded
      query={list}
      skeleton={<ListSkeleton />}
      failed={{ level: 2, title: copy.listFailed, text: copy.failedText, retry: copy.retry }}
      frame={Place}
    >
      {({ messages }) => {
        const all = listType === "inbox" ? inboxMessages(messages, opened) : messages;
        const shown = searchMessages(all, search);
        if (shown.length > 0)
          return <MessageRows {...props} messages={shown} today={new Date(list.dataUpdatedAt).toDateString()} />;
        return (
          <Place>
            <div role="status">
              <EmptyState level={2} title={all.length > 0 ? copy.noneFound : copy.empty[listType]}>
                {all.length > 0 ? copy.noneFoundText : copy.emptyText[listType]}
              </EmptyState>
            </div>
            {all.length === 0 && listType === "inbox" && (
              <ComesHere>
                {copy.comesHere.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ComesHere>
            )}
          </Place>
        );
      }}
    </Loaded>
  );
});

/** The list's shape while it loads. */
function ListSkeleton() {
  return (
    <LoadingRegion label={copy.loadingList}>
      {[62, 46, 54, 40, 58].map((width) => (
        <RowPlace key={width}>
          <Skeleton width={`${width}%`} height={14} />
          <Skeleton width="30%" />
        </RowPlace>
      ))}
    </LoadingRegion>
  );
}

/** The rows. One listener answers all presses: two hundred of them would cost more than the rows. */
function MessageRows({
  listType,
  openId,
  messages,
  onOpen,
  onToggle,
  today,
}: MessageListTabProps & { messages: readonly Schemas["Message"][]; today: string }) {
  const rows = useRef<HTMLUListElement>(null);
  const here = useHref("/messages");

  const press = useEffectEvent((event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>("[data-toggle], [data-id]");
    const toggled = messages.find(({ _id }) => _id === pressed?.dataset.toggle);
    if (toggled) onToggle(toggled);
    // A press that asks for another tab or window is the browser's.
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!pressed?.dataset.id || !isPlain) return;
    event.preventDefault();
    onOpen(pressed.dataset.id);
  });
  useEffect(() => {
    const list = rows.current!;
    const listen = (event: MouseEvent) => press(event);
    list.addEventListener("click", listen);
    return () => list.removeEventListener("click", listen);
  }, []);

  return (
    <Rows ref={rows}>
      {messages.map((message) => (
        <MessageRow
          key={message._id}
          message={message}
          listType={listType}
          href={`${here}?message=${message._id}`}
          isCurrent={message._id === openId}
          today={today}
        />
      ))}
    </Rows>
  );
}
