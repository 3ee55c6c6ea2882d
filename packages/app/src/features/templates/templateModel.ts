import type { BodyOf, Schemas } from "@grantwright/api-client";
import { keyDateProblems, keyDatesOf, sendableKeyDates, type KeyDateModel } from "./keyDates.ts";
import { quoteOf } from "./quotes.ts";
import { copy } from "./templates.copy.ts";

/** Texts of a section that may be left out, and its numbers. */
const sectionTexts = ["description", "example"] as const;
export const sectionNumbers = ["minWordCount", "maxWordCount", "maxLength", "pageLimit"] as const;

type SectionText = (typeof sectionTexts)[number];
type SectionNumber = (typeof sectionNumbers)[number];

/** A section as its form has it: numbers are what was typed. What no control shows goes along. */
export type SectionModel = Omit<Schemas["TemplateField"], SectionText | SectionNumber> &
  Record<SectionText | SectionNumber, string>;

/** What a stored section has besides: the server keeps it by the section's id. */
const keptByServer = [
  "hidden",
  "newDescription",
  "limitSource",
  "isMaxLengthRoom",
  "wordCount",
  "value",
  "added",
] as const satisfies Exclude<keyof Schemas["Field"], keyof Schemas["TemplateField"]>[];

/** How long the whole may be, as its funder counts. */
export const wholeLimits = ["pageLimit", "wordLimit", "characterLimit"] as const;

/** Facts of a template that can have been read from a call, but those of the page format. */
export const callFacts = [
  "name",
  "funderName",
  "location",
  "url",
  "amount",
  "deadline",
  ...wholeLimits,
  "eligibilityCriteria",
  "assessmentCriteria",
] as const satisfies (keyof Schemas["FactLines"])[];

/** Something to attach, as its form has it. */
export type ItemModel = Schemas["TemplateChecklistItem"];

/** A template as its form has it: every text as it was typed, right or wrong. */
export interface TemplateModel {
  name: string;
  type: Schemas["DocumentType"];
  funderName: string;
  description: string;
  location: string;
  category: string;
  url: string;
  amount: string;
  /** `2026-11-22T17:00`, in the time of the device. Empty for none. */
  deadline: string;
  /** The other days of the call, in the order in which they were written down. */
  keyDates: readonly KeyDateModel[];
  placeholderText: string;
  eligibilityCriteria: string;
  assessmentCriteria: string;
  pageLimit: string;
  wordLimit: string;
  characterLimit: string;
  fontFamily: string;
  fontSize: string;
  margin: string;
  lineSpacing: string;
  paper: "" | "A4" | "Letter";
  /** Where its facts were read, in the order of their names. */
  readFrom: Schemas["FactLines"];
  fields: readonly SectionModel[];
  documentChecklist: readonly ItemModel[];
}

/** Numbers of the form, with the least and the most that each may be. */
const numberRules = {
  amount: { least: 0, most: 1e12, isWhole: false },
  pageLimit: { least: 0.25, most: 500, isWhole: false },
  wordLimit: { least: 1, most: 100_000, isWhole: true },
  characterLimit: { least: 1, most: 1_000_000, isWhole: true },
  fontSize: { least: 6, most: 24, isWhole: false },
  margin: { least: 5, most: 60, isWhole: false },
  lineSpacing: { least: 1, most: 3, isWhole: false },
  minWordCount: { least: 1, most: 100_000, isWhole: true },
  maxWordCount: { least: 1, most: 100_000, isWhole: true },
  maxLength: { least: 1, most: 1_000_000, isWhole: true },
} as const;

/** The number that a text stands for; undefined for an empty one, NaN for anything else. Commas between digits are passed over. */
function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/(\d),(?=\d{3})/g, "$1");
  if (plain === "") return undefined;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

const sums = new Intl.NumberFormat("en-US", { maximumFractionDigits: 20 });

/** What was typed as a sum, as it reads: `25,000`. What is no number stays as it is. */
export function groupedSum(text: string): string {
  const sum = numberOf(text);
  return sum === undefined || Number.isNaN(sum) ? text : sums.format(sum);
}

const typed = (value: number | null | undefined) => (value == null ? "" : String(value));

/** A moment as a field for date and time has it. */
function localMoment(iso: string | undefined): string {
  if (iso === undefined) return "";
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The same with its keys in one order at every depth, whatever order a store has put them in, and without what is undefined. */
function inOrder<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(inOrder) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, inOrder<unknown>(each)]),
  ) as Value;
}

/** Some of an entry's properties as its form has them. */
const each = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

