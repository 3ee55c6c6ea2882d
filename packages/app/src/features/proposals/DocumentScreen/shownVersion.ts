import type { Schemas } from "@grantwright/api-client";

/** The version whose sections a document shows; empty for a document without any. */
export const shownVersion = (doc: Schemas["Document"]): string => doc.versionId ?? doc.defaultVersion ?? "";

/** Another one wherever the texts of the version that is shown changed. */
export const revisionOf = ({ sections }: Schemas["Document"]): string =>
  sections.map(({ revision }) => revision).join(".");
