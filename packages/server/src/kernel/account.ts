import type { Schemas } from "@grantwright/api-client";

/** What somebody may do with a document. */
export interface DocumentAccess {
  role: Schemas["DocumentRole"];
  /** No member of the document's account. */
  isGuest: boolean;
  /** The document is a team's. */
  isInTeam: boolean;
  /** When a guest's right ends. */
  endsAt?: Date;
}

/** Who asks, and the account that they work in. */
export interface Account {
  userId: string;
  email: string;
  teamId: string;
  /** On calls about a document, whose account `teamId` then is, a guest's too: what the person may do with it. */
  access?: DocumentAccess;
}