function sectionModel(field: Schemas["TemplateField"]): SectionModel {
  const asked = Object.entries(field).filter(([name]) => !(keptByServer as readonly string[]).includes(name));
  return inOrder({
    ...(Object.fromEntries(asked) as typeof field),
    ...each(sectionTexts, (text) => field[text] ?? ""),
    ...each(sectionNumbers, (number) => typed(field[number])),
  });
}

/** A section as the server takes it: what is empty is not said. */
function sectionRequest(section: SectionModel): Schemas["TemplateField"] {
  const { description, example, minWordCount, maxWordCount, maxLength, pageLimit, ...asked } = section;
  return inOrder({
    ...asked,
    ...said("description", description),
    ...said("example", example),
    ...said("minWordCount", numberOf(minWordCount)),
    ...said("maxWordCount", numberOf(maxWordCount)),
    ...said("maxLength", numberOf(maxLength)),
    ...said("pageLimit", numberOf(pageLimit)),
  });
}

/** A template, for its form. */
export function modelOf(template: Schemas["Template"]): TemplateModel {
  const { format = {}, fields, documentChecklist, deadline, amount } = template;
  return {
    name: template.name,
    type: template.type,
    funderName: template.funderName,
    description: template.description,
    location: template.location,
    category: template.category,
    url: template.url ?? "",
    amount: groupedSum(typed(amount)),
    deadline: localMoment(deadline),
    keyDates: inOrder(template.keyDates ?? []),
    placeholderText: template.placeholderText,
    eligibilityCriteria: template.eligibilityCriteria ?? "",
    assessmentCriteria: template.assessmentCriteria ?? "",
    ...each(wholeLimits, (limit) => typed(template[limit])),
    fontFamily: format.fontFamily ?? "",
    fontSize: typed(format.fontSize),
    margin: typed(format.margin),
    lineSpacing: typed(format.lineSpacing),
    paper: format.paper ?? "",
    readFrom: inOrder(template.readFrom ?? {}),
    fields: fields.filter(({ hidden }) => !hidden).map(sectionModel),
    documentChecklist: inOrder(documentChecklist),
  };
}

type Read = Omit<Schemas["ReadValue"], "value"> & { value?: unknown };

/** What is told of a list by its first line. */
const listed = (reading: Schemas["CallReading"]): Partial<Record<(typeof callFacts)[number], Read | undefined>> => ({
  eligibilityCriteria: reading.eligibility?.[0] ?? reading.prohibitions?.[0],
  assessmentCriteria: reading.criteria?.[0],
});

/** The lines that the facts of a reading stand in. */
function factLines(reading: Schemas["CallReading"]): Schemas["FactLines"] {
  const formats = reading.format.map((format): [string, Read] => [format.part, format]);
  const lists = listed(reading);
  const facts = callFacts.map((fact): [string, Read | undefined] => [fact, reading[fact] ?? lists[fact]]);
  const found = [...facts, ...formats].flatMap(([fact, value]) =>
    value ? [[fact, { ...value.readFrom, text: quoteOf(value), lastLine: value.lastLine, note: value.note }]] : [],
  );
  return inOrder(Object.fromEntries(found) as Schemas["FactLines"]);
}

/** What a funder asks of applicants and projects, a line each, so that each can be held against a draft. */
function conditionsOf({ eligibility = [], prohibitions = [], eligibilityCriteria }: Schemas["CallReading"]): string {
  const asked =
    eligibility.length > 0 ? eligibility.map(({ value }) => value).join("\n") : (eligibilityCriteria?.value ?? "");
  const refused = prohibitions.filter(({ value }) => !asked.includes(value)).map(({ value }) => copy.notFunded(value));
  return [asked, ...refused].filter(Boolean).join("\n");
}

/** What it is judged by, a line each with its points. */
function criteriaOf({ criteria = [], assessmentCriteria }: Schemas["CallReading"]): string {
  if (criteria.length < 2) return assessmentCriteria?.value ?? "";
  return criteria.map(({ title, points }) => (points === undefined ? title : copy.points(title, points))).join("\n");
}

