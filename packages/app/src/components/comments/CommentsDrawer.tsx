import { useComments, useCommentThread, useSuggestions } from "@grantwright/api-client/react-query";
import { findPart } from "@grantwright/domain";
import { Button, EmptyState, Skeleton, Switch } from "@grantwright/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useMay } from "../access/access.ts";
import { SideDrawer, useIsSheet, type Ending } from "../drawer/SideDrawer.tsx";
import { Loaded } from "../Loaded.tsx";
import { commentsCopy as copy } from "./comments.copy.ts";
import { Above, NoneHere, SaidList, SectionGroup } from "./comments.styles.ts";
import { keyOfThread, type CommentThread, type Suggestion } from "./commentsContext.ts";
import { NewCommentPlace } from "./NewCommentPlace.tsx";
import { SuggestionCard } from "./SuggestionCard.tsx";
import { ThreadCard } from "./ThreadCard.tsx";
import type { DocComments } from "./useDocComments.ts";
import { useTakeSuggestions, type ChangeText } from "./useTakeSuggestions.ts";

/** A text that is talked about. */
interface CommentedSection {
  /** What it is called among the texts of the document: the id of its section in a proposal, else of its field. */
  key: string;
  title: string;
}

/** Props of CommentsDrawer. */
export interface CommentsDrawerProps {
  docId: string;
  /** The version that is shown; the form without it. */
  versionId?: string | undefined;
  userId: string;
  comments: DocComments;
  /** The texts in their order. */
  sections: readonly CommentedSection[];
  /** A text as it is now. */
  textOf: (key: string) => string;
  /** Saves what was just typed. */
  save?: (() => Promise<unknown>) | undefined;
  /** Puts a text in the place of what stands there, and saves it. */
  onChange: ChangeText;
  /** Goes to words of a text. */
  onGo: (key: string, part: { start: number; end: number }) => void;
  onShown: () => void;
  onClose: (ending: Ending) => void;
}

/** What is about parts of a text, in the order in which those stand there now; what is about all of it comes first. */
function inOrder<About extends CommentThread | Suggestion>(text: string, all: readonly About[]): About[] {
  const placed = all.map((each) => ({ each, at: findPart(text, each)?.start ?? -1 }));
  return placed
    .toSorted((one, other) => one.at - other.at || one.each.createdAt.localeCompare(other.each.createdAt))
    .map(({ each }) => each);
}

/** Where a thread is shown beside the texts that it is about: those of its version, otherwise the form's. */
const pathOfThread = ({ docId, versionId, id }: CommentThread): string =>
  `${versionId === undefined ? `/docs/edit/${docId}` : `/docs/${docId}/${versionId}`}?comment=${id}`;

