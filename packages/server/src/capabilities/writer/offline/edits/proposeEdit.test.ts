import { countWrittenWords, textAfter, withPieces } from "@grantwright/domain";
import { describe, expect, it } from "vitest";
import { createOfflineWriter } from "../createOfflineWriter.ts";
import type { EditRequest, EditTask, Writer, WriterInput } from "../../writer.ts";
import { lostFacts } from "../../edits/lostFacts.ts";
import { proposeEdit } from "../../edits/proposeEdit.ts";

const offline = createOfflineWriter();
const signal = new AbortController().signal;

const text = [
  "In the north of the county the nearest full grocery is eleven miles from Marrow Bridge.",
  "It is important to note that families without a car walk along the road in order to reach the bus.",
  "Of 412 households, 73 said in the spring that they had skipped meals.",
  "Furthermore, the situation of the families in the north is very difficult.",
  "The families in the north of the county are in a truly difficult situation.",
  "Due to the fact that two shops closed in 2024, the road to food has become longer.",
].join(" ");

const inputOf = (own: string, more: Partial<WriterInput> = {}): WriterInput => ({
  description:
    "In 2025 our van carried 31 tons of vegetables to six villages. Of the 412 households in the north 58 % have no car.",
  attachments: [],
  type: "grant",
  template: {
    name: "County grant",
    sections: [
      { id: "need", title: "Statement of need", kind: "need", required: true, auto: false, maxWordCount: 250 },
    ],
  },
  useEnglish: true,
  texts: { need: own },
  ...more,
});

const ask = (task: EditTask, own: string, more: Partial<EditRequest> = {}, writer: Writer = offline) =>
  proposeEdit(writer, inputOf(own), { task, sectionId: "need", text: own, ...more }, signal);

/** A writer whose every change is this one. */
const saying = (answer: string): Writer => ({ ...offline, edit: async () => answer });

describe("a proposed change by rules", () => {
  it("shortens to a number of words and keeps every fact", async () => {
    const { pieces } = await ask("shorten", text, { words: 60 });
    const shorter = withPieces(text, pieces);
    expect(countWrittenWords(shorter)).toBeLessThanOrEqual(60);
    expect(lostFacts(text, shorter)).toEqual([]);
    expect(pieces.flatMap(({ loses }) => loses)).toEqual([]);
  });

  it("keeps facts and open places where that leaves the text too long", async () => {
    const facts = "We ask for $40,000. [Add: by when] Sixty families live here. Work begins on 3 May 2027.";
    const { pieces } = await ask("shorten", facts, { words: 4 });
    const shorter = withPieces(facts, pieces);
    expect(lostFacts(facts, shorter)).toEqual([]);
    expect(shorter).toContain("[Add: by when]");
  });

  it("says it in plainer words", async () => {
    const { pieces } = await ask("plainer", text);
    const plain = withPieces(text, pieces);
    expect(plain).toContain("walk along the road to reach the bus");
    expect(plain).toContain("Because two shops closed in 2024");
    expect(plain).not.toContain("Furthermore");
  });

  it("says what there is to note, without asking to note it", async () => {
    const noted = "It is important to note that 640 families will be reached.";
    expect(withPieces(noted, (await ask("plainer", noted)).pieces)).toBe("640 families will be reached.");
  });

  it("puts in what the material says of a section and no text has yet", async () => {
    const { pieces } = await ask("concrete", "Food is dear here.");
    expect(withPieces("Food is dear here.", pieces)).toContain("58 % have no car");
  });

  it("answers a criterion from the material, and asks where that says nothing", async () => {
    const answered = await ask("answer", text, { criterion: "How many households have no car?" });
    expect(withPieces(text, answered.pieces)).toContain("58 % have no car");
    const asked = await ask("answer", text, { criterion: "What is done for [carbon] neutrality?" });
    expect(withPieces(text, asked.pieces)).toContain("[Add: what answers “What is done for [carbon) neutrality?”]");
  });

  it("makes sentences of notes, each once, as one piece", async () => {
    const notes = "- families walk\n- 73 skipped meals\n- families walk\n- two shops closed";
    const { pieces } = await ask("merge", notes);
    expect(pieces.map(textAfter)).toEqual(["Families walk. 73 skipped meals. Two shops closed."]);
  });

  it("writes a section anew without losing a fact of it", async () => {
    const { pieces } = await ask("rewrite", text);
    const anew = withPieces(text, pieces);
    expect(anew).toContain("58 % have no car");
    expect(lostFacts(text, anew)).toEqual([]);
  });

  it("proposes nothing where there is nothing to change", async () => {
    expect((await ask("plainer", "We grow food.")).pieces).toEqual([]);
    expect((await ask("merge", "We grow food. We share it.")).pieces).toEqual([]);
  });

  it("gives the same answer to the same question, in any language", async () => {
    const spanish =
      "Con el fin de llegar a las 412 familias, vamos a llevar a cabo 12 talleres en la actualidad muy necesarios.";
    const first = await ask("plainer", spanish);
    expect(await ask("plainer", spanish)).toEqual(first);
    expect(withPieces(spanish, first.pieces)).toContain("Para llegar a las 412 familias");
  });
});

describe("the gate behind any writer", () => {
  it("leaves out changes with facts that stand nowhere, and names them", async () => {
    const { pieces, leftOut } = await ask(
      "plainer",
      text,
      {},
      saying(`${text} A study by Ostrow College found that 91 % go hungry.`),
    );
    expect(pieces).toEqual([]);
    expect(leftOut.join(" ")).toContain("91 %");
  });

  it("takes the other changes of the same answer", async () => {
    const answer = text
      .replace("Furthermore, the situation", "The situation")
      .replace("412 households", "999 households");
    const { pieces, leftOut } = await ask("plainer", text, {}, saying(answer));
    expect(withPieces(text, pieces)).toBe(text.replace("Furthermore, the situation", "The situation"));
    expect(leftOut).toEqual(["999"]);
  });

  it("says which facts a change takes out", async () => {
    const { pieces } = await ask(
      "shorten",
      text,
      {},
      saying(text.replace(" Of 412 households, 73 said in the spring that they had skipped meals.", "")),
    );
    expect(pieces[0]?.loses).toEqual(expect.arrayContaining(["412", "73"]));
  });

  it("tames what a model sends, and leaves the white space around a part alone", async () => {
    const own = "\n  We grow food.\n";
    const { pieces } = await ask("plainer", own, {}, saying("**We grow\u202E good food.**"));
    expect(withPieces(own, pieces)).toBe("\n  We grow good food.\n");
  });
});
