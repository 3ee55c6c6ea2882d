import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claimDraftTexts, forgetDraftText, keepDraftText, readDraftText } from "./draftText.ts";

const person = "66f0aa10bb20cc30dd40ee51";
const templateId = "66f0aa10bb20cc30dd40ee65";
const parentId = "66f0aa10bb20cc30dd40ee81";

/** A local storage as browsers have it: what is stored can be listed, the methods cannot. */
class MemoryStorage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T09:00:00Z") });
  vi.stubGlobal("localStorage", new MemoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is typed in the wizard", () => {
  it("is kept with its template, its parent and the time [2.3-local-text]", () => {
    expect(keepDraftText(person, { templateId, parentId, text: "Twelve gardens" })).toBe(true);
    expect(readDraftText(person, templateId)).toEqual({
      templateId,
      parentId,
      text: "Twelve gardens",
      timestamp: Date.parse("2026-11-21T09:00:00Z"),
    });
    expect(readDraftText(person, undefined)).toBeUndefined();
    expect(readDraftText("66f0aa10bb20cc30dd40ee59", templateId)).toBeUndefined();
  });

  it("is forgotten once it is sent, or emptied", () => {
    keepDraftText(person, { templateId, text: "Twelve gardens" });
    keepDraftText(person, { templateId, text: "" });
    expect(readDraftText(person, templateId)).toBeUndefined();
    keepDraftText(person, { text: "Twelve gardens" });
    forgetDraftText(person, undefined);
    expect(readDraftText(person, undefined)).toBeUndefined();
  });

  it("belongs to the first who signs in, and to nobody after", () => {
    keepDraftText(undefined, { text: "Typed by a visitor" });
    keepDraftText(person, { templateId, text: "Typed before" });
    claimDraftTexts(person);
    expect(readDraftText(person, undefined)?.text).toBe("Typed by a visitor");
    expect(readDraftText(person, templateId)?.text).toBe("Typed before");
    expect(readDraftText(undefined, undefined)).toBeUndefined();
    claimDraftTexts("66f0aa10bb20cc30dd40ee59");
    expect(readDraftText("66f0aa10bb20cc30dd40ee59", undefined)).toBeUndefined();
  });

  it("is said not to be kept where the device refuses it", () => {
    vi.spyOn(MemoryStorage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(keepDraftText(person, { text: "Twelve gardens" })).toBe(false);
  });
});
