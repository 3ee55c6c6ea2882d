import { ApiError, type BodyOf, type Schemas } from "@grantwright/api-client";
import { countWrittenWords } from "@grantwright/domain";
import { Banner, Button, Checkbox, showToast, Text } from "@grantwright/ui";
import { useState, type RefObject } from "react";
import { ChangedWords } from "../documents/ChangedWords.tsx";
import { withTaken } from "./editedText.ts";
import { editsCopy as copy } from "./edits.copy.ts";
import { Buttons, Pieces, PieceText, Waiting } from "./edits.styles.ts";
import type { ShownText } from "./shownEdits.ts";
import { usePicks } from "./usePicks.ts";

/** Props of EditPieces. */
export interface EditPiecesProps extends ShownText {
  edit: Schemas["ProposedEdit"];
  /** What is shown when a change is taken back. */
  latest: RefObject<ShownText | undefined>;
  /** Stores which pieces are accepted and which refused, once the text is saved. */
  onDecide: (pieces: BodyOf<"decideEdit">["pieces"]) => void;
  /** Called once what was taken was taken back. */
  onUndone?: () => void;
  /** Refuses all of it. */
  onRefuse: () => void;
  isRefusing: boolean;
  /** Asks for something else in its place; undefined where a person proposes it. */
  onAnother?: () => void;
  onClose: () => void;
}

/** How long the way back is offered, in milliseconds; the history has it for longer. */
const undoMs = 20_000;

/** The words of a piece, without the space that keeps it apart from what stands before it. */
const shownParts = ({ parts: [first, ...rest] }: Schemas["EditPiece"]) =>
  first ? [{ ...first, text: first.text.trimStart() }, ...rest] : rest;

/** The pieces of a proposed change, taken or refused one by one. */
export function EditPieces(props: EditPiecesProps) {
  const { edit, latest, onDecide, onUndone, onRefuse, isRefusing, onAnother, onClose, ...shown } = props;
  const { text, mostWords } = shown;
  const { ticked, tick, forget } = usePicks(edit);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  const open = edit.pieces.filter(({ state }) => state === "open");
  const changed = withTaken(text, edit, ticked);
  const now = countWrittenWords(text);
  const then = changed ? countWrittenWords(changed.text) : now;
  const asked = edit.task === "shorten" && edit.words !== undefined ? edit.words : mostWords;
  const isWhole = edit.exact.trim() === text.trim();
  const isAllTicked = open.every(({ id }) => ticked.has(id));

  const availability = ticked.size === 0 ? ({ isUnavailable: true, unavailableReason: copy.takeNone } as const) : {};

  const take = async () => {
    if (!changed) return;
    setFailure(undefined);
    setSaving(true);
    try {
      await shown.onChange(changed.text, "accepted");
    } catch (error) {
      setFailure(error instanceof ApiError && error.status === 412 ? copy.stale : copy.saveFailed);
      setSaving(false);
      return;
    }
    const pieces = open.map(({ id }) => ({ id, state: ticked.has(id) ? ("accepted" as const) : ("refused" as const) }));
    // The text is saved: where this is not, the changes are shown once more, and no longer fit.
    onDecide(pieces);
    forget();
    const undo = async () => {
      const now = latest.current;
      const back = now && changed.undo(now.text);
      if (back === undefined) showToast({ title: copy.undoGone, description: copy.undoGoneText, tone: "neutral" });
      else {
        await now?.onChange(back, "restored");
        onUndone?.();
        showToast({ title: copy.undone, tone: "success" });
      }
    };
    onClose();
    showToast({
      title: copy.taken(ticked.size),
      description: copy.takenText,
      tone: "success",
      duration: undoMs,
      action: {
        label: copy.undo,
        onPress: () => void undo().catch(() => showToast({ title: copy.saveFailed, tone: "danger" })),
      },
    });
  };

  return (
    <Waiting>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {!changed && <Banner tone="attention">{copy.gone}</Banner>}
      {edit.leftOut.length > 0 && <Banner tone="attention">{copy.leftOut(edit.leftOut)}</Banner>}
      <Pieces aria-label={copy.pieces}>
        {open.map((piece, index) => (
          <li key={piece.id}>
            <Checkbox
              label={copy.take(index + 1, open.length)}
              isSelected={ticked.has(piece.id)}
              isReadOnly={isSaving || !changed}
              onChange={(isTicked) => {
                const next = new Set(ticked);
                if (isTicked) next.add(piece.id);
                else next.delete(piece.id);
                tick(next);
              }}
            />
            <PieceText>
              <ChangedWords parts={shownParts(piece)} said={copy} />
            </PieceText>
            {piece.loses && (
              <Text as="p" tone="soft">
                {copy.loses(piece.loses)}
              </Text>
            )}
          </li>
        ))}
      </Pieces>
      <div aria-live="polite">
        <Text as="p" size={14} tone="soft">
          {copy.count(now, then, isWhole ? asked : mostWords)}
          {isWhole && edit.task === "shorten" && isAllTicked && asked !== undefined && then > asked
            ? ` ${copy.overBy(then - asked)}`
            : ""}
        </Text>
      </div>
      <Buttons>
        {onAnother && (
          <Button variant="quiet" onPress={onAnother}>
            {copy.another}
          </Button>
        )}
        {changed && !isAllTicked && (
          <Button variant="line" onPress={() => tick(new Set(open.map(({ id }) => id)))}>
            {copy.takeAll}
          </Button>
        )}
        <Button variant="line" isPending={isRefusing} onPress={onRefuse}>
          {copy.refuse}
        </Button>
        {changed && (
          <Button isPending={isSaving} onPress={() => void take()} {...availability}>
            {copy.takeTicked(ticked.size)}
          </Button>
        )}
      </Buttons>
    </Waiting>
  );
}
