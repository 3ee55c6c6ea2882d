import type { Schemas } from "@grantwright/api-client";
import { styled } from "styled-components";
import { dot, dotted } from "../dotted.ts";
import { documentFacts, openStanding } from "./documents.copy.ts";

const Open = styled.span`
  color: var(--color-attention);
  font-weight: var(--weight-label);
`;

/** What a row says of a document under its name where its stage stands beside its thread; what is still to be filled in comes forward. */
export function DocumentDetail({ item, recipient }: { item: Schemas["DocumentListItem"]; recipient?: string }) {
  const open = openStanding(item);
  return (
    <>
      {dotted(...documentFacts(item, recipient))}
      {open !== undefined && (
        <>
          {dot}
          <Open>{open}</Open>
        </>
      )}
    </>
  );
}
