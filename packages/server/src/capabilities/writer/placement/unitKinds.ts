import { sectionKinds, type SectionKind } from "../../../kernel/text/sectionKind.ts";

/** What a unit of somebody's text may be besides something for a section. */
const otherRoles = ["greeting", "closing", "subject", "signpost", "aside"] as const;

/** What a unit of somebody's text is: something for a section of a kind, or what else people write. */
export type UnitKind = Exclude<SectionKind, "other"> | (typeof otherRoles)[number];

/** In the order in which the model knows them. */
export const unitKinds: readonly UnitKind[] = [
  ...sectionKinds.filter((kind): kind is Exclude<SectionKind, "other"> => kind !== "other"),
  ...otherRoles,
];

const roles: ReadonlySet<string> = new Set(otherRoles);

/** Whether a unit of a kind is something for a section. */
export const isSectionKind = (kind: UnitKind): kind is Exclude<SectionKind, "other"> => !roles.has(kind);
