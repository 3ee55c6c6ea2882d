import { sampleOwnTemplate, sampleReading } from "@grantwright/api-client/mocks";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  differences,
  modelOf,
  modelOfReading,
  moved,
  problemCopy,
  problemsOf,
  requestOf,
  sendableOf,
} from "./templateModel.ts";

const model = modelOf(sampleOwnTemplate);

it("sends a day that is cleared as it was saved, and leaves out a new one that is not whole", () => {
  const [date] = sampleReading.keyDates;
  const saved = { ...model, keyDates: [date!] };
  const cleared = {
    ...model,
    keyDates: [
      { ...date!, day: "", what: "" },
      { id: "new", day: "", what: "Decisions" },
    ],
  };
  expect(sendableOf(cleared, saved).keyDates).toEqual([date]);
  expect(sendableOf(model, model)).toBe(model);
});

it("gives back all that it was given", () => {
  const { fields, documentChecklist, format, pageLimit, amount, name, readFrom } = sampleOwnTemplate;
  const request = requestOf(model);
  expect(request).toMatchObject({ name, documentChecklist, format, pageLimit, amount });
  expect(request.readFrom).toEqual(readFrom);
  expect(request.fields).toEqual(fields.map(({ hidden: _hidden, ...field }) => field));
  expect(problemsOf(model)).toEqual({});
});

it("gives back what no control shows, but what the server keeps by itself", () => {
  const [section] = sampleOwnTemplate.fields;
  const stored = {
    ...section!,
    limitSource: "The call, page 3",
    newDescription: "What changed?",
    isMaxLengthRoom: true,
  };
  const later = { ...stored, id: "later", ofALaterRelease: "kept" };
  const request = requestOf(modelOf({ ...sampleOwnTemplate, fields: [stored, later] }));
  const { hidden: _hidden, ...asked } = section!;
  expect(request.fields).toEqual([asked, { ...asked, id: "later", ofALaterRelease: "kept" }]);
});

it("keeps a deadline to the minute, wherever the device is", () => {
  const deadline = "2027-03-15T21:30:00.000Z";
  expect(requestOf(modelOf({ ...sampleOwnTemplate, deadline })).deadline).toBe(deadline);
  expect(requestOf({ ...model, deadline: "" }).deadline).toBeNull();
});

it("is the same text whatever the order that a store has put the keys in", () => {
  const turned = (value: object) => Object.fromEntries(Object.entries(value).toReversed());
  const readFrom = Object.fromEntries(
    Object.entries(turned(sampleOwnTemplate.readFrom!)).map(([fact, line]) => [fact, turned(line as object)]),
  ) as typeof sampleOwnTemplate.readFrom;
  expect(JSON.stringify(requestOf(modelOf({ ...sampleOwnTemplate, readFrom })))).toBe(JSON.stringify(requestOf(model)));
});

it("takes what an earlier release kept on the device", () => {
  const { readFrom: _none, wordLimit: _words, characterLimit: _characters, ...earlier } = model;
  expect(requestOf(earlier as typeof model)).not.toHaveProperty("readFrom");
  expect(problemsOf(earlier as typeof model)).toEqual(problemsOf(model));
});

it("keeps how long the whole may be in words and characters, with their lines", () => {
  const most = (value: string) => ({ value, readFrom: { line: 16, text: `At most ${value} in all.` } });
  const reading = { ...sampleReading, wordLimit: most("2500"), characterLimit: most("18000") };
  const read = modelOfReading(reading);
  const request = requestOf(read);
  expect(request).toMatchObject({ pageLimit: 4, wordLimit: 2500, characterLimit: 18_000 });
  expect(request.readFrom).toMatchObject({ wordLimit: { line: 16 }, characterLimit: { line: 16 } });
  expect(modelOf({ ...sampleOwnTemplate, wordLimit: 2500 })).toMatchObject({ wordLimit: "2500", characterLimit: "" });
  expect(problemsOf({ ...read, wordLimit: "2.5" })).toEqual({ wordLimit: problemCopy.whole });
  expect(requestOf({ ...read, wordLimit: "" })).not.toHaveProperty("wordLimit");
});

