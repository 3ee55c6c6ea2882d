import type { Schemas } from "@grantwright/api-client";
import { useProposeEdit } from "@grantwright/api-client/react-query";
import { countWrittenWords } from "@grantwright/domain";
import { Button, Text } from "@grantwright/ui";
import { lazy, Suspense } from "react";
import { Form } from "../../forms/Form.tsx";
import { FormNumberField } from "../../forms/FormNumberField.tsx";
import { FormRadioGroup } from "../../forms/FormRadioGroup.tsx";
import { FormRefusal } from "../../forms/FormRefusal.tsx";
import { FormSegmentedControl } from "../../forms/FormSegmentedControl.tsx";
import { FormSelect } from "../../forms/FormSelect.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextArea } from "../../forms/FormTextArea.tsx";
import { useForm } from "../../forms/useForm.ts";
import { serverMessage } from "../serverMessage.ts";
import { criteriaOf } from "./editedText.ts";
import { editsCopy as copy } from "./edits.copy.ts";
import { editSchema, type EditValues } from "./edits.schema.ts";
import { AskFields, Buttons } from "./edits.styles.ts";
import type { Selected, ShownEdits } from "./shownEdits.ts";

const SentButton = lazy(() => import("../sent/SentButton.tsx"));

/** Props of AskForEdit. */
export interface AskForEditProps extends ShownEdits {
  selected: Selected | undefined;
  /** What was asked for last. */
  first: Schemas["EditTask"] | undefined;
  /** Called once the server has taken it on. */
  onAsked: () => void;
  onClose: () => void;
}

type Task = EditValues["task"];

const all = Object.keys(copy.tasks) as Task[];
/** What can be done where nothing stands yet. */
const fromNothing: readonly Task[] = ["concrete", "answer", "rewrite"];

/** How much shorter is proposed, where the form sets no limit that is passed. */
const usualShare = 0.8;

/** What is asked for first: nothing that is too short is made shorter. */
function firstTask(tasks: readonly Task[], isOver: boolean, isShort: boolean): Task {
  const fitting: Task | undefined = isOver ? "shorten" : isShort ? "concrete" : tasks[0];
  return fitting ?? "rewrite";
}

/** Asks what is to change in a text. */
export function AskForEdit({ selected, first, onAsked, onClose, ...shown }: AskForEditProps) {
  const { docId, place, text, leastWords = 0, mostWords, criteria, writer, sentences = [] } = shown;
  const ask = useProposeEdit(docId, place);
  const now = countWrittenWords(text);
  const lines = criteriaOf(criteria);
  const tasks = text.trim() === "" ? fromNothing : all;
  const wordsOf = ({ start, end }: Selected) => text.slice(start, end);
  const isSelected = selected !== undefined && wordsOf(selected).trim() !== "";
  const isOver = mostWords !== undefined && now > mostWords;
  const form = useForm<EditValues>({
    schema: editSchema,
    initialValues: {
      task: first && tasks.includes(first) ? first : firstTask(tasks, isOver, now < leastWords),
      where: isSelected ? "selection" : "all",
      sentence: "0",
      words: isOver ? mostWords : Math.max(1, Math.floor(now * usualShare)),
      criterion: lines[0] ?? "",
    },
    onSubmit: async (values) => {
      await ask.mutateAsync(askedOf(values));
      onAsked();
    },
    refusalOf: (error) => ({ message: serverMessage(error) ?? copy.askFailed }),
  });
  /** Of a part, the same share of its words as of the whole. */
  const wordsForPart = (most: number, words: string | undefined) =>
    words === undefined ? most : Math.max(1, Math.round(countWrittenWords(words) * Math.min(1, most / now)));
  const askedOf = ({ task, where, sentence, words, criterion }: EditValues) => {
    const part = where === "selection" ? selected : where === "sentence" ? sentences[Number(sentence)] : undefined;
    return {
      task,
      start: part?.start ?? 0,
      exact: part ? wordsOf(part) : text,
      ...(task === "shorten" && words !== undefined && { words: wordsForPart(words, part && wordsOf(part)) }),
      ...(task === "answer" && criterion.trim() !== "" && { criterion }),
    };
  };
  const { task, where } = form.values;
  const places = [
    ...(isSelected ? [{ value: "selection", label: copy.selection(countWrittenWords(wordsOf(selected))) }] : []),
    { value: "all", label: copy.wholeText },
    ...(sentences.length > 1 ? [{ value: "sentence", label: copy.oneSentence }] : []),
  ];

  return (
    <Form form={form} as={AskFields}>
      {text.trim() === "" && <Text tone="soft">{copy.nothing}</Text>}
      <FormRadioGroup name="task" label={copy.task} options={tasks.map((value) => ({ value, ...copy.tasks[value] }))} />
      {task === "shorten" && (
        <FormNumberField
          name="words"
          label={copy.words}
          description={copy.wordsNow(now, mostWords)}
          minValue={1}
          maxValue={20_000}
          isRequired
        />
      )}
      {task === "answer" &&
        (lines.length > 0 ? (
          <FormSelect
            name="criterion"
            label={copy.criterion}
            options={lines.map((line) => ({ value: line, label: line }))}
            isRequired
          />
        ) : (
          <FormTextArea name="criterion" label={copy.criterion} isRequired />
        ))}
      {places.length > 1 && <FormSegmentedControl name="where" label={copy.where} isLabelShown options={places} />}
      {where === "sentence" && (
        <FormSelect
          name="sentence"
          label={copy.sentence}
          options={sentences.map((each, at) => ({ value: String(at), label: wordsOf(each) }))}
          isRequired
        />
      )}
      <FormRefusal />
      <Buttons>
        <Text as="span" tone="soft">
          {copy.by(writer.label)}{" "}
          {writer.kind === "model" && (
            <Suspense>
              <SentButton writer={writer} getAbout={() => ({ docId, edit: { ...place, ...askedOf(form.values) } })} />
            </Suspense>
          )}
        </Text>
        <Button variant="line" onPress={onClose}>
          {copy.cancel}
        </Button>
        <FormSubmit pendingLabel={copy.proposing}>{copy.propose}</FormSubmit>
      </Buttons>
    </Form>
  );
}
