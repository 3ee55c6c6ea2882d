import { format, resolveConfig } from "prettier";

/** Lucide's names of what the icons show. */
const names = `
  arrow-right arrow-up-right bookmark building calendar check chevron-down chevron-left chevron-right chevron-up
  circle-exclamation-point circle-question-mark cloud-off copy copy-plus diff ellipsis eye eye-off file file-pen
  files folder-open house inbox info library log-out mail mail-open message-square mic monitor moon paperclip pause pencil play plus
  receipt-text reply rotate-ccw-clock scroll-text search send square-pen stamp sun ticket trash undo-2 user x
`
  .trim()
  .split(/\s+/);

type Attributes = Record<string, string>;
type Shape = [element: string, attributes: Attributes];

/** What each shape of a drawing is as a path of its own. Throws on a shape or an attribute that is not known. */
function pathOf([element, { key: _key, ...attributes }]: Shape): string {
  const take = (...wanted: string[]) => {
    const unknown = Object.keys(attributes).filter((name) => !wanted.includes(name));
    if (unknown.length > 0) throw new Error(`A ${element} with ${unknown.join(", ")}`);
    return wanted.map((name) => Number(attributes[name] ?? 0));
  };
  switch (element) {
    case "path":
      if (Object.keys(attributes).join() !== "d") throw new Error("A path with more than its data");
      // A path that begins with a relative move begins at the origin; behind another one it would not.
      return attributes.d!.replace(
        /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/,
        (_, x: string, y: string, next) => (next ? `M${x} ${y}l` : `M${x} ${y}`),
      );
    case "circle": {
      const [x = 0, y = 0, r = 0] = take("cx", "cy", "r");
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    case "line": {
      const [fromX, fromY, toX, toY] = take("x1", "y1", "x2", "y2");
      return `M${fromX} ${fromY}L${toX} ${toY}`;
    }
    case "polyline": {
      if (Object.keys(attributes).join() !== "points") throw new Error("A polyline with more than its points");
      return `M${attributes.points!.trim().replace(/[\s,]+/g, " ")}`;
    }
    case "rect": {
      const [x = 0, y = 0, width = 0, height = 0, rx = 0, ry = 0] = take("x", "y", "width", "height", "rx", "ry");
      const r = rx || ry;
      if (rx && ry && rx !== ry) throw new Error("A rect with two radii");
      const [across, down] = [width - 2 * r, height - 2 * r];
      const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
      return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
    }
    default:
      throw new Error(`No path for a ${element}`);
  }
}

const constantName = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The text of src/icons/drawings.ts. */
export async function drawingsText(): Promise<string> {
  const drawings = await Promise.all(
    names.map(async (name) => {
      const { __iconData } = (await import(`lucide-react/icons/${name}`)) as {
        __iconData: { size: number; node: Shape[] };
      };
      if (__iconData.size !== 24) throw new Error(`${name} is not drawn on 24 by 24`);
      return `export const ${constantName(name)} = ${JSON.stringify(__iconData.node.map(pathOf).join(""))};`;
    }),
  );
  const text = `// The drawings of Lucide, as paths on 24 by 24: written by scripts/writeDrawings.ts. Their licence is in public/.\n${drawings.join("\n")}\n`;
  const path = "src/icons/drawings.ts";
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