/** What was read from a call, for the same form. */
export function modelOfReading(reading: Schemas["CallReading"]): TemplateModel {
  const { name, funderName, location, url, amount, deadline } = reading;
  const format = Object.fromEntries(reading.format.map(({ part, value }) => [part, String(value)]));
  return {
    name: name?.value ?? "",
    type: reading.type,
    funderName: funderName?.value ?? "",
    description: "",
    location: location?.value ?? "",
    category: "",
    url: url?.value ?? "",
    amount: groupedSum(amount?.value ?? ""),
    deadline: localMoment(deadline?.value),
    keyDates: inOrder(reading.keyDates),
    placeholderText: "",
    eligibilityCriteria: conditionsOf(reading),
    assessmentCriteria: criteriaOf(reading),
    ...each(wholeLimits, (limit) => reading[limit]?.value ?? ""),
    fontFamily: format.fontFamily ?? "",
    fontSize: format.fontSize ?? "",
    margin: format.margin ?? "",
    lineSpacing: format.lineSpacing ?? "",
    paper: (format.paper ?? "") as TemplateModel["paper"],
    readFrom: factLines(reading),
    fields: reading.fields.map(sectionModel),
    documentChecklist: inOrder(reading.documentChecklist),
  };
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** What is wrong with a form, by the name of the field; those of sections as `{section}.{field}`. */
export type Problems = Readonly<Record<string, string>>;

/** Texts of problems. */
export const problemCopy = {
  name: "A template needs a name.",
  long: (most: number) => `Keep it under ${most} characters.`,
  number: "Write a number, or leave it empty.",
  whole: "Write a whole number, or leave it empty.",
  range: (least: number, most: number) => `It can be from ${least} to ${most}.`,
  order: "The most is less than the fewest.",
  url: "Begin it with https:// or http://.",
} as const;

const lengths = {
  name: 200,
  funderName: 200,
  location: 200,
  category: 100,
  url: 2_000,
  fontFamily: 60,
  description: 10_000,
  placeholderText: 1_000,
  eligibilityCriteria: 50_000,
  assessmentCriteria: 50_000,
};

function numberProblem(text: string, rule: { least: number; most: number; isWhole: boolean }): string | undefined {
  const value = numberOf(text);
  if (value === undefined) return undefined;
  if (Number.isNaN(value)) return problemCopy.number;
  if (rule.isWhole && !Number.isInteger(value)) return problemCopy.whole;
  return value < rule.least || value > rule.most ? problemCopy.range(rule.least, rule.most) : undefined;
}

/** What is wrong with a form; nothing where it can be saved. */
export function problemsOf(model: TemplateModel): Problems {
  const found: Record<string, string> = {};
  const add = (id: string, problem: string | undefined) => {
    if (problem) found[id] ??= problem;
  };
  if (!model.name.trim()) add("name", problemCopy.name);
  for (const [id, most] of Object.entries(lengths))
    if (String(model[id as keyof typeof lengths]).length > most) add(id, problemCopy.long(most));
  if (model.url.trim() && !isWebAddress(model.url.trim())) add("url", problemCopy.url);
  for (const id of ["amount", ...wholeLimits, "fontSize", "margin", "lineSpacing"] as const)
    add(id, numberProblem((model as Partial<TemplateModel>)[id] ?? "", numberRules[id]));
  Object.assign(found, keyDateProblems(keyDatesOf(model)));
  for (const section of model.fields) {
    if (section.title.length > 200) add(`${section.id}.title`, problemCopy.long(200));
    if (section.description.length > 10_000) add(`${section.id}.description`, problemCopy.long(10_000));
    if (section.example.length > 10_000) add(`${section.id}.example`, problemCopy.long(10_000));
    for (const id of sectionNumbers) add(`${section.id}.${id}`, numberProblem(section[id], numberRules[id]));
    if ((numberOf(section.minWordCount) ?? 0) > (numberOf(section.maxWordCount) ?? Infinity))
      add(`${section.id}.maxWordCount`, problemCopy.order);
  }
  for (const { id, name } of model.documentChecklist) if (name.length > 300) add(`${id}.name`, problemCopy.long(300));
  return found;
}

/** Two numbers that are right or wrong together. */
const wordCounts = ["minWordCount", "maxWordCount"];

/** The same entry with its wrong fields as `before` has them, or empty. */
function withoutWrong<Entry extends { id: string }>(
  entry: Entry,
  before: Entry | undefined,
  problems: Problems,
): Entry {
  const isWrong = (field: string) => `${entry.id}.${field}` in problems;
  const wrong = Object.keys(entry).filter(
    (field) => isWrong(field) || (wordCounts.includes(field) && wordCounts.some(isWrong)),
  );
  return wrong.reduce((all, field) => ({ ...all, [field]: before?.[field as keyof Entry] ?? "" }), entry);
}

/**
 * The model as it can be saved: what is wrong with it stands as it was saved before, or empty where it is new, so that it keeps
 * nothing else from being saved. `saved` is without problems.
 */
export function sendableOf(model: TemplateModel, saved: TemplateModel): TemplateModel {
  const problems = problemsOf(model);
  if (Object.keys(problems).length === 0) return model;
  const sections = new Map(saved.fields.map((section) => [section.id, section]));
  const items = new Map(saved.documentChecklist.map((item) => [item.id, item]));
  const own = Object.keys(problems).filter((field) => field in saved) as "name"[];
  return {
    ...own.reduce((all, field) => ({ ...all, [field]: saved[field] }), model),
    keyDates: sendableKeyDates(keyDatesOf(model), keyDatesOf(saved)),
    fields: model.fields.map((section) => withoutWrong(section, sections.get(section.id), problems)),
    documentChecklist: model.documentChecklist.map((item) => withoutWrong(item, items.get(item.id), problems)),
  };
}

const said = <Key extends string, Value>(key: Key, value: Value | undefined | "") =>
  (value === undefined || value === "" ? {} : { [key]: value }) as { [Name in Key]?: Value };

/** A form without problems, as the server takes it. */
export function requestOf(model: TemplateModel): BodyOf<"saveTemplate"> {
  const { name, type, funderName, description, location, category, url, placeholderText } = model;
  const { eligibilityCriteria, assessmentCriteria, deadline, fontFamily, paper } = model;
  // What an earlier release kept on the device has neither lines nor lengths in words.
  const { readFrom = {} } = model as Partial<TemplateModel>;
  const keyDates = keyDatesOf(model);
  const limits = Object.assign(
    {},
    ...wholeLimits.map((limit) => said(limit, numberOf((model as Partial<TemplateModel>)[limit] ?? ""))),
  );
  const format: Schemas["PageFormat"] = {
    ...said("fontFamily", fontFamily.trim()),
    ...said("fontSize", numberOf(model.fontSize)),
    ...said("margin", numberOf(model.margin)),
    ...said("lineSpacing", numberOf(model.lineSpacing)),
    ...said("paper", paper),
  };
  return {
    name,
    type,
    funderName,
    description,
    location,
    category,
    url: url.trim(),
    amount: numberOf(model.amount) ?? null,
    deadline: deadline === "" ? null : new Date(deadline).toISOString(),
    placeholderText,
    eligibilityCriteria,
    assessmentCriteria,
    ...limits,
    ...(Object.keys(format).length > 0 && { format }),
    ...(Object.keys(readFrom).length > 0 && { readFrom }),
    ...(keyDates.length > 0 && { keyDates: inOrder([...keyDates]) }),
    fields: model.fields.map(sectionRequest),
    documentChecklist: inOrder([...model.documentChecklist]),
  };
}

/** A list with one entry at another place. */
export function moved<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
  to: number,
): readonly Entry[] {
  const entry = entries.find((each) => each.id === id);
  if (!entry) return entries;
  const others = entries.filter((each) => each !== entry);
  const place = Math.max(0, Math.min(to, others.length));
  return entries[place] === entry ? entries : [...others.slice(0, place), entry, ...others.slice(place)];
}

