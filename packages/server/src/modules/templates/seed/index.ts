import { shippedLibrary } from "./shippedLibrary.ts";

/** The library as it is shipped, the general formats of each type first. */
export const templateSeeds = shippedLibrary.templates;

/** The template a document gets when the person chose a type and no template. */
export const defaultTemplateIdByType = shippedLibrary.defaultIds;
