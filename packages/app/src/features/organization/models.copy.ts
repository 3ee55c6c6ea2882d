import type { Schemas } from "@grantwright/api-client";

type Use = Schemas["ModelRule"]["use"];

/** A model with where it is asked. */
const named = ({ name, host }: Schemas["AccountModels"]["offered"][number]) => (host ? `${name} at ${host}` : name);

/** Texts of the choice of models. */
export const modelsCopy = {
  title: "Models",
  text: "A model gets your descriptions, drafts and the texts of attached files when it writes. Grantwright’s own rules write without one: then none of it leaves this server.",
  named,
  offered: (models: Schemas["AccountModels"]["offered"]) =>
    models.length === 0
      ? "This server has no model now: Grantwright’s own rules write."
      : `This server has ${models.map(named).join(", ")}.`,
  choice: "Who may write",
  uses: {
    any: { label: "Any model of this server", description: "Whatever it has, now and later." },
    none: { label: "No model", description: "Only Grantwright’s own rules write." },
    only: { label: "Only these models", description: "Where the server has none of them, its own rules write." },
  } satisfies Record<Use, { label: string; description: string }>,
  models: "Models that may write",
  gone: "This server does not have it now.",
  required: "Please choose at least one model",
  save: "Save",
  saving: "Saving...",
  saved: "Saved. It holds for what is begun from now on.",
  failed: "Who may write was not changed. Please try again.",
  loadFailed: "Failed to load the models",
  retry: "Retry",
  decidedBy: "Owners and admins of the team decide this.",
  rule: ({ use, models = [] }: Schemas["ModelRule"]) =>
    ({
      any: "Any model of this server may write.",
      none: "No model writes: only Grantwright’s own rules do.",
      only: `Only ${models.join(", ")} may write.`,
    })[use],
} as const;
