import type { Schemas } from "@grantwright/api-client";
import { dotted } from "../dotted.ts";
import { documentFacts, openStanding } from "./documents.copy.ts";
import { WithOpen } from "./WithOpen.tsx";

/** Props of DocumentDetail. */
export interface DocumentDetailProps {
  item: Schemas["DocumentListItem"];
  /** Whom it is for, where that is told. */
  recipient?: string;
  /** Its stage, where it does not stand beside its thread. */
  stage?: string;
}

/** What a row says of a document under its name; what is still to be filled in comes forward. */
export const DocumentDetail = ({ item, recipient, stage }: DocumentDetailProps) => (
  <WithOpen open={openStanding(item)}>{dotted(...documentFacts(item, recipient, stage))}</WithOpen>
);
