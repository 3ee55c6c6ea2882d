import type { BodyOf, Schemas } from "@grantwright/api-client";
import { Banner, Button, ButtonLink, Checkbox, EmptyState, Heading, Text, TextArea, TextField } from "@grantwright/ui";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { copy } from "./templates.copy.ts";
import { Buttons, Column, FindingLine, Native, Pair, Part, Title } from "./Templates.styles.ts";
import {
  blankSection,
  callFacts,
  modelOfReading,
  problemCopy,
  problemsOf,
  requestOf,
  type Problems,
  type SectionModel,
  type TemplateModel,
} from "./templateModel.ts";

/** What a person has made of a reading so far. */
export interface CheckedReading {
  model: TemplateModel;
  /** What is not to be in the template: names of fields, ids of sections and papers. */
  dropped: string[];
}

/** Props of CheckReading. */
export interface CheckReadingProps {
  reading: Schemas["CallReading"];
  /** What was made of it before. */
  checked: CheckedReading | undefined;
  /** Called after each change, to keep it on the device. */
  onCheck: (checked: CheckedReading) => void;
  isMaking: boolean;
  onMake: (body: BodyOf<"createTemplate">) => void;
  onBack: () => void;
  onBlank: () => void;
  /** What is said beside the button. */
  notice: ReactNode;
}

type TextName = {
  [Name in keyof TemplateModel]: TemplateModel[Name] extends string ? Name : never;
}[keyof TemplateModel];

const limits = ["minWordCount", "maxWordCount", "maxLength", "pageLimit"] as const;
const limitLabel = {
  minWordCount: copy.minWordCount,
  maxWordCount: copy.maxWordCount,
  maxLength: copy.maxLength,
  pageLimit: copy.sectionPages,
};

/** What the person keeps of a reading; the rest is as if it had not been found. */
function kept(model: TemplateModel, dropped: ReadonlySet<string>): TemplateModel {
  const blank = Object.fromEntries([...dropped].filter((key) => key in model).map((key) => [key, ""]));
  const lines = Object.entries(model.readFrom ?? {}).filter(([fact]) => !dropped.has(fact));
  return {
    ...model,
    ...blank,
    readFrom: Object.fromEntries(lines),
    fields: model.fields.filter(({ id }) => !dropped.has(id)),
    documentChecklist: model.documentChecklist.filter(({ id }) => !dropped.has(id)),
  };
}

