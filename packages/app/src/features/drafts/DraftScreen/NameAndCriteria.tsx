import type { Schemas } from "@grantwright/api-client";
import { Deadline, Link, PaperField, Text } from "@grantwright/ui";
import { memo, useId, useLayoutEffect, useState } from "react";
import { documentTypeName } from "../../../components/documents/documentType.ts";
import { OtherVersion } from "../../../components/fields/OtherVersion.tsx";
import { copy } from "./draft.copy.ts";
import { Criteria, Piece } from "./Piece.styles.ts";
import { fieldElementId } from "./DraftSection.tsx";

/** The inputs at the head of the sheet. */
export type HeadInput = "name" | "eligibilityCriteria" | "assessmentCriteria";

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
  /** What the inputs say elsewhere, where that differs, by their names. */
  conflicts: ReadonlyMap<string, string>;
  /** The newest text, which may be newer than the form's. */
  read: (id: string) => string;
  /** Counts the times that texts came from elsewhere: `read` is asked anew then, also where the form never had the newest text. */
  importCount: number;
  onWrite: (input: HeadInput, text: string) => void;
  onCommit: () => void;
  onSettle: (id: string, choice: "mine" | "theirs") => void;
}

/** The head of the sheet: what it is for, its name, and the funder's criteria. */
export const NameAndCriteria = memo(function NameAndCriteria(props: NameAndCriteriaProps) {
  const { template, writer, hasName, name, nameError, conflicts, read, importCount, onWrite, onCommit, onSettle } =
    props;
  return (
    <Piece data-place="first">
      <Text tone="soft">
        {[documentTypeName[template.type], template.funderName, template.name].filter(Boolean).join(" · ")}
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
        <Typed id="name" text={name} read={read} importCount={importCount}>
          {(shown, setShown) => (
            <PaperField
              variant="title"
              label={copy.grantName}
              isLabelHidden
              id={fieldElementId("name")}
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
      {conflicts.has("name") && (
        <OtherVersion text={conflicts.get("name")!} onSettle={(choice) => onSettle("name", choice)} />
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
            otherVersion={conflicts.get(input)}
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
  id: HeadInput;
  text: string;
  read: (id: string) => string;
  importCount: number;
  children: (shown: string, setShown: (text: string) => void) => React.ReactElement;
}

/** Keeps the text that is being typed, and takes over what comes from elsewhere. */
function Typed({ id, text, read, importCount, children }: TypedProps) {
  const [shown, setShown] = useState(text);
  useLayoutEffect(() => setShown(read(id)), [text, read, id, importCount]);
  return children(shown, setShown);
}

interface CriterionProps extends Pick<
  NameAndCriteriaProps,
  "read" | "importCount" | "onWrite" | "onCommit" | "onSettle"
> {
  input: "eligibilityCriteria" | "assessmentCriteria";
  text: string;
  otherVersion: string | undefined;
}

function Criterion({ input, text, read, importCount, onWrite, onCommit, onSettle, otherVersion }: CriterionProps) {
  const id = useId();
  const { label, placeholder } = copy.criteria[input];
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Typed id={input} text={text} read={read} importCount={importCount}>
        {(shown, setShown) => (
          <textarea
            id={id}
            rows={1}
            value={shown}
            placeholder={placeholder}
            onChange={(event) => {
              setShown(event.target.value);
              onWrite(input, event.target.value);
            }}
            onBlur={onCommit}
          />
        )}
      </Typed>
      {otherVersion !== undefined && (
        <OtherVersion text={otherVersion} onSettle={(choice) => onSettle(input, choice)} />
      )}
    </div>
  );
}
