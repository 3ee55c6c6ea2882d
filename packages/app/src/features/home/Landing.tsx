import { lazy, Suspense, type ReactNode } from "react";
import { copy } from "./home.copy.ts";
import { Headline, Starts } from "./HomeParts.tsx";
import { First, Front, Offer, SheetPlace, SpecimenPlace } from "./Landing.styles.ts";

const FreeOffer = lazy(() => import("./FreeOffer.tsx"));
const Specimen = lazy(() => import("./Specimen.tsx"));

/** Home for visitors: the first thing to do stands beside the headline, then the ways to begin and how a draft looks. */
export function Landing({ writeFirst }: { writeFirst: ReactNode }) {
  return (
    <Front>
      <title>Grantwright</title>
      <First>
        <div>
          <Headline />
          <Offer>
            <Suspense>
              <FreeOffer />
            </Suspense>
          </Offer>
        </div>
        <Suspense fallback={<SheetPlace aria-busy />}>{writeFirst}</Suspense>
      </First>
      <Starts />
      <SpecimenPlace aria-label={copy.specimen}>
        <Suspense>
          <Specimen />
        </Suspense>
      </SpecimenPlace>
    </Front>
  );
}
