import type { ReactNode } from "react";
import { Styled } from "./Heading.styles.ts";

export interface HeadingProps {
  /** The place in the outline of the page: h1 to h4. */
  level: 1 | 2 | 3 | 4;
  /** The size in px at the default text size. On small screens 48 is set as 36 and 28 as 22. */
  size: 48 | 36 | 28 | 22 | 18;
  /** So that something can be labelled by it, or linked to. */
  id?: string;
  /** `auto` for what a person wrote: it runs the way its letters do. */
  dir?: "auto";
  /** The words. */
  children: ReactNode;
}

/** A headline in the serif. Its level and its size are apart: the outline of a page does not follow its looks. */
export function Heading({ level, size, ...rest }: HeadingProps) {
  return <Styled as={`h${level}`} data-size={size} {...rest} />;
}
