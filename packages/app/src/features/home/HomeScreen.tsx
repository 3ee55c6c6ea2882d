import { Skeleton } from "@grantwright/ui";
import { lazy, Suspense, type ReactNode } from "react";
import { Block, WidePage } from "../../components/page/Page.styles.ts";
import { useSession } from "../../session/useSession.ts";
import { wasHere } from "../../session/wasHere.ts";
import { Hero } from "./Home.styles.ts";
import { Headline, Starts } from "./HomeParts.tsx";
import { Landing } from "./Landing.tsx";

const Dashboard = lazy(() => import("./Dashboard.tsx"));

/** The dashboard's place, until what draws its parts has come: a visitor needs none of it. */
const waiting = (
  <Block>
    <Skeleton height="320px" />
  </Block>
);

/** Props of HomeScreen. */
export interface HomeScreenProps {
  /** Where a visitor, or somebody who has written nothing yet, writes down what they want to do. */
  writeFirst: ReactNode;
  /** What goes on with an outline that was asked for there. */
  askedOutline: ReactNode;
}

/** Home: the first thing to do for visitors, and the dashboard for those who are signed in. */
export function HomeScreen({ writeFirst, askedOutline }: HomeScreenProps) {
  const session = useSession();
  if (session.status === "signedOut" || (session.status === "loading" && !wasHere()))
    return <Landing writeFirst={writeFirst} />;
  return (
    <WidePage>
      <title>Dashboard · Grantwright</title>
      <Hero>
        <Headline />
      </Hero>
      <Starts />
      <Suspense fallback={waiting}>
        <Dashboard writeFirst={writeFirst} />
        {session.status === "signedIn" && askedOutline}
      </Suspense>
    </WidePage>
  );
}
