import { describe, expect, it } from "vitest";
import { createGate } from "./gate.ts";

/** Work that ends when it is told to, and the order in which it began. */
function makeWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, work, end, settle };
}

describe("a gate", () => {
  it("lets two through at once, of one person one", async () => {
    const gate = createGate({ atOnce: 2, mostWaiting: 9, mostWaitingEach: 9 });
    const { begun, work, end, settle } = makeWork();
    const all = [
      gate("ines", work("ines 1")),
      gate("ines", work("ines 2")),
      gate("tavita", work("tavita 1")),
      gate("olga", work("olga 1")),
    ];
    await settle();
    expect(begun).toEqual(["ines 1", "tavita 1"]);
    await end("tavita 1");
    expect(begun.at(-1)).toBe("olga 1");
    await end("ines 1");
    expect(begun.at(-1)).toBe("ines 2");
    await end("ines 2");
    await end("olga 1");
    expect(await Promise.all(all)).toEqual(["ines 1", "ines 2", "tavita 1", "olga 1"]);
  });

  it("lets people take turns, however much one of them asked for before", async () => {
    const gate = createGate({ atOnce: 1, mostWaiting: 99, mostWaitingEach: 99 });
    const { begun, work, end, settle } = makeWork();
    for (let number = 1; number <= 10; number += 1) void gate("ines", work(`ines ${number}`));
    void gate("tavita", work("tavita"));
    await settle();
    await end("ines 1");
    expect(begun).toEqual(["ines 1", "tavita"]);
    await end("tavita");
    expect(begun).toEqual(["ines 1", "tavita", "ines 2"]);
  });

  it("refuses what is too much, for a person and for all, and never what is patient", async () => {
    const gate = createGate({ atOnce: 1, mostWaiting: 3, mostWaitingEach: 2 });
    const { begun, work, end, settle } = makeWork();
    const refused = (person: string) => gate(person, work("never")).catch((error: { kind: string }) => error.kind);
    void gate("ines", work("first"));
    void gate("ines", work("a"));
    void gate("ines", work("b"));
    expect(await refused("ines")).toBe("tooMany");
    void gate("tavita", work("c"));
    expect(await refused("olga")).toBe("unavailable");
    const patient = gate("olga", work("patient"), { isPatient: true });
    for (const name of ["first", "a", "c", "patient", "b"]) await end(name);
    await settle();
    for (const name of ["a", "b", "c", "patient"]) await end(name);
    for (const name of ["a", "b", "c", "patient"]) await end(name);
    expect(await patient).toBe("patient");
    expect(begun).not.toContain("never");
  });

  it("goes on after work that failed, and without work that was given up", async () => {
    const gate = createGate({ atOnce: 1, mostWaiting: 9, mostWaitingEach: 9 });
    const { begun, work, end, settle } = makeWork();
    const failing = gate("ines", () => Promise.reject(new Error("no")));
    const controller = new AbortController();
    const given = gate("tavita", work("given up"), { signal: controller.signal });
    controller.abort(new Error("gone"));
    await expect(given).rejects.toThrow("gone");
    await expect(failing).rejects.toThrow("no");
    void gate("olga", work("olga"));
    await settle();
    expect(begun).toEqual(["olga"]);
    await end("olga");
  });
});
