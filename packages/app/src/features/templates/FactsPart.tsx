import { Heading, SegmentedControl, Select, TextArea, TextField } from "@grantwright/ui";
import { useState, type ReactNode } from "react";
import { documentTypeName } from "../../components/documents/documentType.ts";
import { CallLine } from "./CallLine.tsx";
import { DeadlineField } from "./DeadlineField.tsx";
import { deadlineZone, noteWithoutZone } from "./deadlineZone.ts";
import { FoldedPart } from "./FoldedPart.tsx";
import { LineArea } from "./LineArea.tsx";
import { copy } from "./templates.copy.ts";
import { Pair, Read } from "./TemplateParts.styles.ts";
import { Part } from "./Templates.styles.ts";
import { groupedSum, wholeLimits, type Problems, type TemplateModel } from "./templateModel.ts";

/** Props of FactsPart and FormatPart. */
export interface ModelPartProps {
  model: TemplateModel;
  problems: Problems;
  onUpdate: (change: (model: TemplateModel) => TemplateModel) => void;
}

type TextName = {
  [Name in keyof TemplateModel]: TemplateModel[Name] extends string ? Name : never;
}[keyof TemplateModel];

const types = (Object.keys(documentTypeName) as TemplateModel["type"][]).map((value) => ({
  value,
  label: documentTypeName[value],
}));

/** Where the facts were read; what an earlier release kept on the device has none. */
const linesOf = ({ readFrom = {} }: Partial<TemplateModel>): TemplateModel["readFrom"] => readFrom;

/** What the funder says of the grant. */
export function FactsPart({ model, problems, onUpdate }: ModelPartProps) {
  const field = (name: TextName) => ({
    // What an earlier release kept on the device lacks some.
    value: (model as Partial<TemplateModel>)[name] ?? "",
    onChange: (text: string) => onUpdate((before) => ({ ...before, [name]: text })),
    errorMessage: problems[name],
  });
  const lines = linesOf(model);
  /** The call was read for what it mostly says; a fact that it was not read for is nobody's miss. */
  const isSought = Object.keys(lines).length > 0;
  const isZoneAsked = deadlineZone(lines.deadline).isChosen;
  const group = (part: keyof typeof groups) => ({
    part,
    filled: groups[part].filter((name) => field(name).value.trim() !== "").length,
    isQuoted: groups[part].some((name) => (lines as Partial<Record<TextName, unknown>>)[name] !== undefined),
    hasProblem: groups[part].some((name) => problems[name] !== undefined),
    isSought,
  });
  return (
    <Part data-even>
      <Heading level={2} size={22}>
        {copy.facts}
      </Heading>
      <Read>
        <LineArea label={copy.name} {...field("name")} isRequired />
        <CallLine from={lines.name} value={model.name} isSought={isSought} />
      </Read>
      <SegmentedControl
        label={copy.type}
        isLabelShown
        options={types}
        value={model.type}
        onChange={(type) => onUpdate((before) => ({ ...before, type }))}
      />
      <TextArea label={copy.description} {...field("description")} minRows={2} />
      <FactGroup {...group("funder")}>
        <Pair>
          <Read>
            <LineArea label={copy.funderName} {...field("funderName")} />
            <CallLine from={lines.funderName} value={model.funderName} isSought={isSought} />
          </Read>
          <Read>
            <TextField
              label={copy.amount}
              {...field("amount")}
              onBlur={() =>
                onUpdate((before) => {
                  const amount = groupedSum(before.amount);
                  return amount === before.amount ? before : { ...before, amount };
                })
              }
              inputMode="decimal"
            />
            <CallLine from={lines.amount} value={model.amount} isSought={isSought} />
          </Read>
          {/* Its zone stands beside it where that is asked for. */}
          <Read data-whole={isZoneAsked || undefined}>
            <DeadlineField
              {...field("deadline")}
              from={lines.deadline}
              onZone={(deadline, from) =>
                onUpdate((before) => ({ ...before, deadline, readFrom: { ...linesOf(before), deadline: from } }))
              }
            />
            <CallLine
              from={lines.deadline && { ...lines.deadline, note: noteWithoutZone(lines.deadline.note) }}
              value={model.deadline}
              isSought={isSought}
            />
          </Read>
        </Pair>
      </FactGroup>
      <FactGroup {...group("criteria")}>
        <Read>
          <TextArea label={copy.eligibilityCriteria} {...field("eligibilityCriteria")} minRows={2} />
          <CallLine from={lines.eligibilityCriteria} value={model.eligibilityCriteria} isSought={isSought} />
        </Read>
        <Read>
          <TextArea label={copy.assessmentCriteria} {...field("assessmentCriteria")} minRows={2} />
          <CallLine from={lines.assessmentCriteria} value={model.assessmentCriteria} isSought={isSought} />
        </Read>
      </FactGroup>
      <FactGroup {...group("place")}>
        <Pair>
          <Read>
            <LineArea label={copy.location} {...field("location")} />
            <CallLine from={lines.location} value={model.location} isSought={isSought} />
          </Read>
          <Read>
            <LineArea label={copy.category} {...field("category")} />
          </Read>
          <Read data-whole>
            <TextField label={copy.url} {...field("url")} type="url" />
            <CallLine from={lines.url} value={model.url} isSought={isSought} />
          </Read>
        </Pair>
      </FactGroup>
      <FactGroup {...group("hint")}>
        <TextField label={copy.placeholderText} {...field("placeholderText")} />
      </FactGroup>
    </Part>
  );
}

