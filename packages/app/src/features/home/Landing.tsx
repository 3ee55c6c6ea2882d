import { Heading, Text } from "@grantwright/ui";
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
            <Text size={16}>{copy.product}</Text>
            <Suspense>
              <FreeOffer />
            </Suspense>
          </Offer>
        </div>
        <Suspense fallback={<SheetPlace aria-busy />}>{writeFirst}</Suspense>
      </First>
      <Starts isQuiet />
      <SpecimenPlace aria-labelledby="home-specimen">
        <Heading level={2} size={28} id="home-specimen">
          {copy.specimen}
        </Heading>
        <Suspense>
          <Specimen />
        </Suspense>
      </SpecimenPlace>
    </Front>
  );
}
