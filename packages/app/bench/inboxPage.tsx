import { createApiClient, type Schemas } from "@grantwright/api-client";
import { ApiClientProvider, messageQueries } from "@grantwright/api-client/react-query";
import { GlobalStyle, Tabs, ThemeProvider } from "@grantwright/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { MessageListTab } from "../src/features/messages/MessageListTab.tsx";

const count = 200;
const listTypes = ["inbox", "read"] as const;
type ListType = (typeof listTypes)[number];

const messagesOf = (list: ListType): Schemas["Message"][] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `${list === "inbox" ? "a" : "b"}${at.toString(16)}`.padStart(24, "0"),
    type: "user",
    priority: (["low", "medium", "high"] as const)[at % 3]!,
    subject: `Message ${at + 1} about parcels 7 to 12`,
    content: "<p>All six neighbours have said yes to the tanks.</p>",
    createdAt: new Date(Date.now() - at * 7_200_000).toISOString(),
    readAt: list === "inbox" ? null : new Date().toISOString(),
    fromUser: { name: "Tomas Reyhl", userId: "66f0aa10bb20cc30dd40ee52" },
    recipients: [{ name: "Ines Okafor" }],
    metadata: {},
    parentMessageId: null,
  }));
const lists = { inbox: messagesOf("inbox"), read: messagesOf("read") };

const nothing = () => {};

/** What the page that is mounted is steered by. */
const controls: { choose: (list: ListType) => void; open: (id: string) => void } = { choose: nothing, open: nothing };

const client = createApiClient();
const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, refetchInterval: false } } });
for (const list of listTypes)
  cache.setQueryData(messageQueries.list(client, list).queryKey, { messages: lists[list], unreadCount: count });

/** The lists of the inbox as the app has them. */
function Ours() {
  const [list, setList] = useState<ListType>("inbox");
  const [openId, setOpenId] = useState<string>();
  useLayoutEffect(() => void Object.assign(controls, { choose: setList, open: setOpenId }), []);
  return (
    <Tabs
      label="Lists"
      selectedId={list}
      onSelectionChange={setList}
      tabs={listTypes.map((id) => ({
        id,
        label: id,
        content: (
          <MessageListTab
            listType={id}
            isShown={id === list}
            openId={openId}
            search=""
            onOpen={nothing}
            onToggle={nothing}
          />
        ),
      }))}
    />
  );
}

/** The class names of the rows, so that both are drawn alike. */
const classes = { list: "", avatar: "", hidden: "", badge: "", toggle: "" };

/** The same rows written without a second thought: the chosen list is mounted, and all of it renders on every change. */
function Plain() {
  const [list, setList] = useState<ListType>("inbox");
  const [openId, setOpenId] = useState<string>();
  useLayoutEffect(() => void Object.assign(controls, { choose: setList, open: setOpenId }), []);
  return (
    <ul key={list} className={classes.list}>
      {lists[list].map(({ _id, subject, priority, readAt, createdAt, fromUser }) => (
        <li key={_id} data-unread={readAt === null || undefined} data-current={_id === openId || undefined}>
          <span className={classes.avatar} aria-hidden="true">
            TR
          </span>
          <a href={`/messages?message=${_id}`} aria-current={_id === openId || undefined} onClick={nothing}>
            {readAt === null && <span className={classes.hidden}>Unread: </span>}
            {subject}
          </a>
          <span data-part="from">{fromUser.name}</span>
          <span data-part="end">
            {priority !== "low" && (
              <span className={classes.badge}>{priority === "high" ? "Urgent" : "Important"}</span>
            )}
            <button type="button" className={classes.toggle} aria-label={`Mark ${subject}`} onClick={nothing}>
              {readAt === null ? "Unread" : "Read"}
            </button>
            <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString("en-GB")}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}

let root: Root | undefined;

/** How long something takes in milliseconds, with the styles and the layout that follow. */
function timed(change: () => void): number {
  const start = performance.now();
  flushSync(change);
  void document.body.getBoundingClientRect().height;
  return performance.now() - start;
}

/** What showing a list, going back to the one before, and opening a second message take. */
function run(kind: "ours" | "plain") {
  root = createRoot(document.getElementById("place")!);
  const inbox =
    kind === "ours" ? (
      <ApiClientProvider client={client}>
        <QueryClientProvider client={cache}>
          <MemoryRouter>
            <Ours />
          </MemoryRouter>
        </QueryClientProvider>
      </ApiClientProvider>
    ) : (
      <Plain />
    );
  root.render(null);
  flushSync(() => root!.render(inbox));
  void document.body.getBoundingClientRect().height;
  const took = {
    show: timed(() => controls.choose("read")),
    tab: timed(() => controls.choose("inbox")),
    click: (timed(() => controls.open(lists.inbox[0]!._id)), timed(() => controls.open(lists.inbox[3]!._id))),
  };
  const isWhole = document.querySelectorAll("#place li").length >= count;
  const current = document.querySelectorAll("#place [aria-current]").length;
  root.unmount();
  return { ...took, isWhole, current };
}

/** Has our rows drawn once, and takes their class names over. */
function takeClasses(): void {
  createRoot(document.getElementById("frame")!).render(
    <ThemeProvider forcedTheme="light" storageKey="bench">
      <GlobalStyle />
    </ThemeProvider>,
  );
  root = createRoot(document.getElementById("place")!);
  flushSync(() =>
    root!.render(
      <ApiClientProvider client={client}>
        <QueryClientProvider client={cache}>
          <MemoryRouter>
            <Ours />
          </MemoryRouter>
        </QueryClientProvider>
      </ApiClientProvider>,
    ),
  );
  const row = document.querySelectorAll("#place li")[1]!;
  const classOf = (found: Element | null | undefined) => found?.getAttribute("class") ?? "";
  classes.list = classOf(row.parentElement);
  classes.avatar = classOf(row.children[0]);
  classes.hidden = classOf(row.querySelector("a > span"));
  classes.badge = classOf(row.querySelector('[data-part="end"] > :first-child'));
  classes.toggle = classOf(row.querySelector("[data-toggle]"));
  root.unmount();
}

Object.assign(window, { bench: { run, takeClasses, classes } });
