import { ButtonLink } from "@grantwright/ui";
import { copy } from "./documents.copy.ts";

/** The way to a new document, where it is the first thing to do: in an empty list. */
export const createFirstGrant = <ButtonLink href="/docs/new">{copy.createGrant}</ButtonLink>;

/** The way to a new document. */
export const createGrant = (
  <ButtonLink variant="line" href="/docs/new">
    {copy.createGrant}
  </ButtonLink>
);
