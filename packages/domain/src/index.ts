export * from "./countWords.ts";
export * from "./draft.ts";
export * from "./files.ts";
export * from "./limits.ts";
export * from "./openPlaces.ts";
export * from "./progress.ts";
export * from "./sectionRules.ts";
