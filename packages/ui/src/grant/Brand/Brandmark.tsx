import { Mark } from "./Brandmark.styles.ts";

export interface BrandmarkProps {
  /** Width and height in px. Default: 32. */
  size?: number;
}

/** The mark of the product: one loop tied in a thread. Decoration; name it where it stands alone. */
export function Brandmark({ size = 32 }: BrandmarkProps) {
  return (
    <Mark viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M2.5 23.5 C 11 23.5 17 20.5 20.6 14.6 C 23.6 9.6 21 4.6 16.4 4.6 C 11.6 4.6 9.2 9.8 12 14.6" />
      <path d="M14.9 18.4 C 18.2 21.9 23 23.5 29.5 23.5" />
    </Mark>
  );
}
