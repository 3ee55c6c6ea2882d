import { useAddComment, useSuggestEdit } from "@grantwright/api-client/react-query";
import { commentLength, findQuote, suggestionLength } from "@grantwright/domain";
import { Button, showToast } from "@grantwright/ui";
import { useState } from "react";
import { CommentComposer } from "./CommentComposer.tsx";
import { commentsCopy as copy } from "./comments.copy.ts";
import { NewThread } from "./comments.styles.ts";
import type { NewComment } from "./commentsContext.ts";
import { keptPlaceOf } from "./keptPlaceOf.ts";
import { SuggestionComposer } from "./SuggestionComposer.tsx";

/** Props of NewCommentForm. */
export interface NewCommentFormProps {
  docId: string;
  /** The version that is shown; the form without it. */
  versionId: string | undefined;
  userId: string;
  title: string;
  comment: NewComment;
  /** The text as it is now. */
  textOf: (key: string) => string;
  /** Saves what was just typed. */
  save: (() => Promise<unknown>) | undefined;
  /** Called with the id of what was sent. */
  onSent: (id: string) => void;
  onCancel: () => void;
}

/** How much of the words that it is about is shown, in characters. */
const mostShown = 240;

/** A new comment on words or on a section, or other words for them. */
export function NewCommentForm(props: NewCommentFormProps) {
  const { docId, versionId, userId, title, comment, textOf, save, onSent, onCancel } = props;
  const { key, quote } = comment;
  const [isSuggesting, setSuggesting] = useState(false);
  const add = useAddComment(docId);
  const suggest = useSuggestEdit(docId);
  /** What other words are proposed for stays what it was when this was opened, whatever others write meanwhile. */
  const [exact] = useState(() => quote?.exact ?? textOf(key));
  const about = versionId === undefined ? { fieldId: key } : { sectionId: key };

  /** The words as they stand in what is saved, as many as may be named: all of the text where none were selected, and undefined where they are gone. */
  const findWords = async (most: number) => {
    await save?.().catch(() => {});
    if (!quote) return { start: 0, exact };
    const start = findQuote(textOf(key), quote);
    if (start === undefined) return undefined;
    // No character is torn in two.
    return { start, exact: quote.exact.slice(0, most).replace(/[\uD800-\uDBFF]$/, "") };
  };

  return (
    <NewThread>
      {quote ? <q dir="auto">{quote.exact.slice(0, mostShown)}</q> : <small>{copy.whole}</small>}
      {isSuggesting ? (
        <SuggestionComposer
          docId={docId}
          userId={userId}
          textKey={key}
          exact={exact}
          onSend={async ({ replacement, note, idempotencyKey }) => {
            // Where they are gone, the server says so.
            const found = (await findWords(suggestionLength)) ?? { start: quote?.start ?? 0, exact };
            const body = { ...about, ...found, replacement, ...(note.trim() && { note }), idempotencyKey };
            const { id } = await suggest.mutateAsync(body);
            showToast({ title: copy.suggested, tone: "success" });
            onSent(id);
          }}
          onCancel={onCancel}
        />
      ) : (
        <CommentComposer
          docId={docId}
          userId={userId}
          place={keptPlaceOf(docId, comment)}
          label={copy.newOn(title)}
          sendLabel={copy.send}
          onSend={async (said) => {
            const words = quote && (await findWords(commentLength.exact));
            const found = words ?? { start: 0, exact: "" };
            const { id } = await add.mutateAsync({ ...about, ...said, ...found });
            showToast({ title: copy.sent, tone: "success" });
            onSent(id);
          }}
          onCancel={onCancel}
        />
      )}
      {exact.length <= suggestionLength && (
        <Button variant="quiet" size="small" onPress={() => setSuggesting(!isSuggesting)}>
          {isSuggesting ? copy.commentInstead : copy.suggestInstead}
        </Button>
      )}
    </NewThread>
  );
}
