import { useAddComment, useSuggestEdit } from "@grantwright/api-client/react-query";
import { commentLength, findQuote, suggestionLength, type TextQuote } from "@grantwright/domain";
import { Button, showToast, TextField } from "@grantwright/ui";
import { useState } from "react";
import { CommentComposer } from "./CommentComposer.tsx";
import { commentsCopy as copy } from "./comments.copy.ts";
import { NewThread } from "./comments.styles.ts";
import type { NewComment } from "./commentsContext.ts";
import { keptPlaceOf } from "./keptPlaceOf.ts";
import { SuggestionComposer } from "./SuggestionComposer.tsx";
import { useNamedWords } from "./useNamedWords.ts";

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
  const place = keptPlaceOf(docId, comment);
  /** The words that other words are proposed for; undefined while none are. */
  const [suggesting, setSuggesting] = useState<{ quote: TextQuote | undefined }>();
  const named = useNamedWords(userId, place, () => textOf(key));
  // In a text area words are selected by the keyboard; in a proposal they are named.
  const isNamed = versionId !== undefined && !quote;
  const aboutWords = () => quote ?? (isNamed ? named.quote() : undefined);
  const add = useAddComment(docId);
  const suggest = useSuggestEdit(docId);
  /** What other words are proposed for stays what it was when this was opened, whatever others write meanwhile. */
  const [whole] = useState(() => textOf(key));
  const exact = (suggesting ? suggesting.quote : aboutWords())?.exact ?? whole;
  const about = versionId === undefined ? { fieldId: key } : { sectionId: key };

  /** Words as they stand in what is saved, as many as may be named: all of the text where none were chosen, and undefined where they are gone. */
  const findWords = async (chosen: TextQuote | undefined, most: number) => {
    await save?.().catch(() => {});
    if (!chosen) return { start: 0, exact: whole };
    const start = findQuote(textOf(key), chosen);
    if (start === undefined) return undefined;
    // No character is torn in two.
    return { start, exact: chosen.exact.slice(0, most).replace(/[\uD800-\uDBFF]$/, "") };
  };
  const sent = (id: string) => {
    named.forget();
    onSent(id);
  };
  const shown = quote ?? suggesting?.quote;

  return (
    <NewThread>
      {shown && <q dir="auto">{shown.exact.slice(0, mostShown)}</q>}
      {isNamed && !suggesting && (
        <TextField
          ref={named.field}
          label={copy.aboutWords}
          description={copy.aboutWordsHow}
          value={named.typed}
          onChange={named.type}
          errorMessage={named.isAstray ? copy.aboutWordsAstray : undefined}
          autoComplete="off"
        />
      )}
      {suggesting ? (
        <SuggestionComposer
          docId={docId}
          userId={userId}
          textKey={key}
          exact={exact}
          onSend={async ({ replacement, note, idempotencyKey }) => {
            const chosen = suggesting.quote;
            // Where they are gone, the server says so.
            const found = (await findWords(chosen, suggestionLength)) ?? { start: chosen?.start ?? 0, exact };
            const body = { ...about, ...found, replacement, ...(note.trim() && { note }), idempotencyKey };
            const { id } = await suggest.mutateAsync(body);
            showToast({ title: copy.suggested, tone: "success" });
            sent(id);
          }}
          onCancel={onCancel}
        />
      ) : (
        <CommentComposer
          docId={docId}
          userId={userId}
          place={place}
          label={copy.newOn(title)}
          sendLabel={copy.send}
          about={isNamed ? named.typed : undefined}
          check={isNamed ? named.check : undefined}
          onSend={async (said) => {
            const chosen = aboutWords();
            const words = chosen && (await findWords(chosen, commentLength.exact));
            const found = words ?? { start: 0, exact: "" };
            const { id } = await add.mutateAsync({ ...about, ...said, ...found });
            showToast({ title: copy.sent, tone: "success" });
            sent(id);
          }}
          onCancel={onCancel}
        />
      )}
      {exact.length <= suggestionLength && (
        <Button
          variant="quiet"
          onPress={() => {
            if (suggesting) setSuggesting(undefined);
            else if (!isNamed || named.check()) setSuggesting({ quote: aboutWords() });
          }}
        >
          {suggesting ? copy.commentInstead : copy.suggestInstead}
        </Button>
      )}
    </NewThread>
  );
}
