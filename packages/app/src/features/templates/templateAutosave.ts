import { conflictingTemplate, type Schemas } from "@grantwright/api-client";
import { createAutosave } from "../../autosave/createAutosave.ts";
import type { Journal } from "../../autosave/journal/journal.ts";
import { wholeModel, wholeSync, type Version, type WholeBackup } from "../../autosave/wholeSync.ts";
import { modelOf, requestOf, sendableOf, type TemplateModel } from "./templateModel.ts";

/** A template as the server has it, for its form. */
export const versionOf = (template: Schemas["Template"]): Version<TemplateModel> => ({
  value: modelOf(template),
  revision: template.revision ?? 1,
});

/** What a form that was kept on a device has to be like. What an earlier release knew nothing of may be missing. */
export function sampleOf(template: Schemas["Template"]): Partial<TemplateModel> {
  const {
    keyDates: _dates,
    readFrom: _lines,
    wordLimit: _words,
    characterLimit: _characters,
    ...sample
  } = modelOf(template);
  return sample;
}

const templateSync = wholeSync<TemplateModel>({
  sendableOf,
  requestOf,
  remoteOf: (error) => {
    const template = conflictingTemplate(error);
    return template && versionOf(template);
  },
});

/** What is refused, and would be again. A template that is not there any more is: nothing brings it back by itself. */
const refusals = new Set([400, 404, 413, 422]);

/** What the autosave of a template needs. */
export interface TemplateAutosaveOptions {
  base: Version<TemplateModel>;
  journal: Journal<WholeBackup<TemplateModel>>;
  /** Sends it; throws where it was not taken. */
  send: (model: TemplateModel, base: Version<TemplateModel>) => Promise<Version<TemplateModel>>;
}

/** Keeps and sends one template as a whole. What is wrong with it waits alone, until it is right. */
export const createTemplateAutosave = ({ base, journal, send }: TemplateAutosaveOptions) =>
  createAutosave({
    model: wholeModel(base),
    sync: templateSync,
    journal,
    send: (model, { base: upon }) => send(model, upon),
    refusals,
  });
