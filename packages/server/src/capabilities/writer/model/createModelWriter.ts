import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelMessage } from "ai";
import type { z } from "zod";
import { textToHtml } from "../../../kernel/text/textToHtml.ts";
import { nameGrant } from "../offline/grantName.ts";
import { longEnough } from "../offline/longEnough.ts";
import { reviewApart } from "../offline/review/reviewApart.ts";
import { progressMessages } from "../progressMessages.ts";
import { fitsLimits } from "../text/fitToLimits.ts";
import { trimToLimits } from "../text/trimToLimits.ts";
import type {
  Outline,
  ProposedSection,
  SearchWords,
  Suggestion,
  Writer,
  WriterInput,
  WriterReport,
  WriterSection,
} from "../writer.ts";
import { outlineAnswer, reviewAnswer, searchTermsAnswer, sectionAnswer } from "./answers.ts";
import { askModel, type ModelPair, type ModelTimeouts } from "./askModel.ts";
import { joinNotes } from "./joinNotes.ts";
import { limitedFetch } from "./limitedFetch.ts";
import { writerError } from "./modelErrors.ts";
import {
  correction,
  limitsOf,
  outlinePrompt,
  reviewPrompt,
  searchTermsPrompt,
  searchTermsSystem,
  sectionPrompt,
  systemPrompt,
} from "./prompts.ts";

/** Where the model is, and how long to wait for it. */
export interface ModelWriterSettings {
  /** Of an OpenAI-compatible service, up to and with "/v1". */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** In place of the global fetch. */
  fetch?: typeof globalThis.fetch;
  timeouts?: Partial<ModelTimeouts>;
}

const defaultTimeouts: ModelTimeouts = {
  firstWordsMs: 90_000,
  pauseMs: 45_000,
  answerMs: 300_000,
  retryDelayMs: 2_000,
};
const longestName = 200;
const mostSearchTerms = 6;
const progressEveryMs = 2_000;

/** Tells of progress inside one long answer, now and then, without holding up the answer. */
function pulse(report: WriterReport, from: number, to: number, expectedLength: number, message: string) {
  let last = Date.now();
  let pending: Promise<void> = Promise.resolve();
  return {
    onText(length: number) {
      if (Date.now() - last < progressEveryMs) return;
      last = Date.now();
      const share = Math.min(0.95, length / expectedLength);
      pending = pending.then(() => report.progress(Math.floor(from + (to - from) * share), message));
      // Raised again by settled(), where the answer has not failed before.
      pending.catch(() => {});
    },
    settled: () => pending,
  };
}

/**
 * A writer that asks a model behind any OpenAI-compatible service. Descriptions and files go to it as data that is never
 * obeyed; every answer is checked, kept within its limits, and tried again where it cannot be used.
 */
