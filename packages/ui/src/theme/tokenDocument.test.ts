import { describe, expect, it } from "vitest";
import { darkVariables, lightVariables, scaleVariables } from "./cssVariables.ts";
import { colorValue, tokenDocument } from "../tokens/tokenDocument.ts";

interface Token {
  $type: string;
  $value: unknown;
}

const color = (value: unknown) =>
  expect(value).toEqual({
    colorSpace: "oklch",
    components: [expect.any(Number), expect.any(Number), expect.any(Number)],
    ...((value as { alpha?: number }).alpha !== undefined && { alpha: expect.any(Number) }),
  });
const dimension = (value: unknown) =>
  expect(value).toEqual({ value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) });

/** What the format asks of each type. */
const rules: Record<string, (value: unknown) => void> = {
  color,
  dimension,
  number: (value) => expect(value).toEqual(expect.any(Number)),
  fontFamily: (value) => expect(value).toEqual(expect.arrayContaining([expect.any(String)])),
  fontWeight: (value) => expect(value as number).toBeGreaterThanOrEqual(1),
  duration: (value) => expect(value).toEqual({ value: expect.any(Number), unit: "ms" }),
  cubicBezier: (value) => expect(value).toEqual([0.2, 0, 0, 1]),
  shadow: (value) => {
    for (const layer of value as Record<string, unknown>[]) {
      color(layer.color);
      for (const side of ["offsetX", "offsetY", "blur", "spread"]) dimension(layer[side]);
    }
  },
};

function tokensOf(group: object, path: string[] = []): [string, Token][] {
  return Object.entries(group).flatMap(([name, each]) => {
    expect(name, "names of the format hold no $, {, } or .").not.toMatch(/[${}.]/);
    return "$value" in each
      ? [[[...path, name].join("."), each as Token] as [string, Token]]
      : tokensOf(each as object, [...path, name]);
  });
}

const tokens = new Map(tokensOf(tokenDocument()));

describe("the token document", () => {
  it.each([...tokens])("%s is a token of the format", (_path, token) => {
    const rule = rules[token.$type];
    expect(rule, token.$type).toBeDefined();
    rule?.(token.$value);
  });

  it("has both themes in the same shape", () => {
    const of = (theme: string) =>
      [...tokens.keys()].filter((path) => path.startsWith(theme)).map((path) => path.slice(theme.length));
    expect(of("dark.").map((path) => `.${path}`)).toEqual(of("light.").map((path) => `.${path}`));
  });

  it.each([
    ["light", lightVariables],
    ["dark", darkVariables],
  ])("says of the %s colours what the custom properties say", (theme, css) => {
    const declared = [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)];
    expect(declared.length).toBeGreaterThan(25);
    for (const [, role, value] of declared)
      expect(tokens.get(`${theme}.color.${role}`)?.$value, role).toEqual(colorValue(value!));
  });

  it("says of the scales what the custom properties say", () => {
    const paths = { text: "font.size", space: "space", radius: "radius", weight: "font.weight" };
    let compared = 0;
    for (const [, prefix, name, value] of scaleVariables.matchAll(/--(text|space|radius|weight)-([\w-]+): ([^;]+);/g)) {
      const token = tokens.get(`${paths[prefix as keyof typeof paths]}.${name}`)?.$value;
      const said = typeof token === "object" ? Object.values(token as object).join("") : String(token);
      expect(said, `${prefix}-${name}`).toBe(value);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  });
});
