import { afterEach, describe, expect, it, vi } from "vitest";
import { clampSplit, readSplit, rememberSplit, split } from "./rememberedSplit.ts";

function storageOf(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the split of the messages [1.9-message-split] [1.2-messages-split-limits]", () => {
  it("starts at 30 percent", () => {
    expect(split.initial).toBe(30);
  });

  it.each([
    [19.9, 20],
    [20, 20],
    [34.5, 34.5],
    [50, 50],
    [50.1, 50],
    [Number.NaN, 30],
  ])("takes %d as %d", (wanted, size) => {
    expect(clampSplit(wanted)).toBe(size);
  });
});

describe("what the device remembers [1.2-messages-split-kept]", () => {
  it("is kept under the group id", () => {
    vi.stubGlobal("localStorage", storageOf({}));
    rememberSplit("messages", 41.239);
    expect(readSplit("messages")).toBe(41.24);
    expect(readSplit("another")).toBeNull();
  });

  it("is of no use where it is no number, and held to the limits where it is", () => {
    vi.stubGlobal("localStorage", storageOf({ broken: "{}", wide: "95" }));
    expect(readSplit("broken")).toBeNull();
    expect(readSplit("wide")).toBe(50);
  });

  it("is nothing where the browser refuses storage", () => {
    const refuse = () => {
      throw new Error("refused");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    expect(() => rememberSplit("messages", 40)).not.toThrow();
    expect(readSplit("messages")).toBeNull();
  });
});
