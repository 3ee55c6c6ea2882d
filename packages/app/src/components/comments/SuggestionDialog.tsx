import { useDecideSuggestion } from "@grantwright/api-client/react-query";
import { Dialog } from "@grantwright/ui";
import { useEffect, useRef } from "react";
import { EditPieces } from "../edits/EditPieces.tsx";
import type { ShownText } from "../edits/shownEdits.ts";
import { showRequestError } from "../requestErrors.ts";
import { commentsCopy as copy } from "./comments.copy.ts";
import { keyOfThread, type Suggestion } from "./commentsContext.ts";
import type { ChangeText } from "./useTakeSuggestions.ts";

/** Props of SuggestionDialog. */
export interface SuggestionDialogProps {
  docId: string;
  title: string;
  suggestion: Suggestion;
  textOf: (key: string) => string;
  onChange: ChangeText;
  onClose: () => void;
}

/** What somebody proposes, taken or refused piece by piece. */
export default function SuggestionDialog(props: SuggestionDialogProps) {
  const { docId, title, suggestion, textOf, onChange, onClose } = props;
  const decide = useDecideSuggestion(docId);
  const key = keyOfThread(suggestion);
  const open = suggestion.pieces.filter(({ state }) => state === "open");
  const shown: ShownText = {
    docId,
    place: suggestion.sectionId === undefined ? { fieldId: key } : { sectionId: key },
    title,
    text: textOf(key),
    mostWords: undefined,
    onChange: (text, way) => onChange(key, text, way),
  };
  // The way back is offered for longer than the dialog stands there.
  const latest = useRef<ShownText>(undefined);
  useEffect(() => {
    latest.current = {
      ...shown,
      get text() {
        return textOf(key);
      },
    };
  });
  const decideWith = (pieces: Parameters<typeof decide.mutate>[0]["pieces"], after?: () => void) =>
    decide.mutate({ id: suggestion.id, pieces }, { onSuccess: () => after?.(), onError: showRequestError });
  return (
    <Dialog title={copy.chooseTitle(title)} size="large" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <EditPieces
        {...shown}
        edit={suggestion}
        latest={latest}
        onDecide={(pieces) => decideWith(pieces)}
        onUndone={() => decideWith(open.map(({ id }) => ({ id, state: "open" })))}
        onRefuse={() =>
          decideWith(
            open.map(({ id }) => ({ id, state: "refused" })),
            onClose,
          )
        }
        isRefusing={decide.isPending}
        onClose={onClose}
      />
    </Dialog>
  );
}
