import { describe, expect, it } from "vitest";
import { avatarHues } from "../../tokens/palette.ts";
import { avatarHue, initials } from "./identity.ts";

describe("initials [1.9-avatar-initials] [1.9-avatar-nameless]", () => {
  it.each([
    ["Ines Okafor", "IO"],
    ["Marrow Bridge Growers", "MB"],
    ["ines", "I"],
    ["  łucja   ödegaard ", "ŁÖ"],
    ["😀 face", "😀F"],
    ["", "U"],
    ["   ", "U"],
    [undefined, "U"],
    [null, "U"],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe("avatarHue [1.9-avatar-colour]", () => {
  it("depends on the last character alone", () => {
    expect(avatarHue("64b1f0a2c3d4e5f60718293a")).toBe(avatarHue("000a"));
    expect(avatarHue("1")).not.toBe(avatarHue("2"));
  });

  it("uses all eight hues for the ids there are", () => {
    const hues = new Set([..."0123456789abcdef"].map((last) => avatarHue(`0${last}`)));
    expect([...hues].sort()).toEqual([...avatarHues].sort());
  });

  it("has a hue for an empty id", () => {
    expect(avatarHues).toContain(avatarHue(""));
  });
});
