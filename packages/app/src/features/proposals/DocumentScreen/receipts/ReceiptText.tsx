import { isUnsupported } from "@grantwright/domain";
import { PressableText, Prose, VisuallyHidden } from "@grantwright/ui";
import { Fragment, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { ScreenBoundary } from "../../../../components/ScreenBoundary/ScreenBoundary.tsx";
import { Doubt, NotChecked, Origin } from "./receipts.styles.ts";
import { receiptsCopy as copy } from "./receipts.copy.ts";
import type { PressedSentence, ReceiptTextProps } from "./receiptProps.ts";
import { receiptBlocks, type ReceiptPart } from "./receiptParts.ts";

const ReceiptPopover = lazy(() => import("./ReceiptPopover.tsx"));

/** Whether a paragraph has nothing but places that are still to fill in, and no source to be shown. */
const isAllOpen = (lines: readonly (readonly ReceiptPart[])[], isShowingSources: boolean): boolean =>
  lines.every((parts) =>
    parts.every(
      ({ receipt, pieces }) =>
        (!isShowingSources || !receipt || receipt.from === "prompt") &&
        pieces.every(({ text, mark }) => mark === "open" || text.trim() === ""),
    ),
  );

/** Those places, each in a line of its own. */
function renderOpen(lines: readonly (readonly ReceiptPart[])[]): ReactNode {
  const pieces = lines.flatMap((parts) => parts.flatMap((part) => part.pieces)).filter(({ mark }) => mark === "open");
  return pieces.map(({ text }, at) => (
    <span key={at}>
      <mark>{text}</mark>
    </span>
  ));
}

/** The text of a section in its sentences: what stands nowhere is marked, and pressing a sentence shows what it stands on. */
export function ReceiptText({
  doc,
  section,
  isShowingSources,
  isReadOnly,
  isMoved,
}: ReceiptTextProps & { isMoved?: boolean }) {
  const [pressed, setPressed] = useState<PressedSentence>();
  const [outcome, setOutcome] = useState("");
  const root = useRef<HTMLDivElement>(null);

  // The sentence that had the focus may be gone, or be no button any more.
  useEffect(() => {
    if (outcome !== "" && !pressed && !root.current?.contains(document.activeElement)) root.current?.focus();
  }, [outcome, pressed, section.text]);

  const partOf = ({ receipt, pieces }: ReceiptPart, key: number): ReactNode => {
    const words = pieces.map(({ text, mark }, at) =>
      mark === "open" ? (
        <mark key={at}>{text}</mark>
      ) : mark === "no" ? (
        <Doubt key={at}>{text}</Doubt>
      ) : mark === "new" ? (
        <NotChecked key={at}>
          {text}
          <VisuallyHidden data-apart> ({copy.notChecked})</VisuallyHidden>
        </NotChecked>
      ) : (
        text
      ),
    );
    const isMarked = receipt !== undefined && isUnsupported(receipt);
    if (!receipt || receipt.from === "prompt" || (!isMarked && !isShowingSources))
      return <Fragment key={key}>{words}</Fragment>;
    const doubted = receipt.facts.filter(({ found }) => found === "no");
    return (
      <PressableText
        key={key}
        isMarked={isMarked}
        onPress={(anchor) => {
          setOutcome("");
          setPressed({ section, receipt, anchor });
        }}
      >
        {words}
        {isShowingSources && (
          <Origin data-from={receipt.confirmed ? "confirmed" : receipt.from} aria-hidden="true">
            {copy.origin(receipt)}
          </Origin>
        )}
        <VisuallyHidden data-apart>
          {" "}
          {isMarked
            ? copy.check(doubted.map(({ start, end }) => section.text.slice(start, end)))
            : copy.origin(receipt)}
        </VisuallyHidden>
      </PressableText>
    );
  };

  return (
    <>
      <Prose ref={root} lang={doc.lang}>
        {receiptBlocks(section, isMoved).map(({ kind, lines }, block) =>
          kind === "list" ? (
            <ul key={block}>
              {lines.map((parts, line) => (
                <li key={line}>{parts.map(partOf)}</li>
              ))}
            </ul>
          ) : isAllOpen(lines, isShowingSources) ? (
            <p key={block} data-open>
              {renderOpen(lines)}
            </p>
          ) : (
            <p key={block}>
              {lines.map((parts, line) => (
                <Fragment key={line}>
                  {line > 0 && <br />}
                  {parts.map(partOf)}
                </Fragment>
              ))}
            </p>
          ),
        )}
      </Prose>
      {pressed && (
        <ScreenBoundary isPart>
          <Suspense>
            <ReceiptPopover
              doc={doc}
              pressed={pressed}
              isReadOnly={isReadOnly}
              onClose={(said = "") => {
                setPressed(undefined);
                setOutcome(said);
              }}
            />
          </Suspense>
        </ScreenBoundary>
      )}
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