/** Facts that stand together, so that the lines they were read from leave no hole, and that are a line together while none is known. */
const groups = {
  funder: ["funderName", "amount", "deadline"],
  criteria: ["eligibilityCriteria", "assessmentCriteria"],
  place: ["location", "category", "url"],
  hint: ["placeholderText"],
} as const satisfies Record<string, readonly TextName[]>;

interface FactGroupProps {
  part: keyof typeof groups;
  /** How many of them are there. */
  filled: number;
  /** A line of the call stands under one of them. */
  isQuoted: boolean;
  hasProblem: boolean;
  /** The call was read for them. */
  isSought: boolean;
  children: ReactNode;
}

/** A group of facts: its fields alone where it came with something, and else a line to unfold. Which, is decided once, so that nobody's field moves under the caret. */
function FactGroup({ part, filled, isQuoted, hasProblem, isSought, children }: FactGroupProps) {
  const [cameEmpty] = useState(filled === 0 && !isQuoted);
  if (!cameEmpty) return children;
  const none = isSought && part !== "hint" ? copy.noneTaken : copy.nothingYet;
  return (
    <FoldedPart
      title={copy.factGroups[part]}
      summary={filled === 0 ? none : copy.filled(filled, groups[part].length)}
      isEmpty={filled === 0}
      hasProblem={hasProblem}
    >
      {children}
    </FoldedPart>
  );
}

const papers = [
  { value: "any", label: copy.anyPaper },
  { value: "A4", label: "A4" },
  { value: "Letter", label: "Letter" },
] as const;

const formatTexts = [...wholeLimits, "lineSpacing", "fontFamily", "fontSize", "margin"] as const;

/** Which keys a phone offers for each. */
const inputModes = {
  pageLimit: "decimal",
  wordLimit: "numeric",
  characterLimit: "numeric",
  lineSpacing: "decimal",
  fontFamily: "text",
  fontSize: "decimal",
  margin: "decimal",
} as const satisfies Record<(typeof formatTexts)[number], string>;

/** What is set of the format, in a few words. */
function formatSummary({ pageLimit, wordLimit, characterLimit, fontFamily, fontSize, paper }: TemplateModel): string {
  const lengths = [
    pageLimit && copy.pages(pageLimit),
    wordLimit && copy.words(wordLimit),
    characterLimit && copy.characters(characterLimit),
  ];
  return [...lengths, copy.fontOf(fontFamily, fontSize), paper].filter(Boolean).join(" · ");
}

/** How the funder wants it set: folded for as long as nothing of it is. */
export function FormatPart({ model, problems, onUpdate }: ModelPartProps) {
  const field = (name: TextName) => ({
    // What an earlier release kept on the device lacks some.
    value: (model as Partial<TemplateModel>)[name] ?? "",
    onChange: (text: string) => onUpdate((before) => ({ ...before, [name]: text })),
    errorMessage: problems[name],
  });
  const lines = linesOf(model);
  const isSet = model.paper !== "" || formatTexts.some((name) => model[name] !== "");
  const hasProblem = formatTexts.some((name) => problems[name] !== undefined);
  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.format}
      </Heading>
      <FoldedPart
        title={copy.formatParts}
        summary={isSet ? formatSummary(model) : copy.formatNone}
        isEmpty={!isSet}
        hasProblem={hasProblem}
      >
        <Pair data-short>
          {formatTexts.map((name) => (
            <Read key={name}>
              <TextField label={copy[name]} {...field(name)} inputMode={inputModes[name]} />
              <CallLine from={lines[name]} />
            </Read>
          ))}
          <Read>
            <Select
              label={copy.paper}
              options={papers}
              value={model.paper || "any"}
              onChange={(paper) => onUpdate((before) => ({ ...before, paper: paper === "any" ? "" : paper }))}
            />
            <CallLine from={lines.paper} />
          </Read>
        </Pair>
      </FoldedPart>
    </Part>
  );
}
