export { countWords } from "./countWords.ts";
export {
  addedField,
  changedKeys,
  headInputOf,
  headInputs,
  headKey,
  isSameInputs,
  sectionId,
  sectionIdOf,
  sectionKey,
  textKeysOf,
  textOf,
  withText,
} from "./draft.ts";
export type { AddedSection, DraftInputs, HeadInput, SectionId, TextKey } from "./draft.ts";
export {
  acceptedExtensions,
  attachmentLimits,
  extensionOf,
  isAcceptedFile,
  isReadableExtension,
  isReadableFile,
  readableExtensions,
} from "./files.ts";
export type { ReadableExtension } from "./files.ts";
export {
  accountLimits,
  descriptionLength,
  invitesAtOnce,
  messageLength,
  savedBytes,
  savedLength,
  teamNameLength,
} from "./limits.ts";
export { countWrittenWords, openPlace, openPlacesOf, piecesOf, withoutOpenPlaces } from "./openPlaces.ts";
export type { TextPiece } from "./openPlaces.ts";
export { progressOf } from "./progress.ts";
export type { ProgressFacts } from "./progress.ts";
export {
  criteriaProblem,
  defaultMaxLength,
  defaultRingMax,
  nameProblem,
  needsInput,
  sectionProblem,
} from "./sectionRules.ts";
export type { Problem, RuledField } from "./sectionRules.ts";
