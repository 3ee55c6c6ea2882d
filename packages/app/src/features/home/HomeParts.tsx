import { RotatingHeadline, StartCard, StartCards } from "@grantwright/ui";
import { copy } from "./home.copy.ts";

/** The headline of home, whoever is here. */
export const Headline = () => (
  <RotatingHeadline before={copy.before} words={copy.words} after={copy.after} label={copy.label} />
);

/** Props of Starts. */
export interface StartsProps {
  /** None of them stands out: the page has its first step elsewhere. */
  isQuiet?: boolean;
}

/** The three ways to begin. */
export const Starts = ({ isQuiet = false }: StartsProps) => (
  <StartCards label={copy.start}>
    <StartCard href="/docs/new" title={copy.createGrant} description={copy.createGrantText} isPrimary={!isQuiet} />
    <StartCard href="/grants" title={copy.library} description={copy.libraryText} />
    <StartCard href="/aiscout" title={copy.scout} description={copy.scoutText} />
  </StartCards>
);
