import { Heading, MarginNote, ProgressMarkers } from "@grantwright/ui";
import { landingCopy as copy } from "./landing.copy.ts";
import { SpecimenGrid, SpecimenSheet } from "./Specimen.styles.ts";

/** How a draft looks: a piece of one, its thread, and a note beside it. */
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
    </>
  );
}
