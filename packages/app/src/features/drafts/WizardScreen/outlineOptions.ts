import type { Schemas } from "@grantwright/api-client";

/** What an outline is made for. */
export interface OutlineOptions {
  /** The template; the blank wizard has none. */
  templateId: string | undefined;
  /** Who writes; nobody in particular while signed out. */
  user: Schemas["User"] | undefined;
  /** It is asked for here, and made in the wizard, to which AskedOutline leads. */
  isMadeInWizard?: boolean;
}
