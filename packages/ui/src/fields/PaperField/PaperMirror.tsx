import { marksOf } from "./marksOf.ts";
import type { PaperFieldProps } from "./paperFieldProps.ts";

interface PaperMirrorProps extends Pick<PaperFieldProps, "places" | "commented"> {
  text: string;
  /** The number of characters past which the text is too long. */
  limit: number | undefined;
}

/** Lies beneath the text and marks what of it asks for something, is too much, or is talked about; the text area itself stays plain. */
export function PaperMirror({ text, limit, places, commented }: PaperMirrorProps) {
  const marks = marksOf(text, { limit, places, commented });
  if (marks.length === 0) return null;
  let end = 0;
  const pieces = marks.flatMap(({ from, to, kind }) => {
    const before = text.slice(end, from);
    end = to;
    return [
      before,
      <mark key={from} data-mark={kind}>
        {text.slice(from, to)}
      </mark>,
    ];
  });
  return (
    <div data-part="mirror" dir="auto" aria-hidden="true">
      {pieces}
      {text.slice(end)}
      {/* A last line without letters counts; a sign without width would fetch another font. */}
      {"\n"}
    </div>
  );
}
