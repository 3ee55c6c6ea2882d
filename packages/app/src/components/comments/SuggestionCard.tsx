import { useWithdrawSuggestion } from "@grantwright/api-client/react-query";
import { findPart } from "@grantwright/domain";
import { Button, CheckIcon, CloseIcon, RelativeTime, showToast, Text } from "@grantwright/ui";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useMay } from "../access/access.ts";
import { ChangedWords } from "../documents/ChangedWords.tsx";
import { showRequestError } from "../requestErrors.ts";
import { commentsCopy as copy } from "./comments.copy.ts";
import { Proposed, Thread } from "./comments.styles.ts";
import { keyOfThread, type Suggestion } from "./commentsContext.ts";
import { fits, useTakeSuggestions, type ChangeText } from "./useTakeSuggestions.ts";

const SuggestionDialog = lazy(() => import("./SuggestionDialog.tsx"));

/** Props of SuggestionCard. */
export interface SuggestionCardProps {
  docId: string;
  /** What the section is called. */
  title: string;
  suggestion: Suggestion;
  textOf: (key: string) => string;
  onChange: ChangeText;
  isActive: boolean;
  /** It takes the focus. */
  isFocused: boolean;
  onActivate: () => void;
  /** Goes to the words that it is about. */
  onGo: (part: { start: number; end: number }) => void;
  /** Called once it is decided, or withdrawn. */
  onLeft: () => void;
}

/** How much of the words stands in the name of a button, in characters. */
const mostNamed = 60;

/** Other words that somebody proposes: taken, refused, or chosen piece by piece. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { docId, title, suggestion, textOf, onChange, isActive, isFocused, onActivate, onGo, onLeft } = props;
  const { id, askedBy, isOwn, note, pieces, createdAt } = suggestion;
  const key = keyOfThread(suggestion);
  const text = textOf(key);
  const [isChoosing, setChoosing] = useState(false);
  const { take, refuse, isPending } = useTakeSuggestions(docId, textOf, onChange);
  const withdraw = useWithdrawSuggestion(docId);
  const canDecide = useMay()("write");
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFocused) return undefined;
    const frame = requestAnimationFrame(() => root.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isFocused]);
  useEffect(() => {
    if (isActive) root.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const open = pieces.filter(({ state }) => state === "open");
  const isFit = fits(text, suggestion);
  const found = findPart(text, suggestion);
  const name = askedBy ?? copy.somebody;
  const after = (done: Promise<boolean>) => void done.then((isDone) => isDone && onLeft());
  const label = (verb: string) => `${verb}: ${copy.proposes(name)} (${suggestion.exact.slice(0, mostNamed)})`;

  return (
    <Thread
      ref={root}
      tabIndex={-1}
      aria-label={copy.proposes(name)}
      data-active={isActive || undefined}
      onFocus={onActivate}
    >
      <header>
        <b>{copy.proposes(name)}</b>
        <RelativeTime date={createdAt} />
      </header>
      {open.map((piece) => (
        <Proposed key={piece.id} dir="auto">
          <ChangedWords parts={piece.parts} said={{ added: copy.added, removed: copy.takenOut }} />
          {piece.loses && (
            <Text as="p" tone="soft">
              {copy.loses(piece.loses)}
            </Text>
          )}
        </Proposed>
      ))}
      {note !== undefined && <blockquote dir="auto">{note}</blockquote>}
      {!isFit && <p>{copy.fitsNot}</p>}
      <div data-part="foot">
        {isFit && canDecide && (
          <Button
            variant="line"
            size="small"
            isPending={isPending}
            onPress={() => after(take(key, [suggestion]))}
            aria-label={label(copy.take)}
          >
            <CheckIcon size="small" />
            {copy.take}
          </Button>
        )}
        {isFit && canDecide && open.length > 1 && (
          <Button variant="quiet" size="small" onPress={() => setChoosing(true)} aria-label={label(copy.choose)}>
            {copy.choose}
          </Button>
        )}
        {isOwn ? (
          <Button
            variant="quiet"
            size="small"
            isPending={withdraw.isPending}
            onPress={() =>
              withdraw.mutate(id, {
                onSuccess: () => {
                  showToast({ title: copy.withdrawn, tone: "success" });
                  onLeft();
                },
                onError: showRequestError,
              })
            }
            aria-label={label(copy.withdraw)}
          >
            {copy.withdraw}
          </Button>
        ) : (
          canDecide && (
            <Button
              variant="quiet"
              size="small"
              onPress={() => after(refuse(suggestion))}
              aria-label={label(copy.refuse)}
            >
              <CloseIcon size="small" />
              {copy.refuse}
            </Button>
          )
        )}
        {found && (
          <Button variant="quiet" size="small" onPress={() => onGo(found)} aria-label={label(copy.show)}>
            {copy.show}
          </Button>
        )}
      </div>
      <Suspense>
        {isChoosing && (
          <SuggestionDialog
            docId={docId}
            title={title}
            suggestion={suggestion}
            textOf={textOf}
            onChange={onChange}
            onClose={() => {
              setChoosing(false);
              onLeft();
            }}
          />
        )}
      </Suspense>
    </Thread>
  );
}
