import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from "react";
import { ChevronEndIcon, ChevronStartIcon } from "../../icons/icons.tsx";
import { breakpoint } from "../../tokens/space.ts";
import { Button } from "../../actions/Button/Button.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { clampSplit, readSplit, rememberSplit, split } from "./rememberedSplit.ts";
import { Frame, Steps } from "./SplitMessagesPane.styles.ts";

/** How the list should show itself. */
export interface MessageListView {
  /** A message is selected: icons instead of the tabs' names, and no read toggles. */
  isCompact: boolean;
}

export interface SplitMessagesPaneProps {
  /** Under which the device remembers the split, in local storage. Panes with the same id share it. */
  groupId: string;
  /** The messages, and the tabs above them. */
  renderList: (view: MessageListView) => ReactNode;
  /** The selected message and what belongs to it. Leave it out while none is selected. */
  thread?: ReactNode;
  /** Called by the back button of small screens, which shows the list again: deselect the message. */
  onBack: () => void;
  /** The accessible name of the list's pane. Default: `Messages`. */
  listLabel?: string;
  /** The accessible name of the other pane. Default: `Conversation`. */
  threadLabel?: string;
  /** Said while no message is selected. Default: `Select a message`. */
  emptyTitle?: string;
  /** Said below it. Default: `Choose a message from the list to view the conversation`. */
  emptyDescription?: string;
  /** The words of the back button. Default: `Back to messages`. */
  backLabel?: string;
  /** Names the edge between the panes. Default: `Resize the message list`. */
  resizeLabel?: string;
  /** Names the button that makes the list narrower. Default: `Make the message list narrower`. */
  narrowerLabel?: string;
  /** Names the button that makes the list wider. Default: `Make the message list wider`. */
  widerLabel?: string;
  /** Why it does not become narrower. Default: `The list is as narrow as it gets.` */
  narrowestReason?: string;
  /** Why it does not become wider. Default: `The list is as wide as it gets.` */
  widestReason?: string;
}

const subscribeToNothing = () => () => {};

const onePane = `(max-width: ${breakpoint.small}px)`;

/**
 * On small screens one pane takes the place of the other, and the focus with it: into the thread when a message is
 * selected, back to where it was in the list after that.
 */
function useFocusAcrossPanes(isThreadShown: boolean) {
  const listRef = useRef<HTMLElement>(null);
  const threadRef = useRef<HTMLElement>(null);
  const lastInList = useRef<Element | null>(null);
  const wasThreadShown = useRef(isThreadShown);

  useLayoutEffect(() => {
    if (wasThreadShown.current === isThreadShown) return;
    wasThreadShown.current = isThreadShown;
    const focused = document.activeElement;
    if (isThreadShown) lastInList.current = listRef.current?.contains(focused) ? focused : null;
    if (!window.matchMedia(onePane).matches) return;
    if (isThreadShown) threadRef.current?.focus();
    else if (lastInList.current instanceof HTMLElement && lastInList.current.isConnected) lastInList.current.focus();
    else listRef.current?.focus();
  }, [isThreadShown]);

  return { listRef, threadRef };
}

/**
 * A list of messages beside the conversation that is selected in it. The edge between them is moved with the pointer, with
 * the arrow keys, Home and End, or with two buttons at its handle (WCAG 2.2, SC 2.5.7); a double click puts it back, and the
 * device remembers it. The list has 30 percent of the width, and 20 to 50. Small screens show one of the two, with a back
 * button. It is as high as its place, and its panes scroll by themselves.
 */