/** An id for a new section or item. */
export const newEntryId = (): string => crypto.randomUUID();

/** A section that nothing is known of yet. */
export const blankSection = (): SectionModel =>
  sectionModel({ id: newEntryId(), title: "", required: true, auto: false });

/** Whether two values differ in more than the order of their keys. */
const isOther = (one: unknown, other: unknown) => JSON.stringify(inOrder(one)) !== JSON.stringify(inOrder(other));

/** A place in which two versions of a template differ. */
export interface Difference {
  label: string;
  remote: string;
}

/** Where another version says something else, with what it says. `nameOf` names the fields. */
export function differences(
  local: TemplateModel,
  remote: TemplateModel,
  nameOf: (field: string) => string,
): Difference[] {
  const found: Difference[] = [];
  for (const [field, value] of Object.entries(remote))
    if (typeof value === "string" && local[field as keyof TemplateModel] !== value)
      found.push({ label: nameOf(field), remote: value });
  const own = new Map(local.fields.map((section) => [section.id, section]));
  for (const section of remote.fields) {
    const other = own.get(section.id);
    if (JSON.stringify(other) !== JSON.stringify(section))
      found.push({ label: section.title, remote: [section.description, section.example].filter(Boolean).join("\n") });
  }
  const order = (model: TemplateModel) => model.fields.map(({ id }) => id).join();
  if (order(local) !== order(remote))
    found.push({ label: nameOf("fields"), remote: remote.fields.map(({ title }) => title).join("\n") });
  if (isOther(keyDatesOf(local), keyDatesOf(remote)))
    found.push({
      label: nameOf("keyDates"),
      remote: keyDatesOf(remote)
        .map(({ day, what }) => `${day}: ${what}`)
        .join("\n"),
    });
  if (isOther(local.documentChecklist, remote.documentChecklist))
    found.push({
      label: nameOf("documentChecklist"),
      remote: remote.documentChecklist.map(({ name }) => name).join("\n"),
    });
  return found;
}
