import type { Schemas } from "@grantwright/api-client";

/** Who drafted a text, in words. */
export const draftedBy: Record<Schemas["DraftedBy"], string> = {
  offline: "Drafted by the built-in writer",
  model: "Drafted by the model",
  unknown: "From before this was kept: it may be yours or a writer's",
};
