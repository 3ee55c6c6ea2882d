import { Skeleton } from "@grantwright/ui";
import type { CSSProperties } from "react";
import { Rows } from "./Page.styles.ts";
import { FieldPlace, SheetPlace, Sheets, SkeletonRow } from "./Sheets.styles.ts";

/** As many of something as there are skeletons to show. */
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A list of documents while it loads: a title, a line about it, and the thread at its end. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <Rows aria-busy>
      {range(count).map((row) => (
        <SkeletonRow key={row}>
          <Skeleton width={row % 2 ? "46%" : "62%"} height="16px" />
          <Skeleton width="92px" height="4px" />
          <Skeleton width="30%" />
        </SkeletonRow>
      ))}
    </Rows>
  );
}

/** Title pages while they load. */
export function SheetsSkeleton() {
  return (
    <Sheets aria-busy>
      {range(4).map((sheet) => (
        <SheetPlace key={sheet}>
          <Skeleton width="40%" />
          <Skeleton lines={3} height="16px" />
          <Skeleton height="4px" />
        </SheetPlace>
      ))}
    </Sheets>
  );
}

/** Props of FieldSkeleton. */
export interface FieldSkeletonProps {
  /** The name of the field, which is known. */
  label: string;
  /** A CSS height. Default: of one line. */
  height?: string;
}

/** A field while what is in it loads: its name, and an empty frame. */
export function FieldSkeleton({ label, height }: FieldSkeletonProps) {
  return (
    <FieldPlace style={{ "--field-height": height } as CSSProperties}>
      {label}
      <span />
    </FieldPlace>
  );
}
