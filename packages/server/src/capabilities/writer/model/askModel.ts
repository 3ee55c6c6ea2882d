import { setTimeout as wait } from "node:timers/promises";
import { Output, streamText, type LanguageModel, type ModelMessage } from "ai";
import { z } from "zod";
import { WriterError } from "../writerError.ts";
import type { ModelCall } from "./modelCall.ts";
import { askedToWait, isBadRequest, isWorthRetrying, toWriterError, writerError } from "./modelErrors.ts";
import { objectsIn } from "./objectsIn.ts";
import { correction } from "./prompts.ts";

/** How long to wait for a model, in milliseconds. */
export interface ModelTimeouts {
  /** Before the service begins to answer: some read all that they were sent first. */
  beginMs: number;
  /** For the first words after the service has answered. */
  firstWordsMs: number;
  /** Between words. */
  pauseMs: number;
  /** For one answer from beginning to end. */
  answerMs: number;
  /** Before the first retry when the service is down; doubled for the second. */
  retryDelayMs: number;
}

/** The model with and without a JSON schema in the request, for services that know none. */
export interface ModelPair {
  structured: LanguageModel;
  plain: LanguageModel;
  /** Set once the service has refused a schema. */
  isPlainOnly: boolean;
}

/** One request to a model. */
export interface Question<Schema extends z.ZodType> {
  models: ModelPair;
  system: string;
  messages: ModelMessage[];
  schema: Schema;
  timeouts: ModelTimeouts;
  signal: AbortSignal;
  /** Characters received so far. */
  onText?: (length: number) => void;
  /** Told of each request that was made. */
  onCall?: ((call: ModelCall) => void) | undefined;
}

const triesInAll = 3;
const mostCharacters = 200_000;
const keptOfBadAnswer = 2_000;

interface RawAnswer {
  text: string;
  finishReason: string;
  tokensIn: number | undefined;
  tokensOut: number | undefined;
}

const rawChunk = z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string() }) })).min(1) });

function contentLength(chunk: unknown): number {
  return rawChunk.safeParse(chunk).data?.choices[0]?.delta.content.length ?? 0;
}

async function receive<Schema extends z.ZodType>(
  question: Question<Schema>,
  messages: ModelMessage[],
): Promise<RawAnswer> {
  const { models, system, schema, timeouts, signal, onText } = question;
  const tooMuch = new AbortController();
  const { stream } = streamText({
    model: models.isPlainOnly ? models.plain : models.structured,
    ...(models.isPlainOnly ? {} : { output: Output.object({ schema }) }),
    instructions: system,
    messages,
    maxRetries: 0,
    includeRawChunks: true,
    abortSignal: AbortSignal.any([signal, tooMuch.signal]),
    timeout: { firstChunkMs: timeouts.firstWordsMs, chunkMs: timeouts.pauseMs, totalMs: timeouts.answerMs },
    onError: () => {},
  });
  let text = "";
  let received = 0;
  let finishReason = "unknown";
  let usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined;
  for await (const part of stream) {
    if (part.type === "text-delta") text += part.text;
    else if (part.type === "raw") {
      // Text that is no JSON is held back to the end: only the raw parts show how much there is.
      received += contentLength(part.rawValue);
      if (received > mostCharacters) {
        tooMuch.abort();
        throw writerError("overlong");
      }
      onText?.(received);
    } else if (part.type === "finish") {
      finishReason = part.finishReason;
      usage = part.totalUsage;
    } else if (part.type === "error") throw part.error;
    else if (part.type === "abort") {
      signal.throwIfAborted();
      throw writerError("timeout");
    }
  }
  return { text, finishReason, tokensIn: usage?.inputTokens, tokensOut: usage?.outputTokens };
}

function parse<Schema extends z.ZodType>(schema: Schema, { text, finishReason }: RawAnswer): z.infer<Schema> {
  if (finishReason === "content-filter") throw writerError("refused");
  const found = objectsIn(text)
    .map((object) => schema.safeParse(object))
    .find(({ success }) => success);
  if (found?.success) return found.data;
  if (finishReason === "length") throw writerError("overlong", "cut off");
  const isRefusal =
    !text.includes("{") && /\b(?:can(?:no|')t|cannot|unable|won't|not able|sorry|decline)\b/i.test(text);
  throw writerError(isRefusal ? "refused" : "broken");
}

/**
 * Puts a question to a model and answers the object it asked for, checked against the schema. A refusal, an answer that
 * makes no sense or a service that is down is tried again, twice at most. Throws a WriterError, or the signal's reason.
 */
export async function askModel<Schema extends z.ZodType>(question: Question<Schema>): Promise<z.infer<Schema>> {
  const { models, schema, timeouts, signal, onCall } = question;
  let messages = question.messages;
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    let raw: RawAnswer | undefined;
    const began = performance.now();
    // Another question may find out meanwhile that the service knows no schema.
    const wasPlain = models.isPlainOnly;
    const tell = (outcome: ModelCall["outcome"]) =>
      onCall?.({
        outcome,
        seconds: (performance.now() - began) / 1000,
        tokensIn: raw?.tokensIn,
        tokensOut: raw?.tokensOut,
      });
    try {
      raw = await receive(question, messages);
      const answer = parse(schema, raw);
      tell("ok");
      return answer;
    } catch (error) {
      if (signal.aborted) tell("aborted");
      signal.throwIfAborted();
      if (isBadRequest(error) && !wasPlain) {
        tell("schemaRefused");
        models.isPlainOnly = true;
        continue;
      }
      const failure = toWriterError(error);
      tell(failure.kind);
      if (attempt >= triesInAll || !isWorthRetrying(failure)) throw failure;
      if (failure.kind === "unavailable") {
        const delay = Math.max(timeouts.retryDelayMs * 2 ** (attempt - 1), askedToWait(error));
        await wait(delay, undefined, { signal });
        continue;
      }
      messages = [...question.messages, ...correctionFor(failure, raw)];
    }
  }
}

function correctionFor(failure: WriterError, raw: RawAnswer | undefined): ModelMessage[] {
  const said = raw?.text.slice(0, keptOfBadAnswer).trim() || "(nothing)";
  return [
    { role: "assistant", content: said },
    { role: "user", content: failure.kind === "refused" ? correction.refused : correction.broken },
  ];
}
