import type { Schemas } from "@grantwright/api-client";

type Way = Schemas["HistoryEntry"]["way"];

/** One spell of writing, as a report needs it. */
export interface Spell {
  way: Way;
  /** Whether the person wrote it whom the report is about. */
  isTheirs: boolean;
  model: string | null;
  startedAt: Date;
  endedAt: Date;
  added: number;
  removed: number;
}

/** One section of the proposal that a report is about. */
export interface ReportedSection {
  title: string;
  /** SHA-256 of its text, in hexadecimal. */
  fingerprint: string;
  /** How much of the text stands as a writer wrote it, from 0 to 1; undefined where none did. */
  keptShare: number | undefined;
  /** Of the draft and of the proposal, in the order in which they happened. */
  spells: readonly Spell[];
}

/** What a report says. */
export interface Authorship {
  person: { name: string; email: string };
  document: string;
  funder: string | undefined;
  /** The origin of the deployment, where it can be checked. */
  origin: string;
  madeAt: Date;
  sections: readonly ReportedSection[];
}

const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

const times = (number: number): string => (number === 1 ? "once" : `${number.toLocaleString("en")} times`);

function duration(spells: readonly Spell[]): string {
  const milliseconds = spells.reduce(
    (sum, { startedAt, endedAt }) => sum + (endedAt.getTime() - startedAt.getTime()),
    0,
  );
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return "less than a minute";
  const hours = Math.floor(minutes / 60);
  return [...(hours > 0 ? [`${hours} h`] : []), `${minutes % 60} min`].join(" ");
}

const sumOf = (spells: readonly Spell[], of: "added" | "removed"): number =>
  spells.reduce((sum, spell) => sum + spell[of], 0);

const saidOf: Partial<Record<Way, string>> = {
  pasted: "Pasted in by this person",
  dictated: "Dictated by this person",
  accepted: "Changes accepted by this person",
  restored: "Earlier texts put back by this person",
  imported: "Imported by this person",
};

/** What the record has of one section, a line each. */
function linesOf({ fingerprint, keptShare, spells }: ReportedSection): string[] {
  const own = spells.filter(({ isTheirs, way }) => isTheirs && way !== "offline" && way !== "model");
  const typed = own.filter(({ way }) => way === "typed");
  const [first, last] = [typed[0], typed.at(-1)];
  const writers = [...new Set(spells.filter(({ way }) => way === "offline" || way === "model").map(nameOf))];
  const others = spells.filter(({ isTheirs, way }) => !isTheirs && Object.hasOwn(waysOfPeople, way)).length;
  const unknown = spells.some(({ way }) => way === "unknown");
  return [
    ...(first && last
      ? [
          `Typed by this person: ${count(typed.length, "spell", "spells")} between ${moment(first.startedAt)} and ${moment(last.endedAt)}, together ${duration(typed)}; ${count(sumOf(typed, "added"), "character", "characters")} in, ${sumOf(typed, "removed").toLocaleString("en")} out.`,
        ]
      : ["Typed by this person: nothing."]),
    ...(Object.entries(saidOf) as [Way, string][]).flatMap(([way, said]) => {
      const found = own.filter((spell) => spell.way === way);
      if (found.length === 0) return [];
      return [`${said}: ${times(found.length)}, ${count(sumOf(found, "added"), "character", "characters")}.`];
    }),
    ...writers.map((writer) => `Also written by ${writer}.`),
    ...(keptShare === undefined
      ? []
      : [`Of the text as it is now, ${Math.round(keptShare * 100)} % stands as it wrote it.`]),
    ...(others > 0 ? [`By other people of the account: ${count(others, "spell", "spells")}.`] : []),
    ...(unknown ? ["Part of it is older than the record: nobody kept who wrote that."] : []),
    `SHA-256 of the text as it is now: ${fingerprint}`,
  ];
}

const waysOfPeople = { typed: true, pasted: true, dictated: true, accepted: true, restored: true, imported: true };

const nameOf = ({ way, model }: Spell): string =>
  way === "offline"
    ? "the built-in writer, which follows rules and is no language model"
    : `the model ${model ?? "(unnamed)"}`;

const unknowable = [
  "The name is the one that the person gave their account; nobody checked it.",
  "Whether something was typed or pasted is what their browser told. A text can be copied by hand, and a program can pretend to type.",
  "A spell ends after a pause of two minutes. Its length is not the time that somebody thought about the text.",
  "What was written outside Grantwright is not in it, nor what was written before the record began.",
  "Who runs this deployment could change its database. The signature says that the deployment made this report, and that nobody changed it since.",
];

/** The report of one person's part in a proposal: what the record has, section by section, and what it cannot know. */
export function authorshipText({ person, document, funder, origin, madeAt, sections }: Authorship): string {
  return [
    "AUTHORSHIP REPORT",
    "",
    `Person: ${person.name} <${person.email}>`,
    `Proposal: ${document}`,
    ...(funder ? [`Funder: ${funder}`] : []),
    `Made at this person's request on ${moment(madeAt)} by ${origin}`,
    `To check it, paste all of it at ${origin}/verify`,
    "",
    ...sections.flatMap((section, index) => [`${index + 1}. ${section.title}`, ...linesOf(section), ""]),
    "What this report cannot know",
    ...unknowable.map((line) => `- ${line}`),
  ].join("\n");
}

/** What stands between a report and its signature. */
const marker = "--- Signature (Ed25519, RFC 7515 detached) ---";

/** A report with its signature. */
export const withSignature = (report: string, signature: string): string => `${report}\n\n${marker}\n${signature}\n`;

/** A report and its signature apart; undefined for a text that has none. */
export function partsOf(signed: string): { report: string; signature: string } | undefined {
  // Where mails break lines, the marker may be broken too.
  const broken = marker.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");
  const found = [...signed.matchAll(new RegExp(broken, "g"))].at(-1);
  if (!found) return undefined;
  return {
    report: signed.slice(0, found.index),
    signature: signed.slice(found.index + found[0].length).replace(/\s+/g, ""),
  };
}
