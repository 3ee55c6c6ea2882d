// Measures a model, or whoever answers as one, on calls in which it is known what there is to find. Calls are read as Word files.
//   write --part sixth-open --to <folder>      the message of each call, as <id>.txt
//   score --part sixth-open --answers <folder> what is found with the answers, each in <id>.json as the message asks for it
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Schemas } from "@grantwright/api-client";
import { callAnswer } from "../src/capabilities/writer/model/answers.ts";
import { callPrompt, callSystem, linesSent } from "../src/capabilities/writer/model/callPrompt.ts";
import { messageOf } from "../src/capabilities/writer/model/prompts.ts";
import { splitLines } from "../src/kernel/text/splitLines.ts";
import { readPointed } from "../src/modules/templates/call/pointed/readPointed.ts";
import { callParts, callTexts, type CallText } from "./callTexts.ts";
import { callFindings, measureCalls, sharesOf } from "./measureCalls.ts";
import { answerIn } from "./modelAnswers.ts";
import { textOfCall } from "./textOfCall.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: "string" }, to: { type: "string" }, answers: { type: "string" } },
});
const part = callParts.find((each) => each === values.part);
if (!part) throw new Error(`--part is one of ${callParts.join(", ")}.`);
const calls = callTexts(part);

async function write(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const call of calls) {
    const message = messageOf(callPrompt(splitLines(await textOfCall(call, "docx"))));
    writeFileSync(join(folder, `${call.id}.txt`), `${callSystem}\n\n${message}\n`);
  }
  console.log(`${calls.length} messages`);
}

const answerTo = (folder: string, { id }: CallText) => answerIn(folder, id, callAnswer);

async function score(folder: string): Promise<void> {
  const answered = calls.filter((call) => answerTo(folder, call) !== undefined);
  const missing = calls.filter((call) => !answered.includes(call)).map(({ id }) => id);
  console.log(
    `${part}: ${answered.length} of ${calls.length} calls${missing.length > 0 ? `; no answer to ${missing.join(", ")}` : ""}`,
  );
  const byModel = (text: string, call: CallText): Schemas["CallReading"] =>
    readPointed(text, answerTo(folder, call)!, linesSent(splitLines(text)));
  const rules = await measureCalls(answered, "docx");
  const model = await measureCalls(answered, "docx", byModel);
  const shown = (counts: (typeof rules)[keyof typeof rules]) => {
    const { precision, recall } = sharesOf(counts);
    return `${precision.toFixed(2)} / ${recall.toFixed(2)}`.padEnd(14);
  };
  console.log(`${"".padEnd(28)}rules         model`);
  for (const finding of callFindings)
    console.log(`${finding.padEnd(28)}${shown(rules[finding])}${shown(model[finding])}(${model[finding].there})`);
}

const [task] = positionals;
if (task === "write" && values.to !== undefined) await write(values.to);
else if (task === "score" && values.answers !== undefined) await score(values.answers);
else throw new Error("Say write with --to, or score with --answers.");
