import type { Schemas } from "@grantwright/api-client";
import { Button, TextArea } from "@grantwright/ui";
import { useEffect, useRef } from "react";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { useForm } from "../../forms/useForm.ts";
import { KeptNotice } from "../fields/KeptNotice.tsx";
import { serverMessage } from "../serverMessage.ts";
import { commentsCopy as copy } from "./comments.copy.ts";
import { commentSchema, type CommentValues } from "./comments.schema.ts";
import { Composer, Refused } from "./comments.styles.ts";
import { MentionPicker } from "./MentionPicker.tsx";
import { UnclearMentionError, useMentions } from "./useMentions.ts";

/** What is sent. */
interface SaidWords {
  text: string;
  /** Who is mentioned, by id. */
  mentions: string[];
  /** The same as long as the words are, however often they are tried. */
  idempotencyKey: string;
}

/** Props of CommentComposer. */
export interface CommentComposerProps {
  docId: string;
  userId: string;
  /** Where its words are kept on this device: another place for another comment. */
  place: `comment.${string}`;
  label: string;
  /** What stands there at first, where nothing was kept. */
  first?: string;
  /** Whom that mentions, in their order. */
  firstMentions?: readonly Schemas["MentionedPerson"][];
  sendLabel: string;
  /** What else goes with the words: with something else it is another comment. */
  about?: string | undefined;
  /** Whether it can be sent now; what is missing is said where it is. */
  check?: (() => boolean) | undefined;
  /** Sends it. What fails is said here, and the words stay. */
  onSend: (said: SaidWords) => Promise<unknown>;
  onCancel: () => void;
}

const nobody: readonly Schemas["MentionedPerson"][] = [];

/** Where a comment is written. Its words stay on this device until the server has them; an @ brings people in. */
export function CommentComposer(props: CommentComposerProps) {
  const { docId, userId, place, label, first = "", firstMentions = nobody, sendLabel, about, check } = props;
  const { onSend, onCancel } = props;
  const [state, kept] = useKeptText(userId, place, first);
  const text = state.typed ?? first;
  const mentions = useMentions({ docId, userId, place, text, first, firstMentions });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // After the drawer, which takes the focus as a whole.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const form = useForm<CommentValues>({
    schema: commentSchema,
    initialValues: { text: first },
    source: { values: { text }, write: (values) => kept.write(values.text) },
    onSubmit: async (values) => {
      const body = { text: values.text, mentions: await mentions.mentioned() };
      await onSend({ ...body, idempotencyKey: kept.sendingKey(about ? { ...body, about } : body) });
      kept.forget(values.text);
      mentions.forget();
    },
    refusalOf: (error) =>
      error instanceof UnclearMentionError
        ? { id: "text", message: copy.which(error.called) }
        : { message: serverMessage(error) ?? copy.notSent },
  });
  const lookForMention = () => {
    const area = field.current;
    if (area) mentions.look(area.value, area.selectionStart === area.selectionEnd ? area.selectionStart : undefined);
  };
  const bringIn = (person: Schemas["MentionablePerson"]) => {
    const brought = mentions.bringIn(person);
    if (!brought) return;
    form.change("text", brought.text);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(brought.caret, brought.caret);
    });
  };
  const send = () => {
    if (check?.() !== false) form.submit();
  };

  return (
    <Composer
      onSubmit={(event) => event.preventDefault()}
      onSelect={lookForMention}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
      }}
    >
      <KeptNotice state={state} text={kept} />
      <TextArea
        ref={field}
        name="text"
        label={label}
        minRows={2}
        value={text}
        onChange={(next) => {
          mentions.move(next, field.current?.selectionStart ?? next.length);
          form.change("text", next);
          requestAnimationFrame(lookForMention);
        }}
        errorMessage={form.problemOf("text")}
      />
      <MentionPicker mentions={mentions} onPick={bringIn} />
      {form.refusal && <Refused role="alert">{form.refusal.message}</Refused>}
      <div data-part="buttons">
        <Button variant="line" size="small" onPress={onCancel}>
          {copy.cancel}
        </Button>
        <Button size="small" isPending={form.isSubmitting} onPress={send}>
          {sendLabel}
        </Button>
      </div>
    </Composer>
  );
}
