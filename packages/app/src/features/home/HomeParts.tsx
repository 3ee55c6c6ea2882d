import { RotatingHeadline, StartCard, StartCards } from "@grantwright/ui";
import { copy } from "./home.copy.ts";

/** The headline of home, whoever is here. */
export const Headline = () => (
  <RotatingHeadline before={copy.before} words={copy.words} after={copy.after} label={copy.label} />
);

/** The three ways to begin. */
export const Starts = () => (
  <StartCards label={copy.start}>
    <StartCard href="/docs/new" title={copy.createGrant} description={copy.createGrantText} isPrimary />
    <StartCard href="/grants" title={copy.library} description={copy.libraryText} />
    <StartCard href="/aiscout" title={copy.scout} description={copy.scoutText} />
  </StartCards>
);
