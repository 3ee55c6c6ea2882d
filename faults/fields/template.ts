import type { Page } from "playwright";
import type { Person } from "../harness/person.ts";
import type { Control } from "../harness/recorder.ts";
import type { Field, Place } from "./field.ts";

interface Template {
  id: string;
  name: string;
  description: string;
  fields: { id: string; title: string; description?: string }[];
}

const name: Control = { name: "template name", label: "Name" };
const purpose: Control = { name: "template description", label: "What it is for" };
const guidance: Control = { name: "template guidance", label: "Guidance" };

const textOf: Record<string, (template: Template) => string> = {
  [name.name]: (template) => template.name,
  [purpose.name]: ({ description }) => description,
  [guidance.name]: ({ fields }) => fields[0]?.description ?? "",
};

async function openGuidance(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: /^Guidance and limits/ }).first();
  await toggle.waitFor();
  if (!(await page.getByRole("textbox", { name: /^Guidance/ }).isVisible())) await toggle.click();
}

async function make(person: Person, control: Control, neighbour: Control, teamId?: string): Promise<Place> {
  const body = {
    name: "A form",
    type: "grant",
    fields: [{ id: "need", title: "Need", required: true, auto: false }],
    documentChecklist: [],
  };
  const { id } = await person.ask<Template>("POST", "/a/templates", body, { teamId });
  const read = async () => person.ask<Template>("GET", `/p/templates/${id}`, undefined, { teamId });
  const isInSection = [control, neighbour].includes(guidance);
  const inBody = (text: string) => textOf[control.name]!(JSON.parse(text) as Template);
  return {
    path: `${teamId === undefined ? "" : `/teams/${teamId}`}/templates/${id}`,
    teamId,
    id,
    control,
    neighbour,
    ...(isInSection && { reveal: openGuidance }),
    onServer: async () => [textOf[control.name]!(await read()) ?? ""],
    neighbourOnServer: async () => [textOf[neighbour.name]!(await read()) ?? ""],
    isSave: ({ method, path }) => method === "PUT" && path.endsWith(`/a/templates/${id}`),
    savedBy: inBody,
    readBy: (path, text) => (path.endsWith(`/templates/${id}`) ? inBody(text) : undefined),
    copies: async () => 1,
  };
}

const templateField = (control: Control, neighbour: Control, more: Partial<Field>): Field => ({
  name: control.name,
  isAutoSaved: true,
  isMerged: true,
  hasNeighbour: true,
  isForTeams: true,
  make: ({ person }) => make(person, control, neighbour),
  makeForTeam: ({ person, teamId }) => make(person, control, neighbour, teamId),
  ...more,
});

/** What a person writes in a template of their own. */
export const templateFields: Field[] = [
  templateField(name, purpose, { isSample: true, bound: 200 }),
  templateField(guidance, name, { hasLines: true, canBeCleared: true, limit: 10_000, bound: 10_000 }),
];
