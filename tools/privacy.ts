// What is kept of people and who gets it: what docs/privacy.yaml says, what is wrong with it, and the page made of it.
import { parse } from "yaml";
import type { SchemaTable } from "../packages/server/src/kernel/db/schemaTables.ts";

/** What kind of thing is kept. */
export type DataClass = "public" | "account" | "words" | "secret" | "operational";

const classes = new Set<DataClass>(["public", "account", "words", "secret", "operational"]);

/** Something that is kept: a table, a kind of file, or a thing in the browser. */
export interface Kept {
  name: string;
  class: DataClass;
  /** What of a person it holds. */
  holds: string;
  /** What for. */
  why?: string;
  /** How long it is kept. */
  until: string;
  /** What erases it: `{ file: function }`. */
  ends?: Record<string, string>[];
  /** The settings that say how long. */
  settings?: string[];
  /** The ids of receivers that get it. */
  goes?: string[];
  /** What is left of a person who deleted their account; empty where it never was a person's. */
  stays?: string;
  /** The sources that keep it. */
  by?: string[];
}

/** Somebody else who gets something. */
export interface Receiver {
  id: string;
  name: string;
  gets: string;
  when: string;
  /** How it is turned off. */
  off: string;
  /** The settings that name it. */
  settings: string[];
  /** The sources that send it something. */
  by: string[];
}

/** All that docs/privacy.yaml says. */
export interface Privacy {
  tables: Kept[];
  files: Kept[];
  browser: Kept[];
  receivers: Receiver[];
}

/** What the data is held to. */
export interface Facts {
  tables: SchemaTable[];
  /** The names of all settings. */
  settings: string[];
  /** Sources by their path, without tests. */
  sources: ReadonlyMap<string, string>;
}

/** The data. Throws where the text is not YAML. */
export const parsePrivacy = (yaml: string): Privacy => parse(yaml, { schema: "core" }) as Privacy;