export function SplitMessagesPane({
  groupId,
  renderList,
  thread,
  onBack,
  listLabel = "Messages",
  threadLabel = "Conversation",
  emptyTitle = "Select a message",
  emptyDescription = "Choose a message from the list to view the conversation",
  backLabel = "Back to messages",
  resizeLabel = "Resize the message list",
  narrowerLabel = "Make the message list narrower",
  widerLabel = "Make the message list wider",
  narrowestReason = "The list is as narrow as it gets.",
  widestReason = "The list is as wide as it gets.",
}: SplitMessagesPaneProps) {
  const isThreadShown = thread !== undefined && thread !== null;
  const listId = `${groupId}-list`;
  // A server knows nothing of the device: there the list has its initial width, and takes the remembered one after.
  const saved = useSyncExternalStore(
    subscribeToNothing,
    () => readSplit(groupId),
    () => null,
  );
  const [moved, setMoved] = useState<number>();
  const size = moved ?? saved ?? split.initial;
  const frame = useRef<HTMLDivElement>(null);
  const { listRef, threadRef } = useFocusAcrossPanes(isThreadShown);

  function moveTo(next: number) {
    setMoved(next);
    rememberSplit(groupId, next);
  }
  const step = (by: number) => moveTo(clampSplit(size + by));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isRtl = event.currentTarget.matches(":dir(rtl)");
    const steps: Record<string, number> = {
      [isRtl ? "ArrowLeft" : "ArrowRight"]: split.step,
      [isRtl ? "ArrowRight" : "ArrowLeft"]: -split.step,
      Home: -100,
      End: 100,
    };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  /** Where the pointer holds the edge, in percent of the width from the start. */
  function heldAt({ clientX }: PointerEvent<HTMLElement>): number {
    const { left, right, width } = frame.current!.getBoundingClientRect();
    const fromStart = frame.current!.matches(":dir(rtl)") ? right - clientX : clientX - left;
    return clampSplit((100 * fromStart) / width);
  }

  // While it is dragged only the widths change, and nothing is rendered: the conversation may be long.
  const dragProps = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.dataset.dragged = "";
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.dataset.dragged === undefined) return;
      event.currentTarget.dataset.dragged = "moved";
      frame.current!.style.setProperty("--split", String(heldAt(event)));
    },
    onLostPointerCapture: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.dataset.dragged === "moved")
        moveTo(clampSplit(Number(frame.current!.style.getPropertyValue("--split"))));
      delete event.currentTarget.dataset.dragged;
    },
  };

  return (
    <Frame
      ref={frame}
      data-shown={isThreadShown ? "thread" : "list"}
      data-compact={isThreadShown || undefined}
      style={{ "--split": size } as CSSProperties}
    >
      <section ref={listRef} id={listId} data-pane="list" aria-label={listLabel} tabIndex={-1}>
        {renderList({ isCompact: isThreadShown })}
      </section>
      <div
        role="separator"
        tabIndex={0}
        aria-label={resizeLabel}
        aria-controls={listId}
        aria-orientation="vertical"
        aria-valuenow={Math.round(size)}
        aria-valuemin={split.min}
        aria-valuemax={split.max}
        onKeyDown={onKeyDown}
        onDoubleClick={() => moveTo(split.initial)}
        {...dragProps}
      />
      <section ref={threadRef} data-pane="thread" aria-label={threadLabel} tabIndex={-1}>
        {isThreadShown ? (
          <>
            <div data-part="back">
              <Button variant="quiet" onPress={onBack}>
                <ChevronStartIcon size="small" />
                {backLabel}
              </Button>
            </div>
            {thread}
          </>
        ) : (
          <div data-part="nothing">
            <EmptyState title={emptyTitle} level={2}>
              {emptyDescription}
            </EmptyState>
          </div>
        )}
      </section>
      <Steps>
        <IconButton
          excludeFromTabOrder
          label={narrowerLabel}
          icon={<ChevronStartIcon size="small" />}
          onPress={() => step(-split.step)}
          isUnavailable={size <= split.min}
          unavailableReason={narrowestReason}
        />
        <IconButton
          excludeFromTabOrder
          label={widerLabel}
          icon={<ChevronEndIcon size="small" />}
          onPress={() => step(split.step)}
          isUnavailable={size >= split.max}
          unavailableReason={widestReason}
        />
      </Steps>
    </Frame>
  );
}
