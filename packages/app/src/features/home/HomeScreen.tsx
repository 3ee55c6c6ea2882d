import {
  Heading,
  MarginNote,
  ProgressMarkers,
  RotatingHeadline,
  Skeleton,
  StartCard,
  StartCards,
} from "@grantwright/ui";
import { lazy, Suspense } from "react";
import { Block, WidePage } from "../../components/page/Page.styles.ts";
import { useSession } from "../../session/useSession.ts";
import { Front, Hero, Lede, Specimen, SpecimenGrid, SpecimenSheet } from "./Home.styles.ts";
import { copy } from "./home.copy.ts";

const Dashboard = lazy(() => import("./Dashboard.tsx"));

/** The dashboard's place, until it is known who is here: a visitor needs none of it. */
const waiting = (
  <Block>
    <Skeleton height="320px" />
  </Block>
);

/** Home: what the product is for visitors, and the dashboard for those who are signed in. */
export function HomeScreen() {
  const session = useSession();
  if (session.status === "signedOut") return <Welcome />;
  return (
    <WidePage>
      <title>Dashboard · Grantwright</title>
      <Hero>
        <Headline />
      </Hero>
      <Starts />
      {session.status === "signedIn" ? (
        <Suspense fallback={waiting}>
          <Dashboard />
        </Suspense>
      ) : (
        waiting
      )}
    </WidePage>
  );
}

function Headline() {
  return <RotatingHeadline before={copy.before} words={copy.words} after={copy.after} label={copy.label} />;
}

function Starts() {
  return (
    <StartCards label={copy.start}>
      <StartCard href="/docs/new" title={copy.createGrant} description={copy.createGrantText} isPrimary />
      <StartCard href="/grants" title={copy.library} description={copy.libraryText} />
      <StartCard href="/aiscout" title={copy.scout} description={copy.scoutText} />
    </StartCards>
  );
}

function Welcome() {
  return (
    <Front>
      <title>Grantwright</title>
      <Headline />
      <Lede>{copy.lede}</Lede>
      <Specimen aria-label={copy.specimen}>
        <ProgressMarkers value={50} label={copy.specimenProgress} />
        <SpecimenGrid>
          <SpecimenSheet>
            <span aria-hidden>2</span>
            <Heading level={2} size={22}>
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
      </Specimen>
      <Starts />
    </Front>
  );
}
