import { Brandmark } from "./Brandmark.tsx";
import { Words } from "./Wordmark.styles.ts";

export interface WordmarkProps {
  /** Default: `medium`. `small` stands in the top bar of small screens. */
  size?: "medium" | "small";
}

/** The mark and the name of the product. */
export function Wordmark({ size = "medium" }: WordmarkProps) {
  return (
    <Words data-size={size} translate="no">
      <Brandmark size={size === "small" ? 26 : 32} />
      Grantwright
    </Words>
  );
}
