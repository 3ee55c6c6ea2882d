/** What a placeholder has to reach against its ground: WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

/** Draws colours in any notation as the screen does: red, green and blue from 0 to 255, one over the other. */
function paint(colors: readonly string[]): readonly number[] {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas to draw on.");
  for (const color of colors) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** The relative luminance, as WCAG reckons it. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The grounds below an element, the outermost first. */
function groundsOf(element: Element): string[] {
  const grounds: string[] = [];
  for (let each: Element | null = element; each; each = each.parentElement)
    grounds.unshift(getComputedStyle(each).backgroundColor);
  return grounds;
}

/** The fields on the page whose placeholder is too faint to be read, with their contrast. axe does not look at it. */
export function faintPlaceholders(page: ParentNode = document): string[] {
  const fields = [...page.querySelectorAll<HTMLElement>("input[placeholder], textarea[placeholder]")];
  return fields
    .filter((field) => field.getAttribute("placeholder")?.trim() && field.checkVisibility())
    .flatMap((field) => {
      const { color, opacity } = getComputedStyle(field, "::placeholder");
      const grounds = groundsOf(field);
      const seen = Number(opacity) * contrast(paint([...grounds, color]), paint(grounds));
      return seen < leastContrast ? [`“${field.getAttribute("placeholder")}” has ${seen.toFixed(2)} : 1`] : [];
    });
}
