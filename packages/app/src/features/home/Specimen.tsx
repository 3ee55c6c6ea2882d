import { Heading, MarginNote, ProgressMarkers } from "@grantwright/ui";
import { WaySteps } from "../../components/page/WaySteps.tsx";
import { landingCopy as copy } from "./landing.copy.ts";
import { SpecimenGrid, SpecimenSheet } from "./Specimen.styles.ts";

/** How a draft looks: a piece of one, its thread, and a note beside it. Then the whole way, in three steps. */
export default function Specimen() {
  return (
    <>
      <ProgressMarkers value={50} label={copy.specimenProgress} />
      <SpecimenGrid>
        <SpecimenSheet>
          <span aria-hidden>2</span>
          <Heading level={3} size={22}>
            {copy.specimenTitle}
          </Heading>
          {copy.specimenText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </SpecimenSheet>
        <div>
          <MarginNote isLed priority="high" category="Evidence">
            {copy.specimenNote}
          </MarginNote>
        </div>
      </SpecimenGrid>
      <Heading level={2} size={28}>
        {copy.way}
      </Heading>
      <WaySteps steps={copy.steps} size={16} />
    </>
  );
}