/** Each finding of a reading beside its line, to be kept, changed or dropped; then the template is made of what is left. */
export function CheckReading({
  reading,
  checked,
  onCheck,
  isMaking,
  onMake,
  onBack,
  onBlank,
  notice,
}: CheckReadingProps) {
  const [model, setModel] = useState(() => checked?.model ?? modelOfReading(reading));
  const [dropped, setDropped] = useState<ReadonlySet<string>>(() => new Set(checked?.dropped));
  const tell = useEffectEvent(onCheck);
  useEffect(() => tell({ model, dropped: [...dropped] }), [model, dropped]);
  const [problems, setProblems] = useState<Problems>({});
  const write = (name: TextName, text: string) => setModel((before) => ({ ...before, [name]: text }));
  const writeSection = (id: string, change: Partial<SectionModel>) =>
    setModel((before) => ({
      ...before,
      fields: before.fields.map((section) => (section.id === id ? { ...section, ...change } : section)),
    }));
  const keepIt = (key: string, isKept: boolean) =>
    setDropped((before) => {
      const after = new Set(before);
      if (isKept) after.delete(key);
      else after.add(key);
      return after;
    });
  const rowOf = (key: string, label: string) => ({
    label,
    isKept: !dropped.has(key),
    onKeep: (isKept: boolean) => keepIt(key, isKept),
  });
  const make = () => {
    const chosen = kept(model, dropped);
    const found = problemsOf(chosen);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) onMake(requestOf(chosen));
    else requestAnimationFrame(() => document.getElementById(`finding-${first}`)?.focus());
  };

  const hasFacts = callFacts.some((name) => reading[name]) || reading.format.length > 0;
  if (!hasFacts && reading.fields.length === 0 && model.documentChecklist.length === 0)
    return (
      <Column>
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
    <Column>
      <title>{`${copy.checkTitle} · Grantwright`}</title>
      <Title>
        <Heading level={1} size={36}>
          {copy.checkTitle}
        </Heading>
        <Text size={16} tone="soft">
          {copy.checkText} {copy.lines(reading.lineCount)}
        </Text>
        {reading.note && <Banner tone="attention">{reading.note}</Banner>}
      </Title>
      <Part>
        <Heading level={2} size={22}>
          {copy.facts}
        </Heading>
        <ul>
          {callFacts.map((name) => {
            const found = reading[name];
            if (!found && name !== "name") return null;
            return (
              <Finding key={name} {...rowOf(name, copy[name])} isFixed={name === "name"} found={found}>
                <FactField
                  name={name}
                  value={model[name]}
                  problem={problems[name]}
                  onChange={(text) => write(name, text)}
                />
              </Finding>
            );
          })}
          {reading.format.map(({ part, readFrom }) => (
            <Finding key={part} {...rowOf(part, copy[part])} found={{ readFrom }}>
              <TextField
                id={`finding-${part}`}
                label={copy[part]}
                isLabelHidden
                value={model[part]}
                onChange={(text) => write(part, text)}
                errorMessage={problems[part]}
                isReadOnly={part === "paper"}
              />
            </Finding>
          ))}
          {reading.notes.map((found) => (
            <Finding key={found.readFrom.line} label={copy.noted} isKept isFixed found={found}>
              <Text tone="soft">{found.note}</Text>
            </Finding>
          ))}
        </ul>
      </Part>
      <Part>
        <Heading level={2} size={22}>
          {copy.sections}
        </Heading>
        {reading.fields.length === 0 && <Text tone="soft">{copy.noneFound}</Text>}
        <ul>
          {model.fields.map((section, index) => (
            <Finding key={section.id} {...rowOf(section.id, copy.untitled(index + 1))} found={section}>
              <TextField
                id={`finding-${section.id}.title`}
                label={copy.titleOf(index + 1)}
                isLabelHidden
                value={section.title}
                onChange={(title) => writeSection(section.id, { title })}
                errorMessage={problems[`${section.id}.title`]}
              />
              {section.description && (
                <TextArea
                  label={copy.guidance}
                  value={section.description}
                  onChange={(description) => writeSection(section.id, { description })}
                  minRows={1}
                />
              )}
              <Pair>
                {limits
                  .filter((limit) => reading.fields[index]?.[limit] !== undefined)
                  .map((limit) => (
                    <TextField
                      key={limit}
                      id={`finding-${section.id}.${limit}`}
                      label={limitLabel[limit]}
                      inputMode="decimal"
                      value={section[limit]}
                      onChange={(text) => writeSection(section.id, { [limit]: text })}
                      errorMessage={problems[`${section.id}.${limit}`]}
                    />
                  ))}
                <Checkbox
                  label={copy.required}
                  isSelected={section.required}
                  onChange={(required) => writeSection(section.id, { required })}
                />
              </Pair>
            </Finding>
          ))}
        </ul>
        {reading.fields.length === 0 && (
          <Buttons>
            <Button
              variant="line"
              onPress={() => {
                const section = blankSection();
                setModel((before) => ({ ...before, fields: [...before.fields, section] }));
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
          <ul>
            {model.documentChecklist.map((item, index) => {
              const change = (part: Partial<typeof item>) =>
                setModel((before) => ({
                  ...before,
                  documentChecklist: before.documentChecklist.map((each) =>
                    each.id === item.id ? { ...each, ...part } : each,
                  ),
                }));
              return (
                <Finding key={item.id} {...rowOf(item.id, copy.item(index + 1))} found={item}>
                  <TextField
                    id={`finding-${item.id}.name`}
                    label={copy.item(index + 1)}
                    isLabelHidden
                    value={item.name}
                    onChange={(name) => change({ name })}
                    errorMessage={problems[`${item.id}.name`]}
                  />
                  <Checkbox
                    label={copy.required}
                    isSelected={item.required}
                    onChange={(required) => change({ required })}
                  />
                </Finding>
              );
            })}
          </ul>
        </Part>
      )}
      <Part as="div">
        {notice}
        {problems["name"] === problemCopy.name && <Banner tone="danger">{problemCopy.name}</Banner>}
        <Buttons>
          <Button onPress={make} isPending={isMaking}>
            {isMaking ? copy.making : copy.make}
          </Button>
          <Button variant="line" onPress={onBack}>
            {copy.back}
          </Button>
          <ButtonLink variant="quiet" href="/templates">
            {copy.templates}
          </ButtonLink>
        </Buttons>
      </Part>
    </Column>
  );
}

interface FindingProps {
  label: string;
  isKept: boolean;
  /** It cannot be dropped. */
  isFixed?: boolean;
  onKeep?: (isKept: boolean) => void;
  /** Where it was read, or undefined where the call does not say it. */
  found: Partial<Omit<Schemas["ReadValue"], "value">> | undefined;
  children: ReactNode;
}

/** One finding beside its line. */
function Finding({ label, isKept, isFixed = false, onKeep, found, children }: FindingProps) {
  return (
    <FindingLine data-dropped={!isKept || undefined}>
      <div>
        {isFixed ? (
          <Text>{label}</Text>
        ) : (
          <Checkbox label={label} isSelected={isKept} onChange={(isOn) => onKeep?.(isOn)} />
        )}
        {children}
      </div>
      <figure>
        {found?.readFrom ? (
          <>
            <figcaption>{copy.line(found.readFrom.line, found.lastLine)}</figcaption>
            <blockquote dir="auto">{found.readFrom.text}</blockquote>
            {found.note && <small>{found.note}</small>}
          </>
        ) : (
          <figcaption>{copy.notSaid}</figcaption>
        )}
      </figure>
    </FindingLine>
  );
}

interface FactFieldProps {
  name: (typeof callFacts)[number];
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** The field of a fact, as its kind asks for. */
function FactField({ name, value, problem, onChange }: FactFieldProps) {
  const id = `finding-${name}`;
  if (name === "deadline")
    return (
      <Native>
        <input
          id={id}
          type="datetime-local"
          aria-label={copy.deadline}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <small>{copy.deadlineText}</small>
      </Native>
    );
  const field = { id, label: copy[name], isLabelHidden: true, value, onChange, errorMessage: problem };
  return name === "eligibilityCriteria" || name === "assessmentCriteria" ? (
    <TextArea {...field} minRows={2} />
  ) : (
    <TextField {...field} isRequired={name === "name"} />
  );
}