/** What is said about a document, beside it: each thread leads to the words that it is about. */
export default function CommentsDrawer(props: CommentsDrawerProps) {
  const { docId, versionId, userId, comments, sections, textOf, save, onChange, onGo, onShown, onClose } = props;
  const { here, composing, compose } = comments;
  const may = useMay();
  const [isShowingResolved, setShowingResolved] = useState(false);
  const part = versionId === undefined ? {} : { versionId };
  const query = useComments(docId, part);
  const resolved = useComments(docId, { ...part, state: "resolved" }, isShowingResolved);
  const proposed = useSuggestions(docId, versionId);
  const { take, isPending } = useTakeSuggestions(docId, textOf, onChange);
  /** The thread that is answered: it stays until that is over, whatever others do with it. */
  const [answered, setAnswered] = useState<CommentThread>();
  const [focused, setFocused] = useState(composing ? undefined : here?.activeId);
  /** What a message leads to, until it is seen in the lists: it may be resolved by now, or older than what is listed. */
  const [sought, setSought] = useState(focused);
  const isSheet = useIsSheet();
  const list = useRef<HTMLDivElement>(null);
  const composingKey = composing?.key;
  useEffect(() => {
    if (composingKey !== undefined)
      list.current?.querySelector(`[data-key="${CSS.escape(composingKey)}"]`)?.scrollIntoView();
  }, [composingKey]);

  const first = query.data?.pages[0];
  const open = query.data?.pages.flatMap(({ threads }) => threads) ?? [];
  const over = (isShowingResolved && resolved.data?.pages.flatMap(({ threads }) => threads)) || [];
  // One that was just opened again stands in both until both are asked for anew.
  const all = [...open, ...over.filter(({ id }) => open.every((each) => each.id !== id))];
  const suggested = proposed.data?.pages.flat() ?? [];
  const isListed = [...all, ...suggested].some(({ id }) => id === sought);
  // What leaves the lists after that is over.
  if (isListed && !query.isFetching) setSought(undefined);
  const isAstray = sought !== undefined && query.isSuccess && proposed.isSuccess && !isListed;
  const found = useCommentThread(docId, sought ?? "", isAstray).data;
  const isOfOther = found !== undefined && found.versionId !== versionId;
  const named = isOfOther ? undefined : found;
  const navigate = useNavigate();
  const goToTexts = useEffectEvent(() => found && void navigate(pathOfThread(found), { replace: true }));
  useEffect(() => {
    if (isOfOther) goToTexts();
  }, [isOfOther]);
  const held = answered && !all.some(({ id }) => id === answered.id) ? answered : undefined;
  const shown = [...all, ...(held ? [held] : []), ...(isAstray && named && named !== held ? [named] : [])];
  const known = new Set(sections.map(({ key }) => key));
  const elsewhere = shown.filter((thread) => !known.has(keyOfThread(thread)));

  const toList = () => requestAnimationFrame(() => list.current?.focus());

  const goTo = (about: CommentThread | Suggestion, part: { start: number; end: number }) => {
    here?.activate(about.id);
    if (isSheet) onClose("left");
    onGo(keyOfThread(about), part);
  };

  const cardOf = (thread: CommentThread, text: string | undefined) => (
    <ThreadCard
      key={thread.id}
      docId={docId}
      userId={userId}
      thread={thread}
      text={text}
      isActive={thread.id === here?.activeId}
      isFocused={thread.id === focused}
      onActivate={() => here?.activate(thread.id)}
      onAnswering={(isAnswering) => setAnswered(isAnswering ? thread : undefined)}
      isLeaving={thread === held}
      onGo={(part) => goTo(thread, part)}
      onLeft={toList}
    />
  );
  const groups = sections.flatMap((section) => {
    const text = textOf(section.key);
    const threads = inOrder(
      text,
      shown.filter((thread) => keyOfThread(thread) === section.key),
    );
    const suggestions = inOrder(
      text,
      suggested.filter((each) => keyOfThread(each) === section.key),
    );
    if (threads.length + suggestions.length === 0 && composing?.key !== section.key) return [];
    return [{ ...section, text, threads, suggestions }];
  });

  return (
    <SideDrawer title={copy.title} closeLabel={copy.close} onShown={onShown} onClose={onClose}>
      {(first?.resolved ?? 0) > 0 && (
        <Above>
          <Switch
            label={copy.showResolved(first?.resolved ?? 0)}
            isSelected={isShowingResolved}
            onChange={setShowingResolved}
          />
        </Above>
      )}
      <Loaded
        query={query}
        skeleton={<Skeleton lines={8} />}
        failed={{ title: copy.failed, text: copy.failedText, retry: copy.retry, level: 3 }}
      >
        {() => (
          <SaidList ref={list} tabIndex={-1}>
            {groups.length === 0 && elsewhere.length === 0 && (
              <EmptyState level={3} title={copy.none}>
                {copy.about}
                <span data-part="keys"> {copy.keys}</span>
              </EmptyState>
            )}
            {groups.map(({ key, title, text, threads, suggestions }) => (
              <SectionGroup key={key} data-key={key}>
                {/* What is written first about a section names it itself. */}
                {threads.length + suggestions.length > 0 && <h3>{title}</h3>}
                {composing?.key === key && (
                  <NewCommentPlace
                    key={composing.quote?.exact ?? ""}
                    isFirst={threads.length + suggestions.length === 0}
                    docId={docId}
                    versionId={versionId}
                    userId={userId}
                    title={title}
                    comment={composing}
                    textOf={textOf}
                    save={save}
                    onSent={(id) => {
                      compose(undefined);
                      here?.activate(id);
                      setFocused(id);
                    }}
                    onCancel={() => {
                      compose(undefined);
                      toList();
                    }}
                  />
                )}
                {composing?.key === key && threads.length + suggestions.length === 0 && (
                  <NoneHere>{copy.noneHere}</NoneHere>
                )}
                {suggestions.length > 1 && may("write") && (
                  <Button
                    variant="line"
                    size="small"
                    isPending={isPending}
                    onPress={() => void take(key, suggestions).then((isDone) => isDone && toList())}
                  >
                    {copy.takeAll(suggestions.length)}
                  </Button>
                )}
                {suggestions.map((suggestion) => (
                  <SuggestionCard
                    key={suggestion.id}
                    docId={docId}
                    title={title}
                    suggestion={suggestion}
                    textOf={textOf}
                    onChange={onChange}
                    isActive={suggestion.id === here?.activeId}
                    isFocused={suggestion.id === focused}
                    onActivate={() => here?.activate(suggestion.id)}
                    onGo={(part) => goTo(suggestion, part)}
                    onLeft={toList}
                  />
                ))}
                {threads.map((thread) => cardOf(thread, text))}
              </SectionGroup>
            ))}
            {elsewhere.length > 0 && (
              <SectionGroup>
                <h3>{copy.elsewhere}</h3>
                {elsewhere.map((thread) => cardOf(thread, undefined))}
              </SectionGroup>
            )}
            {[query, proposed, ...(isShowingResolved ? [resolved] : [])].map(
              (each, at) =>
                each.hasNextPage && (
                  <Button
                    key={at}
                    variant="line"
                    size="small"
                    isPending={each.isFetchingNextPage}
                    onPress={() => void each.fetchNextPage()}
                  >
                    {copy.older}
                  </Button>
                ),
            )}
          </SaidList>
        )}
      </Loaded>
    </SideDrawer>
  );
}
