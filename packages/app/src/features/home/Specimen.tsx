import { Heading, MarginNote, ProgressMarkers, Text } from "@grantwright/ui";
import { landingCopy as copy } from "./landing.copy.ts";
import { SpecimenGrid, SpecimenSheet, Way } from "./Specimen.styles.ts";

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
      <Way>
        {copy.steps.map(([name, text], at) => (
          <li key={name}>
            <span aria-hidden>{at + 1}</span>
            <Heading level={3} size={18}>
              {name}
            </Heading>
            <Text size={16} tone="soft">
              {text}
            </Text>
          </li>
        ))}
      </Way>
    </>
  );
}