export function createModelWriter(settings: ModelWriterSettings): Writer {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const timeouts = { ...defaultTimeouts, ...settings.timeouts };
  const { baseUrl: baseURL, apiKey, fetch, model } = settings;
  const options = { name: "writer", baseURL, ...(apiKey ? { apiKey } : {}), fetch: limitedFetch(fetch) };
  const models: ModelPair = {
    structured: createOpenAICompatible({ ...options, supportsStructuredOutputs: true })(model),
    plain: createOpenAICompatible(options)(model),
    isPlainOnly: false,
  };

  const ask = <Schema extends z.ZodType>(
    input: WriterInput,
    messages: ModelMessage[],
    schema: Schema,
    signal: AbortSignal,
    onText?: (length: number) => void,
  ): Promise<z.infer<Schema>> =>
    askModel({
      models,
      system: systemPrompt(input),
      messages,
      schema,
      timeouts,
      signal,
      ...(onText ? { onText } : {}),
    });

  async function outline(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<Outline> {
    await report.progress(5, progressMessages.read(input));
    await report.progress(10, progressMessages.matched(input));
    const open = input.template.sections.filter((section) => !section.auto);
    const beat = pulse(report, 10, 95, 600 * open.length, progressMessages.drafting);
    const content = outlinePrompt(input);
    const answer = await ask(input, [{ role: "user", content }], outlineAnswer, signal, beat.onText);
    await beat.settled();
    const byId = new Map(answer.sections.map((section) => [section.sectionId, section]));
    const sections = open.map((section) => {
      const drafted = byId.get(section.id);
      const guidance = drafted?.guidance.trim() ?? "";
      const text = longEnough(section, trimToLimits(drafted?.userText.trim() ?? "", section));
      return { sectionId: section.id, text, ...(guidance === "" ? {} : { newDescription: guidance }) };
    });
    const given = answer.grantName.replace(/\s+/g, " ").trim().slice(0, longestName);
    const drafted = open.filter(({ id }) => byId.get(id)?.userText.trim()).map((section) => section.title);
    if (drafted.length > 0) await report.progress(97, progressMessages.drafted(drafted));
    return {
      grantName: input.grantName?.trim() || given || nameGrant(input.description, input.template.name),
      sections,
    };
  }

  /** The text of a section within its limits: asked to shorten once, then trimmed by whole sentences. */
  async function writeSection(
    input: WriterInput,
    section: WriterSection,
    finished: ProposedSection[],
    signal: AbortSignal,
    onText: (length: number) => void,
  ): Promise<{ text: string; isTrimmed: boolean }> {
    const messages: ModelMessage[] = [{ role: "user", content: sectionPrompt(input, section, finished) }];
    const first = await ask(input, messages, sectionAnswer, signal, onText);
    if (fitsLimits(first.text, section)) return { text: first.text, isTrimmed: false };
    const shorter = await ask(
      input,
      [
        ...messages,
        { role: "assistant", content: JSON.stringify(first) },
        { role: "user", content: correction.overlong(limitsOf(section)) },
      ],
      sectionAnswer,
      signal,
    );
    if (fitsLimits(shorter.text, section)) return { text: shorter.text, isTrimmed: false };
    const text = trimToLimits(shorter.text, section);
    if (text === "") throw writerError("overlong");
    return { text, isTrimmed: true };
  }

  async function propose(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<ProposedSection[]> {
    await report.progress(2, progressMessages.read(input));
    const { sections } = input.template;
    const done = new Map<string, ProposedSection>(report.finished ?? []);
    const order = [...sections.filter((section) => !section.auto), ...sections.filter((section) => section.auto)];
    const inOrder = () => sections.flatMap((section) => done.get(section.id) ?? []);
    for (const [index, section] of order.entries()) {
      if (report.finished?.has(section.id)) continue;
      signal.throwIfAborted();
      const from = 3 + Math.floor((94 * index) / order.length);
      const to = 3 + Math.floor((94 * (index + 1)) / order.length);
      const message = section.auto
        ? progressMessages.composing(section.title)
        : progressMessages.writing(section.title);
      await report.progress(from, message);
      const beat = pulse(report, from, to, 2_000, message);
      const { text, isTrimmed } = await writeSection(input, section, inOrder(), signal, beat.onText);
      await beat.settled();
      if (isTrimmed) await report.progress(to, progressMessages.tookOut(section.title));
      const finished = { sectionId: section.id, title: section.title, text, html: textToHtml(text) };
      done.set(section.id, finished);
      await report.section(finished);
    }
    return inOrder();
  }

  async function review(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<Suggestion[]> {
    await report.progress(5, progressMessages.read(input));
    const beat = pulse(report, 5, 95, 4_000, progressMessages.reviewing);
    const answer = await ask(
      input,
      [{ role: "user", content: reviewPrompt(input) }],
      reviewAnswer,
      signal,
      beat.onText,
    );
    await beat.settled();
    const known = new Set(input.template.sections.filter((section) => !section.auto).map((section) => section.id));
    const suggestions = joinNotes(
      await reviewApart(input),
      answer.suggestions.filter(({ sectionId }) => known.has(sectionId)),
    );
    await report.progress(97, progressMessages.wroteNotes(suggestions.length));
    return suggestions;
  }

  async function searchTerms(words: SearchWords, signal: AbortSignal): Promise<string[]> {
    const messages: ModelMessage[] = [{ role: "user", content: searchTermsPrompt(words) }];
    const answer = await askModel({
      models,
      system: searchTermsSystem,
      messages,
      schema: searchTermsAnswer,
      timeouts,
      signal,
    });
    return answer.searches.slice(0, mostSearchTerms);
  }

  return { kind: "model", label: `The model ${model}`, outline, propose, searchTerms, review };
}
