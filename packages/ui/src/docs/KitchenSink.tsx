import type { ReactNode } from "react";

interface KitchenSinkProps {
  children: ReactNode;
}

interface SpecimenProps {
  /** What this one shows. */
  label: string;
  children: ReactNode;
}

/** All looks of a component on one sheet, for the eye and for the comparison of pictures. */
export function KitchenSink({ children }: KitchenSinkProps) {
  return <div style={{ display: "grid", gap: 24, maxInlineSize: 720 }}>{children}</div>;
}

/** One look of it, with its name. */
export function Specimen({ label, children }: SpecimenProps) {
  return (
    <div style={{ display: "grid", gap: 8, justifyItems: "stretch" }}>
      <span
        style={{
          font: "var(--weight-text) var(--text-12) / var(--leading-12) var(--font-sans)",
          color: "var(--color-ink-soft)",
        }}
      >
        {label}
      </span>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "start" }}>{children}</div>
    </div>
  );
}
