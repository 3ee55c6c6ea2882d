/** Signs of Word's own fonts, as a bullet or a tick pasted from it becomes one, and what stands for them everywhere. */
const pastedSigns: Record<string, string> = {
  "\uF0B7": "•",
  "\uF0A7": "▪",
  "\uF0A8": "□",
  "\uF06F": "□",
  "\uF071": "□",
  "\uF0FC": "✓",
  "\uF0FE": "☑",
  "\uF0D8": "➢",
  "\uF0E0": "→",
  "\uF0F0": "⇒",
  "\uF02D": "-",
};

/** A text as a file takes it: without signs that no file may hold, and with the signs of Word's own fonts in common ones. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\uFEFF\uFFFE\uFFFF]/g, "")
    .replace(/[\uF000-\uF0FF]/g, (sign) => pastedSigns[sign] ?? sign);