/** What sends something to another machine, or listens to what does. */
const sending =
  /(?:await|return|=) fetch\(|\bcreateTransport\(\{\s*url|new S3Client\(|new StripeClient\(|createOpenAICompatible\(|new pg\.Pool\(|SpeechRecognition/;

/** What keeps something in a browser. */
const keeping = /\b(?:localStorage|sessionStorage|caches)\.|\bcreateStore\(|\bwriteStored\(|\.setCookie\(/;

/** Settings that say how long something is kept, and those that name another machine. */
const isRetention = (name: string) => name.endsWith("_DAYS");
const isAddress = (name: string) => /_(?:URL|ENDPOINT|API_BASE)$/.test(name) && name !== "PUBLIC_URL";

/** The service worker's own answers to its page are sent to nobody else. */
const isOwnServer = (file: string) => file.startsWith("packages/app/src/offline/");

const problemsOfNames = (what: string, wanted: string[], given: string[]): string[] => [
  ...wanted.filter((name) => !given.includes(name)).map((name) => `${what} ${name} is missing.`),
  ...given.filter((name) => !wanted.includes(name)).map((name) => `There is no ${what} ${name} any more.`),
  ...given.filter((name, at) => given.indexOf(name) !== at).map((name) => `The ${what} ${name} stands there twice.`),
];

function problemsOfKept(kept: Kept, { sources, settings }: Facts, receivers: string[]): string[] {
  const { name, ends = [], by = [], goes = [] } = kept;
  const problems: string[] = [];
  if (!classes.has(kept.class)) problems.push(`${name}: there is no class ${kept.class}.`);
  if (!kept.holds || !kept.until) problems.push(`${name} says not what it holds, or not how long.`);
  for (const [file, made] of ends.flatMap((each) => Object.entries(each)))
    if (!new RegExp(`\\b(?:function|const) ${made}\\b`).test(sources.get(file) ?? ""))
      problems.push(`${name}: ${file} has no ${made}.`);
  for (const file of by) if (!sources.has(file)) problems.push(`${name}: there is no ${file}.`);
  for (const each of kept.settings ?? [])
    if (!settings.includes(each)) problems.push(`${name}: there is no setting ${each}.`);
  for (const id of goes) if (!receivers.includes(id)) problems.push(`${name} goes to ${id}, who is no receiver.`);
  return problems;
}

/** What is wrong with the data, in words. */
export function problemsOf(privacy: Privacy, facts: Facts): string[] {
  const { tables, files, browser, receivers } = privacy;
  const ids = receivers.map(({ id }) => id);
  const kept = [...tables, ...files, ...browser];
  const problems = problemsOfNames(
    "table",
    [...facts.tables.map(({ name }) => name), "pgboss.*"],
    tables.map(({ name }) => name),
  );
  for (const each of kept) problems.push(...problemsOfKept(each, facts, ids));
  for (const { name, ends = [], stays } of tables) {
    const goesWith = facts.tables.find((table) => table.name === name)?.goesWith ?? [];
    if (goesWith.length + ends.length === 0 && stays === undefined) problems.push(`${name}: nothing ends it.`);
  }
  const retention = new Set(kept.flatMap(({ settings = [] }) => settings));
  for (const name of facts.settings.filter(isRetention))
    if (!retention.has(name)) problems.push(`No entry names the setting ${name}.`);
  const named = new Set(receivers.flatMap(({ settings }) => settings));
  for (const name of facts.settings.filter(isAddress))
    if (!named.has(name)) problems.push(`No receiver names the setting ${name}.`);
  for (const { id, settings, by } of receivers) {
    for (const name of settings)
      if (!facts.settings.includes(name)) problems.push(`${id}: there is no setting ${name}.`);
    for (const file of by) if (!facts.sources.has(file)) problems.push(`${id}: there is no ${file}.`);
  }
  const senders = new Set(receivers.flatMap(({ by }) => by));
  const keepers = new Set(browser.flatMap(({ by = [] }) => by));
  for (const [file, source] of facts.sources) {
    if (sending.test(source) && !isOwnServer(file) && !senders.has(file))
      problems.push(`${file} sends something to somebody that no receiver names.`);
    if (keeping.test(source) && !keepers.has(file))
      problems.push(`${file} keeps something in a browser that no entry names.`);
  }
  return problems;
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const row = (cells: string[]) => `| ${cells.map(cell).join(" | ")} |`;

const endsOf = ({ ends = [] }: Kept) =>
  ends.flatMap((each) => Object.entries(each).map(([file, made]) => `[${made}](../${file})`));

function table(heads: string[], rows: string[][]): string[] {
  return [row(heads), row(heads.map(() => "---")), ...rows.map(row)];
}

/** The page. */
export function pageOf({ tables, files, browser, receivers }: Privacy, facts: Facts): string {
  const nameOf = (id: string) => receivers.find((each) => each.id === id)?.name ?? id;
  const goesWith = ({ name }: Kept) => {
    const found = facts.tables.find((each) => each.name === name)?.goesWith ?? [];
    return found.length > 0 ? [`with ${found.map((each) => `\`${each}\``).join(" or ")}`] : [];
  };
  const left = tables.filter(({ stays }) => stays);
  return [
    "# Privacy",
    "",
    "What a server keeps of people, where, for how long, and who else gets it. Made from [privacy.yaml](privacy.yaml) by",
    "`node tools/privacyPage.ts --write`; the check of the same name fails where a table, a setting, a receiver or a place in the browser is",
    "missing, or gone. Whoever runs the server is who answers for it; this page is for their own.",
    "",
    "**Deleting an account** is in User Information. It removes the person, their personal account and teams in which nobody else is, at once;",
    "the rest of it goes with the times below. [A test](../packages/server/test/deletion.test.ts) makes a person who did everything that the",
    "server offers, deletes them, lets the time pass, and reads each row of each table and each file for their words, their address and",
    "their id, on both databases.",
    "",
    "## What stays of a person who has gone",
    "",
    ...table(
      ["Table", "What stays"],
      left.map(({ name, stays = "" }) => [`\`${name}\``, stays]),
    ),
    "",
    "What others wrote of them stays theirs. In **backups** everything stays until the backup is deleted: see below, and",
    "[back up](operate/backup.md). Whoever restores a backup brings back who was deleted after it was made: delete them again.",
    "",
    "## Who else gets something",
    "",
    ...table(
      ["Receiver", "Gets", "When", "Turned off"],
      receivers.map(({ name, gets, when, off }) => [name, gets, when, off]),
    ),
    "",
    "There are no trackers, and nothing is loaded from other servers.",
    "",
    "## How each class is kept",
    "",
    ...table(
      ["Class", "What it is", "Who reads it", "How it is protected"],
      [
        ["_public_", "what anybody may read", "everybody", "it cannot be changed but by admins"],
        [
          "_account_",
          "who somebody is and what they may do",
          "the person, their teams as far as they work together, admins",
          "TLS on the way; ids alone in the log and the audit log; no cache on the way",
        ],
        [
          "_words_",
          "what people write and attach",
          "who has a role on it; admins only what is written to them",
          "TLS on the way; never in a log; a history of each change; to a model only as told below",
        ],
        [
          "_secret_",
          "what opens something",
          "nobody",
          "random, and stored as a hash; never in a log, an address or an answer",
        ],
        ["_operational_", "what the server needs to run", "whoever runs it", "nothing of a person, or ids alone"],
      ],
    ),
    "",
    "The database and the files are as safe as the disk: whoever runs the server encrypts it ([security](operate/security.md)).",
    "",
    "## Tables",
    "",
    ...table(
      ["Table", "Class", "Holds", "Why", "Kept", "Ended by", "Goes to"],
      tables.map((each) => [
        `\`${each.name}\``,
        each.class,
        each.holds,
        each.why ?? "",
        each.until,
        [...goesWith(each), ...endsOf(each)].join(", "),
        (each.goes ?? []).map(nameOf).join(", "),
      ]),
    ),
    "",
    "## Files, log and backups",
    "",
    ...table(
      ["Where", "Class", "Holds", "Kept", "Ended by"],
      files.map((each) => [each.name, each.class, each.holds, each.until, endsOf(each).join(", ")]),
    ),
    "",
    "## In the browser",
    "",
    ...table(
      ["Where", "Class", "Holds", "Kept"],
      browser.map((each) => [each.name, each.class, each.holds, each.until]),
    ),
    "",
  ].join("\n");
}
