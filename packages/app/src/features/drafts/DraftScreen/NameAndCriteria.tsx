import type { Schemas } from "@grantwright/api-client";
import { Deadline, Link, PaperField, Text } from "@grantwright/ui";
import { memo, useEffect, useId, useState } from "react";
import { documentTypeName } from "../../../components/documents/documentType.ts";
import { copy } from "./draft.copy.ts";
import { Criteria, Piece } from "./Draft.styles.ts";
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
  onWrite: (input: HeadInput, text: string) => void;
  onCommit: () => void;
}

/** The head of the sheet: what it is for, its name, and the funder's criteria. */
export const NameAndCriteria = memo(function NameAndCriteria(props: NameAndCriteriaProps) {
  const { template, writer, hasName, name, nameError, onWrite, onCommit } = props;
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
        <Typed text={name}>
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
      <Criteria>
        <Criterion
          label={copy.eligibility}
          placeholder={copy.eligibilityPlaceholder}
          text={props.eligibilityCriteria}
          onWrite={(text) => onWrite("eligibilityCriteria", text)}
          onCommit={onCommit}
        />
        <Criterion
          label={copy.assessment}
          placeholder={copy.assessmentPlaceholder}
          text={props.assessmentCriteria}
          onWrite={(text) => onWrite("assessmentCriteria", text)}
          onCommit={onCommit}
        />
      </Criteria>
      <Text size={12} tone="faint">
        {writer.kind === "offline" ? copy.offlineWriter : copy.modelWriter(writer.label)}
      </Text>
    </Piece>
  );
});

/** Keeps the text that is being typed, and takes over what comes from elsewhere. */
function Typed({
  text,
  children,
}: {
  text: string;
  children: (shown: string, setShown: (text: string) => void) => React.ReactElement;
}) {
  const [shown, setShown] = useState(text);
  useEffect(() => setShown(text), [text]);
  return children(shown, setShown);
}

interface CriterionProps {
  label: string;
  placeholder: string;
  text: string;
  onWrite: (text: string) => void;
  onCommit: () => void;
}

function Criterion({ label, placeholder, text, onWrite, onCommit }: CriterionProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Typed text={text}>
        {(shown, setShown) => (
          <textarea
            id={id}
            rows={1}
            value={shown}
            placeholder={placeholder}
            onChange={(event) => {
              setShown(event.target.value);
              onWrite(event.target.value);
            }}
            onBlur={onCommit}
          />
        )}
      </Typed>
    </div>
  );
}
