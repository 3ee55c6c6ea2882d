import { data, onlyMaterial, type Asked } from "./prompts.ts";

/** So much of a call is sent, in characters: about what a model with a small window still reads. */
const mostCallCharacters = 100_000;

/** What the model is told above a funder's call. It holds nothing that anybody has written. */
export const callSystem = [
  "You read a funder's call for somebody who wants to apply. You point at lines and quote; you write nothing of your own.",
  "",
  `The call stands in a <data> element of the user's message, with a number before each line. ${onlyMaterial}`,
  "",
  "Answer with one JSON object in the shape asked for, and nothing else.",
].join("\n");

const task = `Find in this call what an applicant has to know. Each thing is told by the number of its line and its words: word for word as they stand there, in their language, with their signs, without the number of the line, and without the mark, number or bullet that the line begins with. Words that go on in the next line are quoted on. Cells of a table are parted by tabs: quote one cell.

name: the title of the call, whole, as its heading has it.
funder: who gives the money.
deadline: the day by which this application has to be there, with its time and zone where they stand beside it. Of several stages the one for which the sections below are written. Not when the call opens, decisions are made, or reports are due. date: that day as "2027-03-05"; time: as "17:00"; "" where the call does not tell. zone: the time zone in which it counts, by its name in the zone database, as "America/Chicago": the one that is named beside the time or for all times, else that of the place where the funder is. zoneWords: the words that tell this zone or place, with zoneLine. "" and 0 where nothing in the call tells it.
award: the words with how much one applicant can get, the least and the most where both are told. Not the whole budget of the programme. least, most: those sums as numbers, 0 where none is told. currency: its code, as "AUD"; of a bare "$" or "kr" that of the funder's country, "" where nothing tells.
whole: the words that say how long the application may be in all, or all its texts together, in pages, words or characters: not one paper or text of several. amount, unit: what they mean, as below; the most where there are several.
sections: every text that the applicant has to write, in the order of the call: the questions, headings or rows of the form, or the things that running text asks to be told, each thing by itself. Where a part is divided into headings, letters or questions of its own, those and not the part. Not papers that are attached, boxes to tick, or fields such as name, address and bank account, and no advice on how to write.
  title: its heading or question, without its length, and without what stands behind a colon, a dash or in brackets to tell what to write there. In running text the words that name the thing.
  length: the words that say how long this text may be ("max. 300 words", "1 page"), with lengthLine; also where one sentence gives a length to all of them: then quote it for each. No words where none do. A length that is recommended is none, nor is one of all together. amount, unit: what they mean, as 300 and "words", "characters" or "pages"; the most where a range is told; 0 and "" without a length.
  guidanceFrom, guidanceTo: the first and the last line that say what to write there, without the title's; 0 and 0 where none do.
  isOptional: true where it may be left out.
papers: every paper that has to be or may be sent with the application, each by itself, by its name as it stands there, with its article and what it has to be, without what the sentence says around it. isOptional: true where not everybody has to send it. Not the form, and not what is sent only after a decision.
criteria: what applications are judged by, each by its name or, where it has none, its question or clause. points: what it counts at most, points or percent, 0 where nothing is told.
conditions: each statement of who may apply and who may not, or what an applicant must have or be, at most a sentence.
prohibitions: each statement of what the money is not given for, or of what must not be done or stand in the application: the whole sentence, also where it names several things; of a list, also one parted by semicolons, each entry. Not how or where applications are sent, and not what is not read.

Only what the call says. A thing that it does not say has line 0 and "" as words; a list may be empty. Each thing once, where it is said best.

Answer {"name": {"line": number, "words": string}, "funder": {…}, "deadline": {…, "date": string, "time": string, "zone": string, "zoneLine": number, "zoneWords": string}, "award": {…, "least": number, "most": number, "currency": string}, "whole": {…, "amount": number, "unit": string}, "sections": [{"line": number, "title": string, "length": string, "lengthLine": number, "amount": number, "unit": string, "isOptional": boolean, "guidanceFrom": number, "guidanceTo": number}], "papers": [{"line": number, "words": string, "isOptional": boolean}], "criteria": [{"line": number, "words": string, "points": number}], "conditions": [{"line": number, "words": string}], "prohibitions": [{"line": number, "words": string}]}.`;

interface SentCall {
  numbered: string[];
  /** The last line that is sent whole. */
  last: number;
}

/** The lines of a call with their numbers, from its beginning; of the one that is too long its beginning. */
function sentOf(lines: readonly string[]): SentCall {
  const numbered: string[] = [];
  let room = mostCallCharacters;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const told = `${at + 1}: ${line.trimEnd()}`;
    if (told.length > room) return { numbered: [...numbered, told.slice(0, room), "(the rest is left out)"], last: at };
    numbered.push(told);
    room -= told.length + 1;
  }
  return { numbered, last: lines.length };
}

/** The last line of a call that is sent whole. */
export const linesSent = (lines: readonly string[]): number => sentOf(lines).last;

/** Asks where in a call things stand. */
export function callPrompt(lines: readonly string[]): Asked {
  return { material: [data("call", sentOf(lines).numbered.join("\n"))], task };
}
