import { encode } from "uqr";

/** Props of QrCode. */
export interface QrCodeProps {
  /** What it says to whoever scans it. */
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
}

/** A text as a QR code, drawn here: what it says goes nowhere. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
