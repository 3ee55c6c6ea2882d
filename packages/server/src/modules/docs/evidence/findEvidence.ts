import { isSameFact, type Fact } from "@grantwright/domain/facts";
import { keyOf } from "../../../capabilities/writer/receipts/keyOf.ts";
import { makeReceipts } from "../../../capabilities/writer/receipts/makeReceipts.ts";
import type { Source } from "../../../capabilities/writer/receipts/receipt.ts";
import { indexSources } from "../../../capabilities/writer/receipts/indexSources.ts";
import type { SourceIndex } from "../../../capabilities/writer/receipts/sourceIndex.ts";
import { withoutPassages } from "../../../capabilities/writer/setAside/withoutPassages.ts";
import type { ApartJob } from "../../../kernel/apart/runApart.ts";
import { runApart } from "../../../kernel/apart/runApart.ts";
import type { EvidenceInput, FoundFile, FoundPassage, ReadFile } from "./evidence.ts";
import { pointersOf, type Pointer } from "./pointers.ts";

/** A passage with its facts as they were read. */
interface ReadPassage extends FoundPassage {
  read: readonly Fact[];
}

const blank = (words: string): string => words.replace(/[^\n]/g, " ");

/** A text with blanks in the place of the files that it names as its sources, which are no part of what it says. */
const withoutNames = (text: string, files: readonly ReadFile[]): string =>
  files.reduce((rest, { fileName }) => rest.replaceAll(`(${fileName})`, blank), text);

/** Names, links and citations are the same by their letters. */
const isSaid = (fact: Fact, by: Fact): boolean =>
  isSameFact(fact, by) || (fact.kind === by.kind && keyOf(fact.text) === keyOf(by.text));

/** The passages of each file, by its id, in the order of its text. */
function passagesOf(index: SourceIndex): Map<string, ReadPassage[]> {
  const passages = new Map<string, ReadPassage[]>();
  for (const { source, start, end, facts } of index.sentences) {
    const own = passages.get(source.fileId ?? "") ?? [];
    passages.set(source.fileId ?? "", own);
    const found = facts.map((fact) => ({ start: fact.start, end: fact.end, kind: fact.kind, isUsed: false }));
    own.push({ start, end, facts: found, usedIn: [], read: facts });
  }
  return passages;
}

/** The passage at a place of a file: sentences that were cut when something of it was not set aside yet may begin elsewhere. */
const passageAt = (passages: readonly ReadPassage[] = [], place: number): ReadPassage | undefined => {
  let [from, to] = [0, passages.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (passages[middle]!.end <= place) from = middle + 1;
    else to = middle;
  }
  const found = passages[from];
  return found && found.start <= place ? found : undefined;
};

function take(passage: ReadPassage, sectionId: string, { isWhole, facts }: Pointer): void {
  if (passage.usedIn.at(-1) !== sectionId) passage.usedIn.push(sectionId);
  for (const [index, fact] of passage.read.entries())
    if (isWhole || facts.some((stated) => isSaid(stated, fact))) passage.facts[index]!.isUsed = true;
}

/**
 * What files say, and where that is used: a passage in each section with a receipt that leads to it, a fact of it where that section
 * states the same, or the whole passage. Takes time in proportion to the texts.
 */
function findEvidence({ files, sections, form }: EvidenceInput): FoundFile[] {
  const index = indexSources(
    files.map(({ fileId, text, setAside }): Source => ({
      kind: "file",
      fileId,
      text: withoutPassages(text, setAside),
    })),
  );
  const passages = passagesOf(index);
  const held = (text: string) => makeReceipts(withoutNames(text, files), index);
  const pointing = new Map(Object.entries(form).map(([id, text]) => [id, pointersOf(text, held(text))]));
  for (const { sectionId, text, receipts } of sections)
    for (const { pointers } of pointersOf(text, receipts ?? held(text), pointing))
      for (const pointer of pointers) {
        const passage = passageAt(passages.get(pointer.fileId), pointer.start);
        if (passage) take(passage, sectionId, pointer);
      }
  return files.map(({ fileId, setAside }) => ({
    fileId,
    setAside,
    passages: (passages.get(fileId) ?? []).map(({ read: _read, ...passage }) => passage),
  }));
}

/** Finds evidence. */
export const evidenceJob: ApartJob<[EvidenceInput], FoundFile[]> = { name: "evidence", run: findEvidence };

/** Finds evidence, in a thread of its own where the texts are long. */
export function evidenceApart(input: EvidenceInput): Promise<FoundFile[]> {
  const texts = [...input.files.map(({ text }) => text), ...input.sections.map(({ text }) => text)];
  const characters = [...texts, ...Object.values(input.form)].reduce((sum, { length }) => sum + length, 0);
  return runApart(evidenceJob, characters, input);
}
