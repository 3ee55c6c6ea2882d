/** Where to divide a text so that the first part has at most `limit` characters and no character is torn in two. */
function divisionAt(text: string, limit: number): number {
  const code = text.charCodeAt(limit);
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit;
}

interface PaperMirrorProps {
  text: string;
  /** The number of characters past which the text is too long. */
  limit: number | undefined;
}

/** Lies beneath the text and marks what of it is too much; the text area itself stays plain. */
export function PaperMirror({ text, limit }: PaperMirrorProps) {
  if (limit === undefined || text.length <= limit) return null;
  const at = divisionAt(text, limit);
  return (
    <div data-part="mirror" dir="auto" aria-hidden="true">
      {text.slice(0, at)}
      <mark>{text.slice(at)}</mark>
      {"\u200b"}
    </div>
  );
}
