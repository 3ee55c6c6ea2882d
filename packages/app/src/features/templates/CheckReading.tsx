import type { BodyOf, Schemas } from "@grantwright/api-client";
import { Banner, Button, Checkbox, EmptyState, Heading, Text, TextArea, TextField } from "@grantwright/ui";
import { BackLink } from "../../components/page/BackLink.tsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { useForm } from "../../forms/useForm.ts";
import { CheckNeeds } from "./CheckNeeds.tsx";
import { DeadlineField } from "./DeadlineField.tsx";
import { noteWithoutZone } from "./deadlineZone.ts";
import { Finding } from "./Finding.tsx";
import { keyDateCopy } from "./keyDates.copy.ts";
import { keyDatesOf, type KeyDateModel } from "./keyDates.ts";
import { KeyDateFields } from "./KeyDateFields.tsx";
import { LineArea } from "./LineArea.tsx";
import { neededOf } from "./needed.ts";
import { keptOf, readingSchema, type CheckedReading } from "./reading.schema.ts";
import { SectionDetails } from "./SectionDetails.tsx";
import { copy } from "./templates.copy.ts";
import { CheckFoot, Findings, Limits, PaperFinding } from "./Check.styles.ts";
import { Buttons, CheckColumn, Column, Crumb, Part, Title } from "./Templates.styles.ts";
import {
  blankSection,
  callFacts,
  groupedSum,
  modelOfReading,
  problemCopy,
  requestOf,
  type ItemModel,
  type SectionModel,
  type TemplateModel,
} from "./templateModel.ts";

/** Props of CheckReading. */
export interface CheckReadingProps {
  reading: Schemas["CallReading"];
  /** It has come in place of the form that was sent: the focus goes to its title. */
  isJustRead: boolean;
  /** What was made of it before. */
  checked: CheckedReading | undefined;
  /** Called after each change, to keep it on the device. */
  onCheck: (checked: CheckedReading) => void;
  onMake: (body: BodyOf<"createTemplate">) => Promise<unknown>;
  onBack: () => void;
  onBlank: () => void;
  /** What is said beside the button. */
  notice: ReactNode;
}

const limits = ["minWordCount", "maxWordCount", "maxLength", "pageLimit"] as const;
const limitLabel = {
  minWordCount: copy.minWordCount,
  maxWordCount: copy.maxWordCount,
  maxLength: copy.maxLength,
  pageLimit: copy.sectionPages,
};

/** A field of a reading: its path, its text, and what writes it. */
type FieldOf = (
  path: string,
  value: string,
  write: (text: string) => void,
) => {
  id: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
};

