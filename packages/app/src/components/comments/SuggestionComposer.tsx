import { Button, TextArea } from "@grantwright/ui";
import { useEffect, useRef } from "react";
import { fingerprint } from "../../autosave/fingerprint.ts";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { useForm } from "../../forms/useForm.ts";
import { KeptNotice } from "../fields/KeptNotice.tsx";
import { serverMessage } from "../serverMessage.ts";
import { commentsCopy as copy } from "./comments.copy.ts";
import { suggestionSchema, type SuggestionValues } from "./comments.schema.ts";
import { Composer, Refused } from "./comments.styles.ts";

/** Other words that are sent. */
interface SuggestedWords extends SuggestionValues {
  /** The same as long as the words are, however often they are tried. */
  idempotencyKey: string;
}

/** Props of SuggestionComposer. */
export interface SuggestionComposerProps {
  docId: string;
  userId: string;
  /** Of the text that it is about. */
  textKey: string;
  /** The words that are to be others. */
  exact: string;
  /** Sends it. What fails is said here, and the words stay. */
  onSend: (words: SuggestedWords) => Promise<unknown>;
  onCancel: () => void;
}

/** Where other words are proposed. They stay on this device until the server has them. */
export function SuggestionComposer({ docId, userId, textKey, exact, onSend, onCancel }: SuggestionComposerProps) {
  const nothing: SuggestionValues = { replacement: exact, note: "" };
  const [state, kept] = useKeptText(userId, `comment.${docId}.${textKey}.${fingerprint(exact)}`, nothing);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // After the drawer, which takes the focus as a whole.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const form = useForm<SuggestionValues>({
    schema: suggestionSchema(exact),
    initialValues: nothing,
    source: { values: state.typed ?? nothing, write: kept.write },
    onSubmit: async (values) => {
      await onSend({ ...values, idempotencyKey: kept.sendingKey(values) });
      kept.forget(values);
    },
    refusalOf: (error) => ({ message: serverMessage(error) ?? copy.notSent }),
  });
  return (
    <Composer onSubmit={(event) => event.preventDefault()}>
      <KeptNotice state={state} text={kept} />
      <TextArea
        ref={field}
        name="replacement"
        label={copy.otherWords}
        minRows={2}
        value={form.values.replacement}
        onChange={(next) => form.change("replacement", next)}
        errorMessage={form.problemOf("replacement")}
      />
      <TextArea
        name="note"
        label={copy.why}
        minRows={1}
        value={form.values.note}
        onChange={(next) => form.change("note", next)}
        errorMessage={form.problemOf("note")}
      />
      {form.refusal && <Refused role="alert">{form.refusal.message}</Refused>}
      <div data-part="buttons">
        <Button variant="line" size="small" onPress={onCancel}>
          {copy.cancel}
        </Button>
        <Button size="small" isPending={form.isSubmitting} onPress={() => form.submit()}>
          {copy.suggest}
        </Button>
      </div>
    </Composer>
  );
}
