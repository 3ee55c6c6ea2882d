// Measures a model, or whoever answers as one, on drafts of which it is known how they stand to a funder's lines.
//   write --part open --to <folder>      the message of each draft, as <id>.txt
//   score --part open --answers <folder> how drafts stand by the answers, each in <id>.json as the message asks for it
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { holdJudgements } from "../src/capabilities/writer/judged/holdJudgements.ts";
import type { Judgements } from "../src/capabilities/writer/judged/judgement.ts";
import { judgedCriteria, judgedRequirements } from "../src/capabilities/writer/judged/withJudgements.ts";
import { judgeAnswer } from "../src/capabilities/writer/model/answers.ts";
import { judgePrompt, judgeSystem } from "../src/capabilities/writer/model/judgePrompt.ts";
import { messageOf } from "../src/capabilities/writer/model/prompts.ts";
import type { WriterInput } from "../src/capabilities/writer/writer.ts";
import { answerIn, inputOfDraft } from "./modelAnswers.ts";
import {
  draftOf,
  judgedByRules,
  measureRequirements,
  requirementDocuments,
  type JudgedDocument,
  type RequirementDocument,
  type Share,
} from "./measureRequirements.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: "string" }, to: { type: "string" }, answers: { type: "string" } },
});
const part = (["open", "sealed"] as const).find((each) => each === values.part);
if (!part) throw new Error("--part is open or sealed.");
const documents = requirementDocuments(part);

const inputOf = ({ description, sections, requirements, criteria }: RequirementDocument): WriterInput => ({
  ...inputOfDraft(description, sections),
  eligibilityCriteria: requirements.map(({ line }) => line).join("\n"),
  assessmentCriteria: criteria.map(({ title, points }) => `${title} (${points} points)`).join("\n"),
});

function write(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const document of documents) {
    const input = inputOf(document);
    writeFileSync(join(folder, `${document.id}.txt`), `${judgeSystem(input)}\n\n${messageOf(judgePrompt(input)!)}\n`);
  }
  console.log(`${documents.length} messages`);
}

const answerTo = (folder: string, { id }: RequirementDocument) => answerIn(folder, id, judgeAnswer);

const shown = ({ right, of }: Share) => `${right}/${of} ${((100 * right) / Math.max(1, of)).toFixed(0)} %`.padEnd(16);

async function score(folder: string): Promise<void> {
  const answered = documents.filter((document) => answerTo(folder, document) !== undefined);
  console.log(`${part}: ${answered.length} of ${documents.length} drafts`);
  const held = new Map<string, Judgements>();
  for (const document of answered)
    held.set(document.id, await holdJudgements(inputOf(document), answerTo(folder, document)!));
  const byModel = (document: RequirementDocument): JudgedDocument => {
    const draft = draftOf(document);
    const noted = { ...held.get(document.id)!, isOfNow: true };
    const { checks, grades } = judgedByRules(document);
    return { checks: judgedRequirements(checks, draft, noted), grades: judgedCriteria(grades, draft, noted) };
  };
  const rules = measureRequirements(answered);
  const model = measureRequirements(answered, byModel);
  console.log(`${"".padEnd(20)}rules           model`);
  for (const name of ["lines", "quotes", "grades", "earned"] as const)
    console.log(`${name.padEnd(20)}${shown(rules[name])}${shown(model[name])}`);
  for (const share of ["precision", "recall"] as const)
    for (const state of ["met", "broken", "open", "hand"] as const)
      console.log(`${`${state} ${share}`.padEnd(20)}${shown(rules[share][state])}${shown(model[share][state])}`);
}

const [task] = positionals;
if (task === "write" && values.to !== undefined) write(values.to);
else if (task === "score" && values.answers !== undefined) await score(values.answers);
else throw new Error("Say write with --to, or score with --answers.");
