import type { Schemas } from "@grantwright/api-client";
import { headKey } from "@grantwright/domain";
import { Deadline, Link, PaperField, Text } from "@grantwright/ui";
import { lazy, memo, Suspense, useId } from "react";
import { useMay } from "../../../components/access/access.ts";
import { dotted } from "../../../components/dotted.ts";
import { documentKind } from "../../../components/documents/documentType.ts";
import { GrowingArea } from "../../../components/fields/GrowingArea.tsx";
import { OtherVersion } from "../../../components/fields/OtherVersion.tsx";
import { useSession } from "../../../session/useSession.ts";
import { copy } from "./draft.copy.ts";
import { fieldElementId } from "./elementIds.ts";
import { Criteria, Piece } from "./Piece.styles.ts";
import { HeldBack } from "./HeldBack.tsx";
import { useDraftStore, useText } from "./store/useDraft.ts";

const SentButton = lazy(() => import("../../../components/sent/SentButton.tsx"));

/** Props of NameAndCriteria. */
export interface NameAndCriteriaProps {
  template: Schemas["DocumentTemplate"];
  writer: Schemas["WriterInfo"];
  /** Documents that belong to another one have no name of their own. */
  hasName: boolean;
  /** The document; undefined where there is none yet. */
  docId: string | undefined;
}

/** The head of the sheet: what it is for, its name, and the funder's criteria. */
export const NameAndCriteria = memo(function NameAndCriteria({
  template,
  writer,
  hasName,
  docId,
}: NameAndCriteriaProps) {
  const teamName = useSession().user?.teamName;
  const may = useMay();
  return (
    <Piece data-place="first">
      <Text tone="soft">{dotted(teamName, documentKind(template.type), template.funderName, template.name)}</Text>
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
      {hasName && <GrantName />}
      <Criteria>
        <Criterion input="eligibilityCriteria" />
        <Criterion input="assessmentCriteria" />
      </Criteria>
      {may("run") && (
        <Text size={12} tone="faint">
          {writer.kind === "offline" ? copy.offlineWriter : copy.modelWriter(writer.label)}{" "}
          {writer.isRuled && (
            <>
              {copy.ruledWriter} <Link href="/organization">{copy.organization}</Link>.
            </>
          )}
          {docId && writer.kind === "model" && (
            <Suspense>
              <SentButton writer={writer} getAbout={() => ({ docId })} />
            </Suspense>
          )}
        </Text>
      )}
    </Piece>
  );
});

const nameKey = headKey("name");

function GrantName() {
  const store = useDraftStore();
  const { text, problem, remote, heldOver } = useText(nameKey);
  const isReadOnly = !useMay()("write");
  return (
    <>
      <PaperField
        variant="title"
        label={copy.grantName}
        isLabelHidden
        id={fieldElementId(nameKey)}
        value={text}
        onChange={(next) => store.write(nameKey, next)}
        onBlur={() => store.leave(nameKey)}
        placeholder={isReadOnly ? undefined : copy.grantNamePlaceholder}
        errorMessage={isReadOnly ? undefined : problem}
        isReadOnly={isReadOnly}
        isRequired
      />
      <HeldBack over={heldOver} />
      {remote !== undefined && !isReadOnly && (
        <OtherVersion text={remote} mine={text} onSettle={(choice) => store.choose(nameKey, choice)} />
      )}
    </>
  );
}

function Criterion({ input }: { input: "eligibilityCriteria" | "assessmentCriteria" }) {
  const store = useDraftStore();
  const key = headKey(input);
  const { text, problem, remote, heldOver } = useText(key);
  const isReadOnly = !useMay()("write");
  const id = fieldElementId(key);
  const messageId = useId();
  const { label, placeholder } = copy.criteria[input];
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <GrowingArea
        id={id}
        rows={1}
        value={text}
        placeholder={isReadOnly ? undefined : placeholder}
        readOnly={isReadOnly}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? messageId : undefined}
        onChange={({ target }) => store.write(key, target.value)}
        onBlur={() => store.leave(key)}
      />
      {problem && (
        <Text tone="danger" id={messageId}>
          {problem}
        </Text>
      )}
      <HeldBack over={heldOver} />
      {remote !== undefined && !isReadOnly && (
        <OtherVersion text={remote} mine={text} onSettle={(choice) => store.choose(key, choice)} />
      )}
    </div>
  );
}
