import { describe, expect, it } from "vitest";
import { avatarTones } from "../tokens/palette.ts";
import { tokenDocument } from "../tokens/tokenDocument.ts";
import { tokenRules } from "./cssVariables.ts";

interface Token {
  $type: string;
  $value: unknown;
}
interface Color {
  colorSpace: string;
  components: number[];
  alpha?: number;
}
interface Dimension {
  value: number;
  unit: string;
}
type ShadowLayer = Record<"offsetX" | "offsetY" | "blur" | "spread", Dimension> & { color: Color };

const between = (value: unknown, low: number, high: number) => {
  expect(value).toEqual(expect.any(Number));
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
};

/** What the format, and its colour module, ask of a value of each type. */
const rules: Record<string, (value: never) => void> = {
  color: ({ colorSpace, components, alpha = 1, ...rest }: Color) => {
    expect(colorSpace).toBe("oklch");
    expect(components).toHaveLength(3);
    between(components[0], 0, 1);
    between(components[1], 0, Infinity);
    between(components[2], 0, 359.999);
    between(alpha, 0, 1);
    expect(rest).toEqual({});
  },
  dimension: (value: Dimension) =>
    expect(value).toEqual({ value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) }),
  number: (value: number) => expect(value).toEqual(expect.any(Number)),
  fontFamily: (value: string[]) => {
    expect(value.length).toBeGreaterThan(0);
    for (const name of value) expect(name).toMatch(/^[^"',]+$/);
  },
  fontWeight: (value: number) => between(value, 1, 1000),
  duration: (value: Dimension) =>
    expect(value).toEqual({ value: expect.any(Number), unit: expect.stringMatching(/^m?s$/) }),
  cubicBezier: (value: number[]) => {
    expect(value).toHaveLength(4);
    between(value[0], 0, 1);
    between(value[2], 0, 1);
  },
  shadow: (value: ShadowLayer[]) => {
    expect(value.length).toBeGreaterThan(0);
    for (const { color, ...sides } of value) {
      rules.color!(color as never);
      expect(Object.keys(sides)).toEqual(["offsetX", "offsetY", "blur", "spread"]);
      for (const side of Object.values(sides)) rules.dimension!(side as never);
    }
  },
};

/** The tokens by their paths, and whether each says what it is for, itself or by its group; a whole theme says it of nothing. */
function tokensOf(group: object, path = "", isDescribed = false): [string, Token, boolean][] {
  return Object.entries(group).flatMap(([name, each]): [string, Token, boolean][] => {
    if (name === "$description") return [];
    expect(name, "names hold no $, {, } or .").not.toMatch(/[${}.]/);
    const isSaid = isDescribed || "$description" in (each as object);
    if ("$value" in (each as object)) return [[path + name, each as Token, isSaid]];
    return tokensOf(each as object, `${path}${name}.`, isSaid && !["light", "dark"].includes(name));
  });
}

const tokens = tokensOf(tokenDocument());

const colorCss = ({ components, alpha }: Color) =>
  `oklch(${components.join(" ")}${alpha === undefined ? "" : ` / ${alpha}`})`;
const lengthCss = ({ value, unit }: Dimension) => (value === 0 ? "0" : `${value}${unit}`);

/** A value as CSS writes it, but for the quotes around families. */
function cssOf(path: string, { $type, $value }: Token): string {
  if ($type === "color") return colorCss($value as Color);
  if ($type === "dimension" || $type === "duration") return lengthCss($value as Dimension);
  if ($type === "fontFamily") return ($value as string[]).join(", ");
  if ($type === "cubicBezier") return `cubic-bezier(${($value as number[]).join(", ")})`;
  if ($type === "shadow")
    return ($value as ShadowLayer[])
      .map(({ color, offsetX, offsetY, blur, spread }) =>
        [...[offsetX, offsetY, blur, spread].map(lengthCss).filter((_, at) => at < 3 || spread.value), colorCss(color)]
          .filter(Boolean)
          .join(" "),
      )
      .join(", ");
  return `${$value as number}${path.startsWith("font.tracking") ? "em" : ""}`;
}

/** The custom property that a token is, for those that are one. */
function propertyOf(path: string): string | undefined {
  if (path.startsWith("breakpoint.") || path.startsWith("avatar.")) return undefined;
  const prefixes: [RegExp, string][] = [
    [/^font\.family\./, "font-"],
    [/^font\.size\./, "text-"],
    [/^font\.tracking\./, "track-"],
    [/^font\./, ""],
    [/^motion\.(duration\.)?/, ""],
  ];
  for (const [pattern, prefix] of prefixes)
    if (pattern.test(path)) return `--${path.replace(pattern, prefix).replaceAll(".", "-")}`;
  return `--${path.replaceAll(".", "-")}`;
}

/** The custom properties that a stylesheet declares under a selector. */
function declaredBy(selector: string): Record<string, string> {
  const bodies = tokenRules.split("\n").filter((line) => line.startsWith(`${selector} {`));
  expect(bodies).toHaveLength(1);
  return Object.fromEntries(
    [...bodies[0]!.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!.replaceAll('"', "")]),
  );
}

const saidOf = (start: string, isOurs: (path: string) => boolean) =>
  Object.fromEntries(
    tokens
      .filter(([path]) => isOurs(path))
      .map(([path, token]): [string | undefined, string] => {
        const rest = path.slice(start.length);
        return [propertyOf(rest), cssOf(rest, token)];
      })
      .filter(([name]) => name !== undefined),
  ) as Record<string, string>;

describe("the token document", () => {
  it.each(tokens)("%s is a token of the format, and described", (_path, { $type, $value }, isDescribed) => {
    expect(rules).toHaveProperty($type);
    rules[$type]!($value as never);
    expect(isDescribed).toBe(true);
  });

  it("has both themes in the same shape", () => {
    const of = (theme: string) =>
      tokens.filter(([path]) => path.startsWith(`${theme}.`)).map(([path]) => path.slice(theme.length));
    expect(of("dark")).toEqual(of("light"));
    expect(of("dark").length).toBeGreaterThan(45);
  });

  it.each([
    ["light", ':root, [data-theme="light"]'],
    ["dark", '[data-theme="dark"]'],
  ] as const)("and the stylesheet say the same of the %s theme", (theme, selector) => {
    const { "--avatar-ground": ground, "--avatar-ink": ink, ...declared } = declaredBy(selector);
    expect({ ground, ink }).toEqual(avatarTones[theme]);
    expect(saidOf(`${theme}.`, (path) => path.startsWith(`${theme}.`))).toEqual(declared);
  });

  it("and the stylesheet say the same of all else, but for the measure, which the format cannot say", () => {
    const { "--measure": measure, ...declared } = declaredBy(":root");
    expect(measure).toMatch(/^\d+ch$/);
    expect(saidOf("", (path) => !/^(light|dark)\./.test(path))).toEqual(declared);
  });
});
