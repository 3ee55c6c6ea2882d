import type { Schemas } from "@grantwright/api-client";
import { Deadline, Link, PaperField, Text } from "@grantwright/ui";
import { memo, useId, useLayoutEffect, useState } from "react";
import { documentKind } from "../../../components/documents/documentType.ts";
import { GrowingArea } from "../../../components/fields/GrowingArea.tsx";
import { OtherVersion } from "../../../components/fields/OtherVersion.tsx";
import { useSession } from "../../../components/session/useSession.ts";
import { copy } from "./draft.copy.ts";
import { Criteria, Piece } from "./Piece.styles.ts";
import { fieldElementId } from "./DraftSection.tsx";
import { HeldBack } from "./HeldBack.tsx";
import { headKey, type HeadInput } from "./saving/draftInputs.ts";
import type { HeldTexts } from "./saving/textBounds.ts";

/** Props of NameAndCriteria. */
export interface NameAndCriteriaProps {
  template: Schemas["DocumentTemplate"];
  writer: Schemas["WriterInfo"];
  /** Documents that belong to another one have no name of their own. */
  hasName: boolean;
  name: string;
  nameError: string | undefined;
  eligibilityCriteria: string;
  assessmentCriteria: string;
  /** What the criteria lack, when it is to be shown. */
  criteriaErrors: Partial<Record<HeadInput, string>>;
  /** What the inputs say elsewhere, where that differs, by their headKeys. */
  conflicts: ReadonlyMap<string, string>;
  /** Texts that are too long to be saved, by their headKeys. */
  held: HeldTexts;
  /** The newest text, which may be newer than the form's. */
  read: (key: string) => string;
  /** Counts the times that texts came from elsewhere: `read` is asked anew then, also where the form never had the newest text. */
  importCount: number;
  onWrite: (input: HeadInput, text: string) => void;
  onCommit: () => void;
  onSettle: (key: string, choice: "mine" | "theirs") => void;
}

/** The head of the sheet: what it is for, its name, and the funder's criteria. */
export const NameAndCriteria = memo(function NameAndCriteria(props: NameAndCriteriaProps) {
  const {
    template,
    writer,
    hasName,
    name,
    nameError,
    conflicts,
    held,
    read,
    importCount,
    onWrite,
    onCommit,
    onSettle,
  } = props;
  const nameKey = headKey("name");
  const teamName = useSession().user?.teamName;
  return (
    <Piece data-place="first">
      <Text tone="soft">
        {[teamName, documentKind(template.type), template.funderName, template.name].filter(Boolean).join(" · ")}
      </Text>
      {(template.deadline ?? template.url) && (
        <p>
          {template.deadline && <Deadline date={template.deadline} />}{" "}
          {template.url && (
            <Link isStandalone href={template.url} target="_blank">
              {copy.announcement}
            </Link>
          )}
        </p>
      )}
      {hasName && (
        <Typed input="name" text={name} read={read} importCount={importCount}>
          {(shown, setShown) => (
            <PaperField
              variant="title"
              label={copy.grantName}
              isLabelHidden
              id={fieldElementId(nameKey)}
              value={shown}
              onChange={(text) => {
                setShown(text);
                onWrite("name", text);
              }}
              onBlur={onCommit}
              placeholder={copy.grantNamePlaceholder}
              errorMessage={nameError}
              isRequired
            />
          )}
        </Typed>
      )}
      <HeldBack over={held.get(nameKey)} />
      {conflicts.has(nameKey) && (
        <OtherVersion text={conflicts.get(nameKey)!} onSettle={(choice) => onSettle(nameKey, choice)} />
      )}
      <Criteria>
        {(["eligibilityCriteria", "assessmentCriteria"] as const).map((input) => (
          <Criterion
            key={input}
            input={input}
            text={props[input]}
            read={read}
            importCount={importCount}
            onWrite={onWrite}
            onCommit={onCommit}
            onSettle={onSettle}
            errorMessage={props.criteriaErrors[input]}
            over={held.get(headKey(input))}
            otherVersion={conflicts.get(headKey(input))}
          />
        ))}
      </Criteria>
      <Text size={12} tone="faint">
        {writer.kind === "offline" ? copy.offlineWriter : copy.modelWriter(writer.label)}
      </Text>
    </Piece>
  );
});

interface TypedProps {
  input: HeadInput;
  text: string;
  read: (key: string) => string;
  importCount: number;
  children: (shown: string, setShown: (text: string) => void) => React.ReactElement;
}

/** Keeps the text that is being typed, and takes over what comes from elsewhere. */
function Typed({ input, text, read, importCount, children }: TypedProps) {
  const [shown, setShown] = useState(text);
  useLayoutEffect(() => setShown(read(headKey(input))), [text, read, input, importCount]);
  return children(shown, setShown);
}

interface CriterionProps extends Pick<
  NameAndCriteriaProps,
  "read" | "importCount" | "onWrite" | "onCommit" | "onSettle"
> {
  input: "eligibilityCriteria" | "assessmentCriteria";
  text: string;
  errorMessage: string | undefined;
  /** How far it is past what can be saved; undefined where it is not. */
  over: number | undefined;
  otherVersion: string | undefined;
}

function Criterion(props: CriterionProps) {
  const { input, text, errorMessage, over, otherVersion, read, importCount, onWrite, onCommit, onSettle } = props;
  const id = fieldElementId(headKey(input));
  const messageId = useId();
  const { label, placeholder } = copy.criteria[input];
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Typed input={input} text={text} read={read} importCount={importCount}>
        {(shown, setShown) => (
          <GrowingArea
            id={id}
            rows={1}
            value={shown}
            placeholder={placeholder}
            aria-invalid={errorMessage !== undefined}
            aria-describedby={errorMessage ? messageId : undefined}
            onChange={(event) => {
              setShown(event.target.value);
              onWrite(input, event.target.value);
            }}
            onBlur={onCommit}
          />
        )}
      </Typed>
      {errorMessage && (
        <Text size={12} tone="danger" id={messageId}>
          {errorMessage}
        </Text>
      )}
      <HeldBack over={over} />
      {otherVersion !== undefined && (
        <OtherVersion text={otherVersion} onSettle={(choice) => onSettle(headKey(input), choice)} />
      )}
    </div>
  );
}
