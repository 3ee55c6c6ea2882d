import { listDocPeople, type Schemas } from "@grantwright/api-client";
import { useApiClient, useDocPeople } from "@grantwright/api-client/react-query";
import { Button, TextArea, VisuallyHidden } from "@grantwright/ui";
import { useEffect, useRef, useState } from "react";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { useForm } from "../../forms/useForm.ts";
import { KeptNotice } from "../fields/KeptNotice.tsx";
import { serverMessage } from "../serverMessage.ts";
import { commentsCopy as copy } from "./comments.copy.ts";
import { commentSchema, type CommentValues } from "./comments.schema.ts";
import { Composer, Refused, Suggestions } from "./comments.styles.ts";
import { mentionAt, mentionsIn, mentionWords, type WrittenMention } from "./mentionsIn.ts";

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
  sendLabel: string;
  /** What else goes with the words: with something else it is another comment. */
  about?: string | undefined;
  /** Whether it can be sent now; what is missing is said where it is. */
  check?: (() => boolean) | undefined;
  /** Sends it. What fails is said here, and the words stay. */
  onSend: (said: SaidWords) => Promise<unknown>;
  onCancel: () => void;
}

/** Where a comment is written. Its words stay on this device until the server has them; an @ brings people in. */
export function CommentComposer(props: CommentComposerProps) {
  const { docId, userId, place, label, first = "", sendLabel, about, check, onSend, onCancel } = props;
  const client = useApiClient();
  const [state, kept] = useKeptText(userId, place, first);
  const text = state.typed ?? first;
  const [picked, setPicked] = useState<readonly Schemas["MentionedPerson"][]>([]);
  const [written, setWritten] = useState<WrittenMention>();
  const people = useDocPeople(docId, written?.begins ?? "", written !== undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // After the drawer, which takes the focus as a whole.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  /** Everybody whom the text mentions: who was chosen, and who is named as they are called. */
  const mentioned = async (words: string) => {
    const others = mentionWords(words).slice(0, 20);
    const found = await Promise.all(others.map((word) => listDocPeople(client, docId, word)));
    return mentionsIn(words, [...picked, ...found.flat()]).slice(0, 20);
  };
  const form = useForm<CommentValues>({
    schema: commentSchema,
    initialValues: { text: first },
    source: { values: { text }, write: (values) => kept.write(values.text) },
    onSubmit: async (values) => {
      const mentions = (await mentioned(values.text)).map(({ id }) => id);
      const body = { text: values.text, mentions };
      await onSend({ ...body, idempotencyKey: kept.sendingKey(about ? { ...body, about } : body) });
      kept.forget(values.text);
    },
    refusalOf: (error) => ({ message: serverMessage(error) ?? copy.notSent }),
  });
  const lookForMention = () => {
    const area = field.current;
    const isCaret = area && area.selectionStart === area.selectionEnd;
    const found = isCaret ? mentionAt(area.value, area.selectionStart) : undefined;
    setWritten((before) => (before?.start === found?.start && before?.begins === found?.begins ? before : found));
  };
  const bringIn = (person: Schemas["MentionedPerson"]) => {
    if (!written) return;
    const end = written.start + 1 + written.begins.length;
    const name = `@${person.name} `;
    const caret = written.start + name.length;
    setPicked((before) => [...before, person]);
    setWritten(undefined);
    form.change("text", text.slice(0, written.start) + name + text.slice(end).replace(/^ /, ""));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
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
          form.change("text", next);
          requestAnimationFrame(lookForMention);
        }}
        errorMessage={form.problemOf("text")}
      />
      <VisuallyHidden>
        <span role="status">{written && people.data ? copy.found(people.data.length) : ""}</span>
      </VisuallyHidden>
      {written && people.data && people.data.length > 0 && (
        <Suggestions role="group" aria-label={copy.mention}>
          <span aria-hidden>{copy.mention}</span>
          {people.data.slice(0, 6).map((person) => (
            <Button key={person.id} variant="line" size="small" onPress={() => bringIn(person)}>
              {person.name}
            </Button>
          ))}
        </Suggestions>
      )}
      {form.refusal && <Refused role="alert">{form.refusal.message}</Refused>}
      <div data-part="buttons">
        <Button size="small" isPending={form.isSubmitting} onPress={send}>
          {sendLabel}
        </Button>
        <Button variant="quiet" size="small" onPress={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </Composer>
  );
}
