import { Heading, Skeleton } from "@grantwright/ui";
import type { ReactNode } from "react";
import { beginningsCopy } from "../../components/documents/beginnings.copy.ts";
import { Block, BlockHead } from "../../components/page/Page.styles.ts";
import { RowsSkeleton, SheetsSkeleton } from "../../components/page/Skeletons.tsx";
import { Continue, SkeletonPage } from "./Dashboard.styles.ts";
import { dueCopy } from "./due.copy.ts";
import { dashboardCopy } from "./dashboard.copy.ts";

/** The last draft and the others beside it, while they load. */
export const ContinueSkeleton = () => (
  <Continue aria-busy>
    <SkeletonPage>
      <Skeleton width="40%" />
      <Skeleton width="76%" height="22px" />
      <Skeleton lines={5} height="16px" />
    </SkeletonPage>
    <RowsSkeleton count={4} />
  </Continue>
);

/** What is on the desk, part by part, until it is known who is here and what it shows comes. */
export const DashboardSkeleton = () => (
  <>
    <PartSkeleton title={dashboardCopy.continueWriting}>
      <ContinueSkeleton />
    </PartSkeleton>
    <PartSkeleton title={dueCopy.title}>
      <RowsSkeleton count={2} />
    </PartSkeleton>
    <PartSkeleton title={dashboardCopy.proposals}>
      <SheetsSkeleton />
    </PartSkeleton>
    <PartSkeleton title={beginningsCopy.title}>
      <RowsSkeleton count={6} />
    </PartSkeleton>
  </>
);

interface PartSkeletonProps {
  title: string;
  children: ReactNode;
}

const PartSkeleton = ({ title, children }: PartSkeletonProps) => (
  <Block>
    <BlockHead>
      <Heading level={2} size={22}>
        {title}
      </Heading>
    </BlockHead>
    {children}
  </Block>
);
