import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { prepareMerging } from "../../packages/app/src/autosave/merge/merging.ts";
import { Play, type Action } from "./play.ts";
import { fields, ModelDevice, ModelServer } from "./world.ts";

const device: { now: ModelDevice } = vi.hoisted(() => ({ now: undefined as never }));

vi.mock("../../packages/app/node_modules/idb-keyval/dist/index.js", () => ({
  createStore: () => ({}),
  get: (key: string) => device.now.idbKeyval().get(key),
  set: (key: string, text: string) => device.now.idbKeyval().set(key, text),
  del: (key: string) => device.now.idbKeyval().del(key),
  keys: () => device.now.idbKeyval().keys(),
}));

// It is fetched by a clock of its own.
beforeAll(() => prepareMerging(10_000));
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const page = fc.nat(2);
const field = fc.constantFrom(...fields);
const often = (weight: number, arbitrary: fc.Arbitrary<Action>) => ({ weight, arbitrary });

const alone = [
  often(12, fc.record({ do: fc.constant("type"), page, field })),
  often(1, fc.record({ do: fc.constant("clear"), page, field })),
  often(
    9,
    fc.record({ do: fc.constant("tick"), ms: fc.constantFrom(1, 90, 100, 500, 1_000, 2_900, 3_100, 20_000, 70_000) }),
  ),
  often(
    5,
    fc.record({
      do: fc.constant("network"),
      network: fc.constantFrom("ok", "ok", "ok", "slow", "offline", "failing", "answerLost", "requestLost"),
    }),
  ),
  often(2, fc.record({ do: fc.constant("stores"), refuses: fc.constantFrom("none", "none", "quick", "slow", "both") })),
  often(
    4,
    fc.record({ do: fc.constantFrom("reload", "crash", "leaveEditor", "flush", "refetch", "lateAnswer"), page }),
  ),
  often(1, fc.constant({ do: "killBrowser" })),
] as fc.WeightedArbitrary<Action>[];

const together = [
  ...alone,
  often(2, fc.constant({ do: "openTab" })),
  often(3, fc.record({ do: fc.constant("changeElsewhere"), field })),
  often(2, fc.record({ do: fc.constant("settle"), page, choice: fc.constantFrom("local", "remote") })),
] as fc.WeightedArbitrary<Action>[];

async function playAll(actions: readonly Action[]): Promise<void> {
  vi.clearAllTimers();
  const server = new ModelServer();
  device.now = new ModelDevice();
  device.now.install();
  const play = new Play(server, device.now);
  for (const action of actions) {
    await play.perform(action);
    play.noteTabs();
    play.checkSaid();
    await vi.advanceTimersByTimeAsync(0);
    play.checkSaid();
    play.checkNoFalseAlarm();
  }
  await play.checkNothingLost();
}

const { MODEL_SEQUENCES, MODEL_SEED } = process.env;
const sequences = Number(MODEL_SEQUENCES ?? 150);
/** Always the same in the usual tests; each long run has another, which it prints. */
const seed = Number(MODEL_SEED ?? (MODEL_SEQUENCES ? Date.now() % 2 ** 31 : 20261121));

it.each([
  ["one person in one tab", alone],
  ["tabs, other members, and choices", together],
])(
  "no word is lost, and nothing is said that is not so: %s",
  async (_, actions) => {
    const sequence = fc.array(fc.oneof(...actions), { minLength: 5, maxLength: 40 });
    let played = 0;
    const outcome = await fc.check(
      fc.asyncProperty(sequence, async (each) => {
        played += 1;
        await playAll(each);
      }),
      { seed, numRuns: sequences },
    );
    const report = outcome.failed ? `${String(outcome.errorInstance)}\n${fc.defaultReportMessage(outcome)}` : "";
    expect(report).toBe("");
    console.log(`model: ${played} of ${sequences} sequences kept the promise, seed ${seed}`);
  },
  3_600_000,
);

it.each<[string, Action[]]>([
  [
    "what another changed is cleared in one tab and typed over in a second, and the browser is killed",
    [
      { do: "type", page: 0, field: "needs" },
      { do: "openTab" },
      { do: "changeElsewhere", field: "needs" },
      { do: "tick", ms: 70_000 },
      { do: "type", page: 1, field: "needs" },
      { do: "tick", ms: 1 },
      { do: "clear", page: 0, field: "needs" },
      { do: "tick", ms: 2_900 },
      { do: "killBrowser" },
    ],
  ],
])("no word is lost where %s", async (_, actions) => playAll(actions));
