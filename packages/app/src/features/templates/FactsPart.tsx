import { Heading, SegmentedControl, TextArea, TextField } from "@grantwright/ui";
import { documentTypeName } from "../../components/documents/documentType.ts";
import { copy } from "./templates.copy.ts";
import { Native, Pair, Part } from "./Templates.styles.ts";
import type { Problems, TemplateModel } from "./templateModel.ts";

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

/** What the funder says of the grant. */
export function FactsPart({ model, problems, onUpdate }: ModelPartProps) {
  const field = (name: TextName) => ({
    value: model[name],
    onChange: (text: string) => onUpdate((before) => ({ ...before, [name]: text })),
    errorMessage: problems[name],
  });
  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.facts}
      </Heading>
      <TextField label={copy.name} {...field("name")} isRequired />
      <SegmentedControl
        label={copy.type}
        isLabelShown
        options={types}
        value={model.type}
        onChange={(type) => onUpdate((before) => ({ ...before, type }))}
      />
      <TextArea label={copy.description} {...field("description")} minRows={2} />
      <Pair>
        <TextField label={copy.funderName} {...field("funderName")} />
        <TextField label={copy.category} {...field("category")} />
        <TextField label={copy.location} {...field("location")} />
        <TextField label={copy.url} {...field("url")} type="url" />
        <TextField label={copy.amount} {...field("amount")} inputMode="decimal" />
        <Native>
          {copy.deadline}
          <input
            type="datetime-local"
            value={model.deadline}
            onChange={({ target }) => onUpdate((before) => ({ ...before, deadline: target.value }))}
          />
          <small>{copy.deadlineText}</small>
        </Native>
      </Pair>
      <TextArea label={copy.eligibilityCriteria} {...field("eligibilityCriteria")} minRows={2} />
      <TextArea label={copy.assessmentCriteria} {...field("assessmentCriteria")} minRows={2} />
      <TextField label={copy.placeholderText} {...field("placeholderText")} />
    </Part>
  );
}

const papers = [
  { value: "", label: copy.anyPaper },
  { value: "A4", label: "A4" },
  { value: "Letter", label: "Letter" },
] as const;

/** How the funder wants it set. */
export function FormatPart({ model, problems, onUpdate }: ModelPartProps) {
  const field = (name: TextName) => ({
    value: model[name],
    onChange: (text: string) => onUpdate((before) => ({ ...before, [name]: text })),
    errorMessage: problems[name],
  });
  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.format}
      </Heading>
      <Pair>
        <TextField label={copy.pageLimit} {...field("pageLimit")} inputMode="decimal" />
        <TextField label={copy.fontFamily} {...field("fontFamily")} />
        <TextField label={copy.fontSize} {...field("fontSize")} inputMode="decimal" />
        <TextField label={copy.margin} {...field("margin")} inputMode="decimal" />
        <TextField label={copy.lineSpacing} {...field("lineSpacing")} inputMode="decimal" />
        <Native>
          {copy.paper}
          <select
            value={model.paper}
            onChange={({ target }) =>
              onUpdate((before) => ({ ...before, paper: target.value as TemplateModel["paper"] }))
            }
          >
            {papers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Native>
      </Pair>
    </Part>
  );
}
