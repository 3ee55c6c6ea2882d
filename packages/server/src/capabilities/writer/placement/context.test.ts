import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { contextInputCount, contextInputs, type UnitInPlace } from "./contextInputs.ts";
import { readContext, type StoredLayer } from "./contextModel.ts";
import { unitKinds, type UnitKind } from "./unitKinds.ts";

const likely = (kind: UnitKind) => unitKinds.map((other) => (other === kind ? 1 : 0));

const unit = (kind: UnitKind, paragraph = 0): UnitInPlace => ({
  alone: likely(kind),
  paragraph,
  hasHeading: false,
  length: 60,
});

const layer = (inputs: number, outputs: number, weightOf: (from: number, to: number) => number): StoredLayer => ({
  step: 1,
  weights: deflateSync(
    new Uint8Array(
      Int8Array.from({ length: inputs * outputs }, (_, at) => weightOf(Math.floor(at / outputs), at % outputs)),
    ),
  ).toString("base64"),
  bias: Array.from({ length: outputs }, () => 0),
});

describe("contextInputs", () => {
  it("gives every unit as many numbers, whatever stands around it", () => {
    for (const units of [[unit("need")], [unit("need"), unit("budget", 1), unit("team", 1)]])
      for (const inputs of contextInputs(units)) {
        expect(inputs).toHaveLength(contextInputCount);
        expect(inputs.every(Number.isFinite)).toBe(true);
      }
    expect(contextInputs([])).toEqual([]);
  });

  it("tells what comes before a unit from what comes after it", () => {
    const [first, , last] = contextInputs([unit("need"), unit("budget"), unit("need")]);
    expect(first).not.toEqual(last);
  });
});

describe("readContext", () => {
  const hidden = layer(contextInputCount, 1, () => 0);

  it("leaves what own words say where nothing was learnt of places", () => {
    const model = readContext({ hidden, output: layer(1, unitKinds.length, () => 0) });
    const [found] = model([unit("need")]);
    expect(found!.indexOf(Math.max(...found!))).toBe(unitKinds.indexOf("need"));
    expect(found!.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
  });

  it("changes what own words say by what stands before", () => {
    // The likelihood that the unit just before is about the budget, which lies behind the unit's own and those of the two units before that.
    const isAfterBudget = 3 * unitKinds.length + 2 * 2 + unitKinds.indexOf("budget");
    const model = readContext({
      hidden: layer(contextInputCount, 1, (from) => (from === isAfterBudget ? 1 : 0)),
      output: layer(1, unitKinds.length, (_from, to) => (to === unitKinds.indexOf("sustainability") ? 100 : 0)),
    });
    const kinds = model([unit("budget"), unit("team"), unit("team")]).map(
      (found) => unitKinds[found.indexOf(Math.max(...found))],
    );
    expect(kinds).toEqual(["budget", "sustainability", "team"]);
  });

  it("refuses weights of another shape", () => {
    expect(() => readContext({ hidden: layer(3, 1, () => 0), output: layer(1, unitKinds.length, () => 0) })).toThrow(
      "other units",
    );
    expect(() => readContext({ hidden, output: layer(1, 2, () => 0) })).toThrow("other kinds");
  });
});