/** Each finding of a reading beside its line, to be kept, changed or dropped; then the template is made of what is left. */
export default function CheckReading({
  reading,
  isJustRead,
  checked,
  onCheck,
  onMake,
  onBack,
  onBlank,
  notice,
}: CheckReadingProps) {
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isJustRead) title.current?.focus();
  }, [isJustRead]);
  const column = useRef<HTMLDivElement>(null);
  const [first] = useState<CheckedReading>(() => ({ model: modelOfReading(reading), dropped: [] }));
  const form = useForm<CheckedReading>({
    schema: readingSchema,
    initialValues: first,
    source: { values: checked ?? first, write: onCheck },
    onSubmit: (values) => onMake(requestOf(keptOf(values))),
  });
  const { model, dropped } = form.values;
  const setModel = (change: Partial<TemplateModel>) => form.change("model", { ...model, ...change });
  const writeSection = (id: string, change: Partial<SectionModel>) =>
    setModel({ fields: model.fields.map((section) => (section.id === id ? { ...section, ...change } : section)) });
  const writeItem = (id: string, change: Partial<ItemModel>) =>
    setModel({
      documentChecklist: model.documentChecklist.map((item) => (item.id === id ? { ...item, ...change } : item)),
    });
  const dates = keyDatesOf(model);
  const writeDate = (id: string, change: Partial<KeyDateModel>) =>
    form.edit(`${id}.${"day" in change ? "day" : "what"}`, () =>
      setModel({ keyDates: dates.map((date) => (date.id === id ? { ...date, ...change } : date)) }),
    );
  const fieldOf: FieldOf = (path, value, write) => ({
    id: `finding-${path}`,
    value,
    onChange: (text) => form.edit(path, () => write(text)),
    onBlur: () => form.leave(path),
    errorMessage: form.problemOf(path),
  });
  const rowOf = (key: string, label: string) => ({
    label,
    isKept: !dropped.includes(key),
    onKeep: (isKept: boolean) =>
      form.change("dropped", isKept ? dropped.filter((each) => each !== key) : [...dropped, key]),
  });

  const findings = [
    ...callFacts.filter((name) => reading[name]),
    ...reading.format.map(({ part }) => part),
    ...[...dates, ...model.fields, ...model.documentChecklist].map(({ id }) => id),
  ];
  const needed = neededOf(form.values);
  const keptCount = findings.filter((key) => !dropped.includes(key)).length;
  const hasFacts = callFacts.some((name) => reading[name]) || reading.format.length > 0;
  if (!hasFacts && dates.length + reading.fields.length + model.documentChecklist.length === 0)
    return (
      <Column ref={title} tabIndex={-1}>
        <EmptyState
          level={1}
          title={copy.nothingTitle}
          action={
            <Buttons>
              <Button variant="line" onPress={onBack}>
                {copy.back}
              </Button>
              <Button variant="quiet" onPress={onBlank}>
                {copy.beginBlank}
              </Button>
            </Buttons>
          }
        >
          {copy.nothingText}
        </EmptyState>
      </Column>
    );
  return (
    <CheckColumn ref={column}>
      <title>{`${copy.checkTitle} · Grantwright`}</title>
      <Crumb>
        <BackLink to="/templates">{copy.templates}</BackLink>
      </Crumb>
      <Form form={form}>
        <Title ref={title} tabIndex={-1}>
          <Heading level={1} size={36}>
            {copy.checkTitle}
          </Heading>
          <Text size={16} tone="soft">
            {copy.checkText}
          </Text>
          {reading.pointedOutBy && <Text tone="soft">{copy.pointedOutBy(reading.pointedOutBy)}</Text>}
          {reading.note && <Banner tone="attention">{reading.note}</Banner>}
          <CheckNeeds needed={needed} count={Math.max(findings.length, 1)} page={column} />
        </Title>
        <Part>
          <Heading level={2} size={22}>
            {copy.facts}
          </Heading>
          <Findings>
            {callFacts.map((name) => {
              const found = reading[name];
              if (!found && name !== "name") return null;
              const field = fieldOf(name, model[name], (text) => setModel({ [name]: text }));
              const row = {
                ...rowOf(name, copy[name]),
                isFixed: name === "name",
                isNeeded: name === "name" && needed.includes("name"),
              };
              if (name !== "deadline")
                return (
                  <Finding key={name} {...row} found={found} value={model[name]}>
                    <FactField name={name} field={field} />
                  </Finding>
                );
              return (
                <Finding
                  key={name}
                  {...row}
                  name={name}
                  isNeeded={needed.includes("zone")}
                  found={found && { ...found, note: noteWithoutZone(found.note) }}
                >
                  <DeadlineField
                    isLabelHidden
                    {...field}
                    from={model.readFrom.deadline}
                    onZone={(deadline, from) =>
                      form.edit(name, () => setModel({ deadline, readFrom: { ...model.readFrom, deadline: from } }))
                    }
                  />
                </Finding>
              );
            })}
            {reading.format.map(({ part, readFrom }) => (
              <Finding key={part} {...rowOf(part, copy[part])} found={{ readFrom }}>
                <TextField
                  label={copy[part]}
                  isLabelHidden
                  {...fieldOf(part, model[part], (text) => setModel({ [part]: text }))}
                  isReadOnly={part === "paper"}
                />
              </Finding>
            ))}
            {reading.notes.map((found) => (
              <Finding key={found.readFrom.line} label={copy.noted} isKept isFixed found={found}>
                <Text tone="soft">{found.note}</Text>
              </Finding>
            ))}
          </Findings>
        </Part>
        {dates.length > 0 && (
          <Part>
            <Heading level={2} size={22}>
              {keyDateCopy.title}
            </Heading>
            <Text tone="soft">{keyDateCopy.readText}</Text>
            <Findings>
              {dates.map((date, index) => (
                <Finding
                  key={date.id}
                  {...rowOf(date.id, keyDateCopy.entry(index + 1))}
                  found={date.readFrom && { readFrom: date.readFrom }}
                  value={date.what}
                >
                  <KeyDateFields
                    date={date}
                    index={index}
                    onChange={(change) => writeDate(date.id, change)}
                    onLeave={(field) => form.leave(`${date.id}.${field}`)}
                    problemOf={(field) => form.problemOf(`${date.id}.${field}`)}
                  />
                </Finding>
              ))}
            </Findings>
          </Part>
        )}
        <Part>
          <Heading level={2} size={22}>
            {copy.sections}
          </Heading>
          {reading.fields.length === 0 && <Text tone="soft">{copy.noneFound}</Text>}
          <Findings>
            {model.fields.map((section, index) => (
              <Finding
                key={section.id}
                {...rowOf(section.id, copy.untitled(index + 1))}
                found={section}
                value={section.title}
                limits={{
                  minWordCount: section.minWordCount,
                  maxWordCount: section.maxWordCount,
                  maxLength: section.maxLength,
                  pageLimit: section.pageLimit,
                  isOptional: !section.required,
                }}
              >
                <LineArea
                  label={copy.titleOf(index + 1)}
                  isLabelHidden
                  {...fieldOf(`${section.id}.title`, section.title, (title) => writeSection(section.id, { title }))}
                />
                <SectionDetails
                  section={section}
                  hasProblem={["description", ...limits].some((field) => form.problemOf(`${section.id}.${field}`))}
                >
                  {section.description && (
                    <TextArea
                      label={copy.guidance}
                      {...fieldOf(`${section.id}.description`, section.description, (description) =>
                        writeSection(section.id, { description }),
                      )}
                      minRows={1}
                    />
                  )}
                  <Limits>
                    {limits
                      .filter((limit) => reading.fields[index]?.[limit] !== undefined)
                      .map((limit) => (
                        <TextField
                          key={limit}
                          label={limitLabel[limit]}
                          inputMode="decimal"
                          {...fieldOf(`${section.id}.${limit}`, section[limit], (text) =>
                            writeSection(section.id, { [limit]: text }),
                          )}
                        />
                      ))}
                    <Checkbox
                      label={copy.required}
                      isSelected={section.required}
                      onChange={(required) => writeSection(section.id, { required })}
                    />
                  </Limits>
                </SectionDetails>
              </Finding>
            ))}
          </Findings>
          {reading.fields.length === 0 && (
            <Buttons>
              <Button
                variant="line"
                onPress={() => {
                  const section = blankSection();
                  setModel({ fields: [...model.fields, section] });
                  requestAnimationFrame(() => document.getElementById(`finding-${section.id}.title`)?.focus());
                }}
              >
                {copy.addSection}
              </Button>
            </Buttons>
          )}
        </Part>
        {model.documentChecklist.length > 0 && (
          <Part>
            <Heading level={2} size={22}>
              {copy.checklist}
            </Heading>
            <Findings>
              {model.documentChecklist.map((item, index) => (
                <Finding key={item.id} {...rowOf(item.id, copy.item(index + 1))} found={item} value={item.name}>
                  <PaperFinding>
                    <LineArea
                      label={copy.item(index + 1)}
                      isLabelHidden
                      {...fieldOf(`${item.id}.name`, item.name, (name) => writeItem(item.id, { name }))}
                    />
                    <Checkbox
                      label={copy.required}
                      isSelected={item.required}
                      onChange={(required) => writeItem(item.id, { required })}
                    />
                  </PaperFinding>
                </Finding>
              ))}
            </Findings>
          </Part>
        )}
        {notice}
        {form.problemOf("name") === problemCopy.name && (
          <Part as="div">
            <Banner tone="danger">{problemCopy.name}</Banner>
          </Part>
        )}
        <CheckFoot>
          <Button onPress={() => form.submit()} isPending={form.isSubmitting}>
            {form.isSubmitting ? copy.making : copy.make}
          </Button>
          <Button variant="line" onPress={onBack}>
            {copy.back}
          </Button>
          <CheckNeeds needed={needed} page={column} />
          <p role="status" data-all={keptCount === findings.length || undefined}>
            {copy.used(keptCount, findings.length)}
          </p>
        </CheckFoot>
      </Form>
    </CheckColumn>
  );
}

interface FactFieldProps {
  name: Exclude<(typeof callFacts)[number], "deadline">;
  field: ReturnType<FieldOf>;
}

/** The field of a fact, as its kind asks for. */
function FactField({ name, field }: FactFieldProps) {
  if (name === "eligibilityCriteria" || name === "assessmentCriteria")
    return <TextArea label={copy[name]} isLabelHidden {...field} minRows={2} />;
  if (name === "name" || name === "funderName")
    return <LineArea label={copy[name]} isLabelHidden {...field} isRequired={name === "name"} />;
  return (
    <TextField
      label={copy[name]}
      isLabelHidden
      {...field}
      onBlur={() => {
        if (name === "amount" && groupedSum(field.value) !== field.value) field.onChange(groupedSum(field.value));
        field.onBlur();
      }}
    />
  );
}
