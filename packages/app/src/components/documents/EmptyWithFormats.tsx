import { lazy, Suspense } from "react";
import { EmptyPage, type EmptyPageProps } from "../page/EmptyPage.tsx";
import { WithBeginnings } from "../page/EmptySheet.styles.ts";
import type { BesideEmptyProps } from "./BesideEmpty.tsx";

const BesideEmpty = lazy(() => import("./BesideEmpty.tsx"));

/** An empty page; once they have come, some formats that one can begin from beside it, and how it goes on below. */
export function EmptyWithFormats({ way, ...props }: EmptyPageProps & BesideEmptyProps) {
  return (
    <WithBeginnings>
      <EmptyPage {...props} />
      <Suspense>
        <BesideEmpty way={way} />
      </Suspense>
    </WithBeginnings>
  );
}
