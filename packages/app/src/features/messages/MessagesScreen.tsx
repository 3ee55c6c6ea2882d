import { isId, type MessageListType } from "@grantwright/api-client";
import { useApiClient, useMarkMessagesRead, useMessageList, useUnreadCount } from "@grantwright/api-client/react-query";
import {
  Button,
  CreateIcon,
  Heading,
  IconButton,
  InboxIcon,
  MailOpenIcon,
  SearchField,
  SendIcon,
  SplitMessagesPane,
  Tabs,
} from "@grantwright/ui";
import { lazy, Suspense, useCallback, useDeferredValue, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { ScreenBoundary } from "../../components/ScreenBoundary/ScreenBoundary.tsx";
import { showRequestError } from "../../components/requestErrors.ts";
import { useSession } from "../../session/useSession.ts";
import { MessageListTab } from "./MessageListTab.tsx";
import { copy } from "./messages.copy.ts";
import { ListFrame, ListHead, Tools } from "./List.styles.ts";
import { Desk } from "./Messages.styles.ts";
import { ThreadSkeleton } from "./ThreadSkeleton.tsx";
import { useToggleRead } from "./useToggleRead.ts";

const ThreadPane = lazy(() => import("./ThreadPane.tsx"));
const NewMessageDialog = lazy(() => import("./NewMessageDialog.tsx"));

const lists: { id: MessageListType; icon: React.ReactNode }[] = [
  { id: "inbox", icon: <InboxIcon /> },
  { id: "read", icon: <MailOpenIcon /> },
  { id: "sent", icon: <SendIcon /> },
];

/** The team inbox: three lists of messages, and beside them the conversation that the address names (`?message={id}`). */
export default function MessagesScreen() {
  const session = useSession();
  const [query] = useSearchParams();
  const asked = query.get("message") ?? undefined;
  const openId = isId(asked) ? asked : undefined;
  const navigate = useNavigate();
  // Stays the same from message to message, so that the rows do.
  const open = useCallback((id: string) => void navigate(`?message=${id}`), [navigate]);

  return (
    <Desk>
      {!openId && <title>{`${copy.title} · Grantwright`}</title>}
      <SplitMessagesPane
        groupId="grantwright.messages"
        renderList={({ isCompact }) => (
          <MessageLists isCompact={isCompact} openId={openId} onOpen={open} userId={session.user?.id} />
        )}
        thread={
          openId &&
          session.user && (
            <ScreenBoundary key={openId} isPart>
              <Suspense fallback={<ThreadSkeleton />}>
                <ThreadPane id={openId} userId={session.user.id} />
              </Suspense>
            </ScreenBoundary>
          )
        }
        onBack={() => void navigate("?")}
      />
    </Desk>
  );
}

interface MessageListsProps {
  isCompact: boolean;
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** Who is signed in: without anybody nothing is asked for. */
  userId: string | undefined;
}

/** The three lists in their tabs, and the search through the one that is shown. */
function MessageLists({ isCompact, openId, onOpen, userId }: MessageListsProps) {
  const [listType, setListType] = useState<MessageListType>("inbox");
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const unread = useUnreadCount(userId !== undefined).data ?? 0;
  const toggle = useToggleRead();
  const { teamId } = useApiClient();
  const [isWriting, setWriting] = useState(false);
  const newest = useMessageList("inbox", userId !== undefined && listType === "inbox").data?.messages[0];
  const readAll = useMarkMessagesRead();
  const canMarkAll = newest !== undefined && unread > 0;
  const frame = useRef<HTMLDivElement>(null);
  const markAll = () =>
    newest &&
    readAll.mutate(
      { until: newest.createdAt },
      {
        onError: showRequestError,
        // The button goes with what it was for: who pressed it stands at the list then.
        onSuccess: () => frame.current?.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus(),
      },
    );
  return (
    <ListFrame ref={frame} data-compact={isCompact || undefined}>
      <ListHead>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
        {canMarkAll && (
          <Button variant="quiet" tone="brand" onPress={markAll} isPending={readAll.isPending}>
            {copy.markAllRead}
          </Button>
        )}
      </ListHead>
      <Tabs
        label={copy.title}
        areLabelsHidden={isCompact}
        selectedId={listType}
        onSelectionChange={setListType}
        tabs={lists.map(({ id, icon }) => ({
          id,
          icon: isCompact ? icon : undefined,
          label: copy.lists[id],
          content: (
            <>
              <Tools>
                <SearchField
                  label={copy.search}
                  isLabelHidden
                  placeholder={copy.search}
                  value={typed}
                  onChange={setTyped}
                />
                {teamId && userId && (
                  <IconButton label={copy.newMessage} icon={<CreateIcon />} onPress={() => setWriting(true)} />
                )}
              </Tools>
              <MessageListTab
                listType={id}
                isShown={userId !== undefined && id === listType}
                openId={openId}
                search={search}
                onOpen={onOpen}
                onToggle={toggle}
              />
            </>
          ),
        }))}
      />
      <Suspense>
        {isWriting && teamId && userId && (
          <NewMessageDialog teamId={teamId} userId={userId} onClose={() => setWriting(false)} />
        )}
      </Suspense>
    </ListFrame>
  );
}
