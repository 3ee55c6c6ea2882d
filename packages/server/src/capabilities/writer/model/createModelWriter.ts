import { maxLengthOf, withoutOpenPlaces } from "@grantwright/domain";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelMessage } from "ai";
import type { z } from "zod";
import { ApartError } from "../../../kernel/apart/runApart.ts";
import { textToHtml } from "../../../kernel/text/textToHtml.ts";
import { beginningOf, withBeginning } from "../beginningOf.ts";
import { nameGrant } from "../offline/name/nameGrant.ts";
import { longEnough } from "../offline/longEnough.ts";
import { lookAcross } from "../offline/review/lookAcross.ts";
import { reviewApart } from "../offline/review/reviewApart.ts";
import { progressMessages } from "../progressMessages.ts";
import { tellOpenPlaces } from "../tellOpenPlaces.ts";
import { fitsLimits } from "../text/fitToLimits.ts";
import { trimToLimits } from "../text/trimToLimits.ts";
import { lostFacts } from "../edits/lostFacts.ts";
import { withEditedText } from "../edits/proposeEdit.ts";
import type {
  EditRequest,
  Outline,
  ProposedSection,
  SearchWords,
  Suggestion,
  Writer,
  WriterInput,
  WriterReport,
  WriterSection,
} from "../writer.ts";
import {
  callAnswer,
  contradictionsAnswer,
  judgeAnswer,
  outlineAnswer,
  reviewAnswer,
  searchTermsAnswer,
  sectionAnswer,
} from "./answers.ts";
import { askModel, type ModelPair, type ModelTimeouts } from "./askModel.ts";
import { WriterError } from "../writerError.ts";
import { createOfflineWriter } from "../offline/createOfflineWriter.ts";
import { holdAgainst, withoutInventedSources } from "../receipts/unsupported.ts";
import { tameText } from "../text/tameText.ts";
import { callPrompt, callSystem, linesSent } from "./callPrompt.ts";
import { contradictionsPrompt, contradictionsSystem } from "./contradictionsPrompt.ts";
import { heldNotes } from "../quotedPairs/heldNotes.ts";
import { holdJudgements } from "../judged/holdJudgements.ts";
import type { Judgements } from "../judged/judgement.ts";
import { judgePrompt, judgeSystem } from "./judgePrompt.ts";
import { joinNotes } from "./joinNotes.ts";
import { limitedFetch } from "./limitedFetch.ts";
import type { ModelCall } from "./modelCall.ts";
import { writerError } from "./modelErrors.ts";
import { withoutCitations } from "./numberedText.ts";
import {
  correction,
  editPrompt,
  isInstruction,
  limitsOf,
  messageOf,
  outlinePrompt,
  reviewPrompt,
  searchTermsPrompt,
  searchTermsSystem,
  sectionPrompt,
  systemPrompt,
} from "./prompts.ts";
import { sentForCall, sentForSearch, sentParts } from "./sentParts.ts";

/** Where the model is, and how long to wait for it. */
export interface ModelWriterSettings {
  /** Of an OpenAI-compatible service, up to and with "/v1". */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** In place of the global fetch. */
  fetch?: typeof globalThis.fetch;
  timeouts?: Partial<ModelTimeouts>;
  /** Told of each request to the model; the service is then asked how many tokens it took. */
  onCall?: ((call: ModelCall) => void) | undefined;
}

const defaultTimeouts: ModelTimeouts = {
  beginMs: 120_000,
  firstWordsMs: 90_000,
  pauseMs: 45_000,
  answerMs: 300_000,
  retryDelayMs: 2_000,
};
const longestName = 200;
/** For how long an assessment waits for how a draft stands to the funder's lines, in milliseconds. */
const longestJudgingMs = 150_000;
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

/** A model's text as a person gets it. */
const tamed = (text: string): string => withoutCitations(tameText(text));

const silent: WriterReport = { progress: async () => {}, section: async () => {} };

/** How many sections a service is asked for at once. */
const sectionsAtOnce = 4;

/** Does work for each of some things, at most so many at once, in their order. The first failure ends all. */
async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  let hasFailed = false;
  const lane = async () => {
    for (let item = left.shift(); item !== undefined && !hasFailed; item = left.shift())
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, left.length) }, lane));
}

/** What follows a question whose answer has to be another one. */
const askAgain = (answer: string, correctionText: string): ModelMessage[] => [
  { role: "assistant", content: JSON.stringify({ text: answer }) },
  { role: "user", content: correctionText },
];

/**
 * A writer that asks a model behind any OpenAI-compatible service. Descriptions and files go to it as data that is never
 * obeyed; every answer is checked, kept within its limits, and tried again where it cannot be used.
 */