it("makes a template of a reading, each section with its line", () => {
  const request = requestOf(modelOfReading(sampleReading));
  expect(request).toMatchObject({
    name: "Small Plots Fund",
    amount: 12_000,
    pageLimit: 4,
    deadline: "2027-03-15T23:59:00.000Z",
  });
  expect(request.fields.map(({ readFrom }) => readFrom?.line)).toEqual([4, 5]);
  const note = "No time zone is named: taken as UTC.";
  expect(request.readFrom).toEqual({
    name: { line: 1, text: "Small Plots Fund" },
    funderName: { line: 2, text: "The Hollin Vey Trust" },
    amount: { line: 3, text: "Grants of up to $12,000." },
    deadline: { line: 12, text: "Closing date: March 15, 2027", note },
    pageLimit: { line: 16, text: "No application may exceed 4 pages." },
    eligibilityCriteria: { line: 14, lastLine: 14, text: "Groups with a bank account." },
    fontFamily: { line: 17, text: "Use Arial, 11 point." },
    fontSize: { line: 17, text: "Use Arial, 11 point." },
  });
});

it("has each condition, what is not funded and each criterion in a line of its own", () => {
  const line = { line: 20, text: "x" };
  const { eligibilityCriteria, assessmentCriteria } = modelOfReading({
    ...sampleReading,
    eligibility: [
      { value: "Charities only", readFrom: line },
      { value: "At most 12 months", readFrom: line },
    ],
    prohibitions: [{ value: "vehicles", readFrom: line }],
    criteria: [
      { title: "Need", points: 40, readFrom: line },
      { title: "Plan", readFrom: line },
    ],
  });
  expect(eligibilityCriteria).toBe("Charities only\nAt most 12 months\nNot funded: vehicles");
  expect(assessmentCriteria).toBe("Need (40 points)\nPlan");
});

it.each([
  [{ name: " " }, { name: problemCopy.name }],
  [{ url: "javascript:alert(1)" }, { url: problemCopy.url }],
  [{ amount: "a lot" }, { amount: problemCopy.number }],
  [{ amount: "1,200,000.50" }, {}],
  [{ fontSize: "3" }, { fontSize: problemCopy.range(6, 24) }],
  [{ fields: [{ ...model.fields[0]!, maxWordCount: "2.5" }] }, { "need.maxWordCount": problemCopy.whole }],
  [{ fields: [{ ...model.fields[0]!, minWordCount: "300" }] }, { "need.maxWordCount": problemCopy.order }],
  [{ fields: [{ ...model.fields[0]!, title: "x".repeat(201) }] }, { "need.title": problemCopy.long(200) }],
])("marks what cannot be saved (%#)", (change, expected) => {
  expect(problemsOf({ ...model, ...change })).toEqual(expected);
});

it("moves one entry and leaves the order of all others", () => {
  const entries = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(entries, fc.nat(9), fc.integer({ min: -2, max: 12 }), (ids, which, to) => {
      const all = ids.map((id) => ({ id }));
      const id = ids[which % ids.length]!;
      const after = moved(all, id, to).map((entry) => entry.id);
      expect(after.indexOf(id)).toBe(Math.max(0, Math.min(to, ids.length - 1)));
      expect(after.filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id));
    }),
  );
});

it("names every place in which another version says something else", () => {
  const other = { ...model, name: "Other", fields: model.fields.toReversed(), documentChecklist: [] };
  expect(differences(model, model, (field) => field)).toEqual([]);
  expect(differences(model, other, (field) => field).map(({ label }) => label)).toEqual([
    "name",
    "fields",
    "documentChecklist",
  ]);
});
