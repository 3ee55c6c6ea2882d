import { lazy, Suspense } from "react";
import { EmptyPage, type EmptyPageProps } from "../page/EmptyPage.tsx";
import { WithBeginnings } from "../page/EmptySheet.styles.ts";

const Beginnings = lazy(() => import("./Beginnings.tsx"));

/** An empty page, with some formats that one can begin from beside it once they have come. */
export function EmptyWithFormats(props: EmptyPageProps) {
  return (
    <WithBeginnings>
      <EmptyPage {...props} />
      <Suspense>
        <Beginnings />
      </Suspense>
    </WithBeginnings>
  );
}