export function createModelWriter(settings: ModelWriterSettings): Writer {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const timeouts = { ...defaultTimeouts, ...settings.timeouts };
  const { baseUrl: baseURL, apiKey, fetch, model, onCall } = settings;
  const options = {
    name: "writer",
    baseURL,
    ...(apiKey ? { apiKey } : {}),
    fetch: limitedFetch(fetch, timeouts.beginMs),
  };
  const models: ModelPair = {
    structured: createOpenAICompatible({
      ...options,
      supportsStructuredOutputs: true,
      includeUsage: onCall !== undefined,
    })(model),
    plain: createOpenAICompatible(options)(model),
    isPlainOnly: false,
  };

  const offline = createOfflineWriter();

  const put = <Schema extends z.ZodType>(
    system: string,
    messages: ModelMessage[],
    schema: Schema,
    signal: AbortSignal,
    onText?: (length: number) => void,
  ): Promise<z.infer<Schema>> =>
    askModel({ models, system, messages, schema, timeouts, signal, onCall, ...(onText ? { onText } : {}) });

  const ask = <Schema extends z.ZodType>(
    input: WriterInput,
    messages: ModelMessage[],
    schema: Schema,
    signal: AbortSignal,
    onText?: (length: number) => void,
  ): Promise<z.infer<Schema>> => put(systemPrompt(input), messages, schema, signal, onText);

  async function outline(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<Outline> {
    try {
      return await outlineByModel(input, report, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WriterError) || error.kind !== "timeout") throw error;
      await report.progress(10, progressMessages.outlinedOffline);
      return { by: "offline", ...(await offline.outline(input, report, signal)) };
    }
  }

  async function outlineByModel(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<Outline> {
    await report.progress(5, progressMessages.read(input));
    await report.progress(10, progressMessages.matched(input));
    const open = input.template.sections.filter((section) => !section.auto);
    const beat = pulse(report, 10, 95, 600 * open.length, progressMessages.drafting);
    const content = messageOf(outlinePrompt(input));
    const answer = await ask(input, [{ role: "user", content }], outlineAnswer, signal, beat.onText);
    await beat.settled();
    const byId = new Map(answer.sections.map((section) => [section.sectionId, section]));
    /** How a composed section begins: what only might be so does not open a document. */
    const beginningIn = async (section: WriterSection): Promise<string> => {
      const given = withoutOpenPlaces(tamed(byId.get(section.id)?.userText ?? ""), "").trim();
      const text = trimToLimits(given, { maxLength: maxLengthOf(section) });
      return (await holdAgainst(input, text)).unsupported.length > 0 ? "" : text;
    };
    const sections = open.map((section) => {
      const drafted = byId.get(section.id);
      const guidance = tamed(drafted?.guidance ?? "");
      const text = longEnough(section, trimToLimits(tamed(drafted?.userText ?? ""), section));
      return { sectionId: section.id, text, ...(guidance === "" ? {} : { newDescription: guidance }) };
    });
    const begun = await Promise.all(
      input.template.sections
        .filter(({ auto }) => auto)
        .map(async (section) => ({ sectionId: section.id, text: await beginningIn(section) })),
    );
    const given = tamed(answer.grantName).replace(/\s+/g, " ").trim().slice(0, longestName);
    const drafted = open.filter(({ id }) => byId.get(id)?.userText.trim()).map((section) => section.title);
    if (drafted.length > 0) await report.progress(97, progressMessages.drafted(drafted));
    await tellOpenPlaces(open, new Map(sections.map(({ sectionId, text }) => [sectionId, text])), report, 98);
    return {
      grantName: input.grantName?.trim() || given || nameGrant(input.description, input.template.name),
      sections: [...begun, ...sections],
    };
  }

  /** The text of a section, tamed. Throws a WriterError where the model gives its own instructions back. */
  async function askText(
    input: WriterInput,
    messages: ModelMessage[],
    signal: AbortSignal,
    onText?: (length: number) => void,
  ): Promise<string> {
    const answer = await ask(input, messages, sectionAnswer, signal, onText);
    const text = tamed(answer.text);
    if (text === "" || isInstruction(text)) throw writerError("broken");
    return text;
  }

  /** The text of a section within its limits: asked to shorten once, then trimmed by whole sentences. */
  async function writeWithin(
    input: WriterInput,
    section: WriterSection,
    messages: ModelMessage[],
    signal: AbortSignal,
    onText: (length: number) => void,
  ): Promise<{ text: string; isTrimmed: boolean }> {
    const first = await askText(input, messages, signal, onText);
    if (fitsLimits(first, section)) return { text: first, isTrimmed: false };
    const asked = [...messages, ...askAgain(first, correction.overlong(limitsOf(section)))];
    const shorter = await askText(input, asked, signal);
    if (fitsLimits(shorter, section)) return { text: shorter, isTrimmed: false };
    const text = trimToLimits(shorter, section);
    if (text === "") throw writerError("overlong");
    return { text, isTrimmed: true };
  }

  /** A section: what stands nowhere in it is named to the model once, and an invented source that is left is taken out. */
  async function writeSection(
    input: WriterInput,
    section: WriterSection,
    finished: ProposedSection[],
    signal: AbortSignal,
    onText: (length: number) => void,
  ): Promise<{ text: string; isTrimmed: boolean; takenOut: number }> {
    const messages: ModelMessage[] = [{ role: "user", content: messageOf(sectionPrompt(input, section, finished)) }];
    const { text, isTrimmed } = await writeWithin(input, section, messages, signal, onText);
    let held = await holdAgainst(input, text);
    if (held.unsupported.length > 0) {
      const asked = [...messages, ...askAgain(text, correction.unsupported(held.unsupported))];
      const again = await askText(input, asked, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        if (error instanceof WriterError) return "";
        throw error;
      });
      if (again !== "" && fitsLimits(again, section)) {
        const better = await holdAgainst(input, again);
        if (better.unsupported.length < held.unsupported.length) held = better;
      }
    }
    return { ...withoutInventedSources(held), isTrimmed };
  }

  async function propose(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<ProposedSection[]> {
    await report.progress(2, progressMessages.read(input));
    const { sections } = input.template;
    const done = new Map<string, ProposedSection>(report.finished ?? []);
    const inOrder = () => sections.flatMap((section) => done.get(section.id) ?? []);
    const failures = new Map<string, WriterError>();
    let reached = 2;
    const tell = (percent: number, message: string) => report.progress((reached = Math.max(reached, percent)), message);
    const finish = async (section: WriterSection, text: string, by: Writer["kind"] = "model") => {
      const finished = { sectionId: section.id, title: section.title, text, html: textToHtml(text), by };
      done.set(section.id, finished);
      await report.section(finished);
    };
    const write = async (section: WriterSection) => {
      signal.throwIfAborted();
      const from = 3 + Math.floor((94 * done.size) / sections.length);
      const message = section.auto
        ? progressMessages.composing(section.title)
        : progressMessages.writing(section.title);
      await tell(from, message);
      const beat = pulse({ ...report, progress: tell }, from, from + Math.floor(94 / sections.length), 2_000, message);
      try {
        const written = await writeSection(input, section, section.auto ? inOrder() : [], signal, beat.onText);
        await beat.settled();
        const beginning = section.auto ? beginningOf(input, section).text : "";
        const begun = withBeginning(beginning, written.text, section);
        if (written.isTrimmed || begun.isTrimmed) await tell(from, progressMessages.tookOut(section.title));
        if (written.takenOut > 0) await tell(from, progressMessages.tookOutSources(section.title, written.takenOut));
        await finish(section, begun.text);
      } catch (error) {
        signal.throwIfAborted();
        // A service that is down is tried again later, with what is finished; one section that it cannot write is not waited for.
        if (!(error instanceof WriterError) || error.kind === "unavailable") throw error;
        failures.set(section.id, error);
      }
    };
    const writeOffline = async (failed: WriterSection[]) => {
      if (failed.length === 0) return;
      const texts = await offline.propose(input, { ...silent, finished: done }, signal);
      for (const section of failed)
        await finish(section, texts.find(({ sectionId }) => sectionId === section.id)?.text ?? "", "offline");
      await tell(reached, progressMessages.wroteOffline(failed.map(({ title }) => title)));
    };
    const wave = async (isAuto: boolean) => {
      const open = sections.filter(({ id, auto }) => auto === isAuto && !report.finished?.has(id));
      await inTurns(open, isAuto ? 1 : sectionsAtOnce, write);
      const [failure] = failures.values();
      if (failure && done.size === 0) throw failure;
      await writeOffline(open.filter(({ id }) => failures.has(id)));
    };
    await wave(false);
    await wave(true);
    for (const note of await lookAcross(sections, inOrder())) await tell(98, progressMessages.across(note));
    return inOrder();
  }

  /** Asks for notes, and beside that for what contradicts itself: each stands without the other. Throws the WriterError of the notes where nothing came. */
  async function review(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<Suggestion[]> {
    await report.progress(5, progressMessages.read(input));
    const beat = pulse(report, 5, 95, 4_000, progressMessages.reviewing);
    const lengths = [0, 0];
    const onTextOf = (at: 0 | 1) => (length: number) => {
      lengths[at] = length;
      beat.onText(lengths[0]! + lengths[1]!);
    };
    const toNote: ModelMessage[] = [{ role: "user", content: messageOf(reviewPrompt(input)) }];
    const toCompare = contradictionsPrompt(input);
    const [noted, compared] = await Promise.allSettled([
      ask(input, toNote, reviewAnswer, signal, onTextOf(0)),
      toCompare &&
        put(
          contradictionsSystem(input),
          [{ role: "user", content: messageOf(toCompare) }],
          contradictionsAnswer,
          signal,
          onTextOf(1),
        ),
    ]);
    for (const each of [noted, compared])
      if (each.status === "rejected" && (signal.aborted || !(each.reason instanceof WriterError))) throw each.reason;
    const pairs = compared.status === "fulfilled" ? compared.value?.contradictions : undefined;
    if (noted.status === "rejected" && !pairs) throw noted.reason;
    await beat.settled();
    if (noted.status === "rejected") await report.progress(95, progressMessages.reviewedInPart("notes"));
    if (compared.status === "rejected") await report.progress(95, progressMessages.reviewedInPart("contradictions"));
    const known = new Set(input.template.sections.filter((section) => !section.auto).map((section) => section.id));
    const suggestions = joinNotes(
      await reviewApart(input),
      noted.status === "rejected" ? [] : noted.value.suggestions.filter(({ sectionId }) => known.has(sectionId)),
      await heldNotes(input, pairs ?? []),
    );
    await report.progress(97, progressMessages.wroteNotes(suggestions.length));
    return suggestions;
  }

  /** A changed text. What stands nowhere in it, and what it lost, is named to the model once. */
  async function edit(input: WriterInput, request: EditRequest, signal: AbortSignal): Promise<string> {
    const known = withEditedText(input, request);
    const messages: ModelMessage[] = [{ role: "user", content: messageOf(editPrompt(input, request)) }];
    const lookAt = async (text: string) => {
      const held = await holdAgainst(known, text);
      return { ...held, lost: request.task === "answer" ? [] : lostFacts(request.text, text).map((fact) => fact.text) };
    };
    const wrong = ({ unsupported, lost }: Awaited<ReturnType<typeof lookAt>>) => unsupported.length + lost.length;
    let best = await lookAt(await askText(input, messages, signal));
    if (wrong(best) > 0) {
      const asked = [...messages, ...askAgain(best.text, correction.changed(best.unsupported, best.lost))];
      const again = await askText(input, asked, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        if (error instanceof WriterError) return "";
        throw error;
      });
      const better = again === "" ? best : await lookAt(again);
      if (wrong(better) < wrong(best)) best = better;
    }
    return withoutInventedSources(best).text;
  }

  async function searchTerms(words: SearchWords, signal: AbortSignal): Promise<string[]> {
    const messages: ModelMessage[] = [{ role: "user", content: searchTermsPrompt(words) }];
    const answer = await put(searchTermsSystem, messages, searchTermsAnswer, signal);
    return answer.searches.slice(0, mostSearchTerms);
  }

  /** Undefined, too, where the model gives no usable answer in time, which is told: the rules judge then. */
  async function judge(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<Judgements | undefined> {
    const asked = judgePrompt(input);
    if (!asked) return undefined;
    await report.progress(98, progressMessages.judging);
    const late = AbortSignal.timeout(longestJudgingMs);
    const messages: ModelMessage[] = [{ role: "user", content: messageOf(asked) }];
    try {
      const named = await put(judgeSystem(input), messages, judgeAnswer, AbortSignal.any([signal, late]));
      return await holdJudgements(input, named);
    } catch (error) {
      signal.throwIfAborted();
      if (!late.aborted && !(error instanceof WriterError) && !(error instanceof ApartError)) throw error;
      await report.progress(98, progressMessages.reviewedInPart("requirements"));
      return undefined;
    }
  }

  async function pointOut(lines: readonly string[], signal: AbortSignal) {
    const messages: ModelMessage[] = [{ role: "user", content: messageOf(callPrompt(lines)) }];
    return { ...(await put(callSystem, messages, callAnswer, signal)), lastLine: linesSent(lines) };
  }

  return {
    kind: "model",
    label: `The model ${model}`,
    model,
    host: new URL(baseURL).host,
    outline,
    propose,
    edit,
    searchTerms,
    judge,
    pointOut,
    sent: sentParts,
    sentForSearch,
    sentForCall,
    review,
  };
}
