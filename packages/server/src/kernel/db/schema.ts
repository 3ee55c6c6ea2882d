import type { Schemas } from "@grantwright/api-client";
import { sql, type SQL } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { folded } from "./folded.ts";
import type {
  ChecklistItem,
  CurrentSection,
  DraftedText,
  DocumentTemplateSnapshot,
  EditPiece,
  FeaturedSection,
  Field,
  Inputs,
  ModelRule,
  Passage,
  PastFundedProject,
  Receipt,
  StoredReview,
  SearchOutcome,
  TaskHistoryEntry,
  TemplateContent,
} from "./values.ts";

const id = () => text().primaryKey();
const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** A person. The address is stored in lower case. */
export const user = pgTable(
  "user",
  {
    id: id(),
    email: text().notNull().unique(),
    name: text().notNull(),
    passwordHash: text(),
    /** Null while the person has not chosen. */
    wantsProductMail: boolean(),
    /** What the person chose of the mails of each kind of message; a kind that is absent is as it is for everybody. */
    notifications: jsonb().$type<Partial<Schemas["NotificationChoices"]>>().notNull().default({}),
    instantDraftDisabled: boolean().notNull().default(false),
    /** The next checkout is cheaper. */
    hasDiscount: boolean().notNull().default(false),
    /** The secret in the unsubscribe links of this person's mails; it opens nothing else. Null until the first such mail. */
    unsubscribeToken: text().unique(),
    createdAt: moment().notNull(),
  },
  (table) => [index("user_created").on(table.createdAt.desc().nullsFirst(), table.id)],
);

/** An account that documents belong to. Each person has a personal one. */
export const team = pgTable(
  "team",
  {
    id: id(),
    name: text().notNull(),
    /** The person whose personal account it is; null for a team. */
    personalOf: text()
      .unique()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: moment().notNull(),
    /** Nobody may work in it any more; it is removed 30 days later. */
    deletedAt: moment(),
    /** Who deleted it, and so may bring it back. */
    deletedBy: text(),
    /** Which models may write for it; null: any that the server has. */
    modelRule: jsonb().$type<ModelRule>(),
  },
  (table) => [
    index("team_created")
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`personal_of is null and deleted_at is null`),
    index("team_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** Who may work in an account. */
export const teamMember = pgTable(
  "team_member",
  {
    teamId: text()
      .notNull()
      .references(() => team.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    role: text({ enum: ["owner", "admin", "member"] })
      .notNull()
      .default("owner"),
    joinedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] }), index("team_member_user").on(table.userId)],
);

/** An invitation to a team: by mail to one address, or a link that anybody may use until it expires. */
export const teamInvite = pgTable(
  "team_invite",
  {
    id: id(),
    teamId: text()
      .notNull()
      .references(() => team.id, { onDelete: "cascade" }),
    /** Null for a link. */
    email: text(),
    role: text({ enum: ["admin", "member"] }).notNull(),
    /** Of the code in its address. */
    codeHash: text().notNull().unique(),
    invitedBy: text().references(() => user.id, { onDelete: "set null" }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("team_invite_email").on(table.teamId, table.email),
    index("team_invite_expiry").on(table.expiresAt),
  ],
);

/** What happened in a team. Names are kept as they were. */
export const teamActivity = pgTable(
  "team_activity",
  {
    id: id(),
    teamId: text()
      .notNull()
      .references(() => team.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    /** As the contract's ActivityEntry has it. */
    kind: text().$type<Schemas["ActivityEntry"]["kind"]>().notNull(),
    actorId: text().references(() => user.id, { onDelete: "set null" }),
    actorName: text().notNull(),
    subject: text(),
    detail: text(),
  },
  (table) => [index("team_activity_team").on(table.teamId, table.at)],
);

/** A signed-in browser. Its cookie holds the secret, this table the hash of it. */
export const session = pgTable(
  "session",
  {
    tokenHash: text().primaryKey(),
    /** What the person's list names it by: nothing of the secret. */
    id: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** How it began. */
    via: text({ enum: ["link", "password", "passkey", "provider"] }).notNull(),
    /** The browser and the system that it began in, as they named themselves, without versions; null where they did not. */
    browser: text(),
    system: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("session_id").on(table.id),
    index("session_user").on(table.userId),
    index("session_expiry").on(table.expiresAt),
  ],
);

/**
 * Who did what that somebody may ask about later. Rows are only added: the database refuses to change one, and to delete one that is
 * younger than 30 days. People are named by their id alone, and no row refers to them: it stays when they have gone, and names nobody then.
 */
export const auditEntry = pgTable(
  "audit_entry",
  {
    seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    area: text({ enum: ["signIn", "rights", "data", "admin"] }).notNull(),
    /** `signedIn`, `signInRefused`, or the id of the call. */
    event: text().notNull(),
    /** Null where nobody was signed in. */
    actorId: text(),
    teamId: text(),
    /** As networkOf tells it. */
    network: text().notNull(),
    /** What the address of the call named, and roles that it gave: ids and words of the contract, no texts of people. */
    detail: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    index("audit_entry_area").on(table.area, table.seq),
    index("audit_entry_actor").on(table.actorId, table.seq),
    index("audit_entry_at").on(table.at),
  ],
);

/** An address whose person looks after the deployment, beside those of ADMIN_EMAIL. There may be nobody yet who has signed in with it. */
export const admin = pgTable("admin", {
  /** Lower-case, as addresses of people are. */
  email: text().primaryKey(),
  since: moment().notNull(),
  /** What it was added by. */
  addedBy: text({ enum: ["command"] }).notNull(),
});

/** A browser that a person has signed in with: nobody else's wrong passwords keep them out there. */
export const knownBrowser = pgTable(
  "known_browser",
  {
    /** Of the secret in its long-lived cookie. */
    tokenHash: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index("known_browser_user").on(table.userId),
    index("known_browser_expiry").on(table.expiresAt),
  ],
);

/** A mailed link. It counts while it is unexpired and neither it nor another one of its address was used since it was made. */
export const signInLink = pgTable(
  "sign_in_link",
  {
    /** In the order of making. */
    seq: bigserial({ mode: "number" }).primaryKey(),
    tokenHash: text().notNull().unique(),
    email: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index("sign_in_link_email").on(table.email), index("sign_in_link_expiry").on(table.expiresAt)],
);

/** How a provider of sign-in names a person. */
export const personIdentity = pgTable(
  "person_identity",
  {
    /** The provider's own address, as its id tokens have it. */
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex("person_identity_person").on(table.userId, table.issuer),
  ],
);

/** A sign-in that is under way at a provider. It is deleted when it is used; what else it needs is made from the secret in the browser's cookie. */
export const providerSignIn = pgTable(
  "provider_sign_in",
  {
    /** Of the secret in the cookie. */
    tokenHash: text().primaryKey(),
    providerId: text().notNull(),
    /** The page of the app that it leads back to: a path. */
    returnTo: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("provider_sign_in_expiry").on(table.expiresAt)],
);

/** The secret that a person's app for codes has, too. Two-step sign-in is on once the app has shown that by a code. */
export const secondFactor = pgTable(
  "second_factor",
  {
    userId: text()
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Sealed where the server has a key for that; see capabilities/secrets. */
    secret: text().notNull(),
    createdAt: moment().notNull(),
    /** When it was turned on; null before. */
    onSince: moment(),
    /** The step of time of the code that was used last (RFC 6238): none is good twice. */
    lastStep: bigint({ mode: "number" }),
  },
  (table) => [
    index("second_factor_left")
      .on(table.createdAt)
      .where(sql`on_since is null`),
  ],
);

/** A code that stands in for the app, once. */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** A key that a person's device or account holds, and signs in with alone (Web Authentication). */
export const passkey = pgTable(
  "passkey",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** As the authenticator gave it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often it signed, as it says; 0 where it does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    name: text().notNull(),
    /** It is kept in an account of the person, and so on several of their devices. */
    isSynced: boolean().notNull(),
    addedAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index("passkey_user").on(table.userId)],
);

/** What a browser is to answer next, to sign in or to add a passkey. Its cookie holds the secret, this table the hash of it. */
export const signInChallenge = pgTable(
  "sign_in_challenge",
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ["secondStep", "passkeySignIn", "passkeyAdding"] }).notNull(),
    /** Null where a passkey is yet to say who it is. */
    userId: text().references(() => user.id, { onDelete: "cascade" }),
    /** How a sign-in in two steps began. */
    via: text({ enum: ["link", "password"] }),
    /** How many codes were tried. */
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [index("sign_in_challenge_user").on(table.userId), index("sign_in_challenge_expiry").on(table.expiresAt)],
);

/** How often something was tried in a window of time, for all server processes together. */
export const rateBucket = pgTable(
  "rate_bucket",
  {
    /** What is counted, hashed where it names a person. */
    key: text().notNull(),
    windowStart: moment().notNull(),
    count: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] }), index("rate_bucket_expiry").on(table.expiresAt)],
);

/** The answer to a creating call, kept for 24 hours. */
export const idempotency = pgTable(
  "idempotency",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The operation and what it was about. */
    scope: text().notNull(),
    key: text().notNull(),
    /** The SHA-256 of the request's body. */
    requestHash: text().notNull(),
    /** Null only while the call that came first is being worked on. */
    answer: jsonb().$type<object>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scope, table.key] }),
    index("idempotency_created").on(table.createdAt),
  ],
);

/** A form that a proposal is written for. Seeded ones are replaced on every start. */
export const template = pgTable(
  "template",
  {
    id: id(),
    /** The account whose own template it is; null for the public library. */
    teamId: text().references(() => team.id, { onDelete: "cascade" }),
    type: text({ enum: ["grant", "loi", "rfp", "grant-report"] }).notNull(),
    name: text().notNull(),
    funderName: text().notNull(),
    category: text().notNull(),
    /** The category as it stands in addresses. */
    categoryId: text().notNull(),
    /** What a search looks through, in lower case. */
    searchText: text().notNull(),
    /** Null when one can apply at any time. */
    startAt: moment(),
    endAt: moment(),
    /** Among the templates of a library, the place in the list. */
    position: integer().notNull(),
    /** An admin took it out of the public library; seeding leaves this as it is. */
    withdrawnAt: moment(),
    content: jsonb().$type<TemplateContent>().notNull(),
    /** Counts the changes of an account's own template. */
    revision: integer().notNull().default(1),
    /** Who made an account's own template. */
    createdBy: text().references(() => user.id, { onDelete: "set null" }),
    updatedAt: moment().notNull(),
    /** Its account deleted it; it is removed 30 days later. */
    deletedAt: moment(),
  },
  (table) => [
    index("template_list").on(table.teamId, table.position, table.name),
    index("template_deleted").on(table.deletedAt),
    index("template_end")
      .on(table.endAt)
      .where(sql`end_at is not null`),
    /** Those of which days may be told. */
    index("template_key_dates")
      .on(table.id)
      .where(sql`content ? 'keyDates' and deleted_at is null`),
  ],
);

/** A template that a person keeps at hand. */
export const bookmark = pgTable(
  "bookmark",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    templateId: text()
      .notNull()
      .references(() => template.id, { onDelete: "cascade" }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.templateId] }),
    index("bookmark_template").on(table.templateId),
  ],
);

/** A document: what a person writes, from the first word to the last version. */
export const document = pgTable(
  "document",
  {
    id: id(),
    teamId: text()
      .notNull()
      .references(() => team.id, { onDelete: "cascade" }),
    createdBy: text().references(() => user.id, { onDelete: "set null" }),
    parentId: text(),
    type: text({ enum: ["grant", "loi", "rfp", "grant-report"] }).notNull(),
    /** Counts the changes of the inputs. */
    revision: integer().notNull().default(1),
    /** The Grant Name. */
    name: text().notNull().default(""),
    /** What the person said of the project in the wizard. */
    description: text().notNull().default(""),
    useEnglish: boolean().notNull().default(true),
    eligibilityCriteria: text().notNull().default(""),
    assessmentCriteria: text().notNull().default(""),
    /** The template as it was when the document was made: the document outlives it. */
    template: jsonb().$type<DocumentTemplateSnapshot>().notNull(),
    fields: jsonb().$type<Field[]>().notNull(),
    documentChecklist: jsonb().$type<ChecklistItem[]>().notNull(),
    pastFundedProjects: jsonb().$type<PastFundedProject[]>().notNull(),
    checkedDocuments: jsonb().$type<string[]>().notNull().default([]),
    /** The sentences of which a person said that they stay where a writer put them, by what those doubts are known by. */
    settledDoubts: jsonb().$type<string[]>().notNull().default([]),
    /** The day on which the person sent it, as they say. */
    sentOn: date({ mode: "string" }),
    /** The person's texts by field id; only those that are not empty. */
    draft: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What a writer drafted, by field id: a person's words only once they were changed or confirmed. */
    drafted: jsonb().$type<Record<string, DraftedText>>().notNull().default({}),
    review: jsonb().$type<StoredReview>(),
    /** The newest finished version. */
    defaultVersion: text(),
    /** Where the person wrote last. */
    currentSection: jsonb().$type<CurrentSection>(),
    /** The end of what was written last. */
    excerpt: text().notNull().default(""),
    /** From 0 to 1: the share of sections without errors. */
    cleanShare: real().notNull().default(0),
    /** Whether a proposal could be written from the inputs. */
    isValid: boolean().notNull().default(false),
    /** How many places of the texts still ask for something. */
    openPlaces: integer().notNull().default(0),
    /** What lists are searched and sorted by: the name that it is listed under, and its funder. The database writes it. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL =>
        folded(
          sql`left(coalesce(nullif(btrim("name", E' \\t\\r\\n'), ''), "template"->>'name', ''), 300) || E'\\n' || coalesce("template"->>'funderName', '')`,
        ),
      ),
    /** Of its template, for lists that are sorted: there the whole of it would be read for each document of an account. */
    templateId: text().generatedAlwaysAs(sql`"template"->>'id'`),
    ownDeadline: text().generatedAlwaysAs(sql`"template"->>'deadline'`),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [
    index("document_list").on(table.teamId, table.updatedAt),
    index("document_deleted").on(table.deletedAt),
    index("document_creator").on(table.createdBy),
    index("document_template")
      .on(table.templateId)
      .where(sql`deleted_at is null`),
    /** What may be told of a deadline of its own. */
    index("document_deadline")
      .on(table.ownDeadline)
      .where(sql`own_deadline is not null and deleted_at is null and default_version is null`),
  ],
);

/** One proposal that was written from a document's inputs. */
export const documentVersion = pgTable(
  "document_version",
  {
    id: id(),
    documentId: text()
      .notNull()
      .references(() => document.id, { onDelete: "cascade" }),
    status: text({ enum: ["writing", "done", "failed"] }).notNull(),
    /** What it is written from, as it was when the person asked. */
    inputs: jsonb().$type<Inputs>().notNull(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [index("document_version_document").on(table.documentId, table.createdAt)],
);

/** One section of a version. */
export const section = pgTable(
  "section",
  {
    id: id(),
    versionId: text()
      .notNull()
      .references(() => documentVersion.id, { onDelete: "cascade" }),
    /** The field that it answers. */
    fieldId: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Grows by one with every change of the text. */
    revision: integer().notNull().default(1),
    edited: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    /** What each sentence of this text stands on; null until it was checked. */
    receipts: jsonb().$type<Receipt[]>(),
  },
  (table) => [uniqueIndex("section_field").on(table.versionId, table.fieldId)],
);

/** Sentences of which a person said that they are right, by the "This is right" of a receipt or by having written them into a proposal. */
export const confirmedSentence = pgTable(
  "confirmed_sentence",
  {
    documentId: text()
      .notNull()
      .references(() => document.id, { onDelete: "cascade" }),
    /** A hash of its letters and digits. */
    key: text().notNull(),
    confirmedBy: text().references(() => user.id, { onDelete: "set null" }),
    confirmedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.key] }),
    index("confirmed_sentence_person").on(table.confirmedBy),
  ],
);

/** A link by which whoever has it reads one version of a document. It ends with the membership of who made it. */
export const readingLink = pgTable(
  "reading_link",
  {
    id: id(),
    documentId: text()
      .notNull()
      .references(() => document.id, { onDelete: "cascade" }),
    versionId: text()
      .notNull()
      .references(() => documentVersion.id, { onDelete: "cascade" }),
    /** Of the key in its address. */
    keyHash: text().notNull().unique(),
    /** For whom it is, as its maker says. */
    note: text().notNull().default(""),
    createdBy: text().references(() => user.id, { onDelete: "set null" }),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** When it was opened last. */
    readAt: moment(),
  },
  (table) => [
    index("reading_link_document").on(table.documentId, table.createdAt),
    index("reading_link_version").on(table.versionId),
    index("reading_link_maker").on(table.createdBy),
    index("reading_link_end").on(table.endsAt),
  ],
);

/**
 * What somebody may do with a document, where that is not what follows from their place in its account (see docs/decisions/0045-roles.md):
 * members by their membership, with which the row goes, and guests by their address until a day.
 */
export const documentPerson = pgTable(
  "document_person",
  {
    id: id(),
    documentId: text()
      .notNull()
      .references(() => document.id, { onDelete: "cascade" }),
    /** The document's account. */
    teamId: text().notNull(),
    /** A member; null for a guest. */
    userId: text(),
    /** A guest's address, as people sign in with it; null for a member. */
    email: text(),
    role: text({ enum: ["owner", "writer", "commenter", "reader"] }).notNull(),
    /** When a guest's right ends. */
    endsAt: moment(),
    createdBy: text().references(() => user.id, { onDelete: "set null" }),
    createdAt: moment().notNull(),
    /** When a guest opened the document first. */
    openedAt: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMember.teamId, teamMember.userId],
    }).onDelete("cascade"),
    uniqueIndex("document_person_member").on(table.documentId, table.userId),
    uniqueIndex("document_person_guest").on(table.documentId, table.email),
    index("document_person_membership").on(table.teamId, table.userId),
    index("document_person_address").on(table.email, table.endsAt),
    index("document_person_maker").on(table.createdBy),
    index("document_person_end").on(table.endsAt),
    check(
      "document_person_kind",
      sql`(${table.userId} is null) = (${table.email} is not null) and (${table.userId} is null) = (${table.endsAt} is not null)
        and not (${table.userId} is null and ${table.role} = 'owner')`,
    ),
  ],
);

/** Who does a section of a document, until when, and how far it is: of its form and of all its versions together. */
export const sectionWork = pgTable(
  "section_work",
  {
    documentId: text()
      .notNull()
      .references(() => document.id, { onDelete: "cascade" }),
    fieldId: text().notNull(),
    /** Who is to write it. */
    ownerId: text().references(() => user.id, { onDelete: "set null" }),
    /** The day by which it is to be done. */
    dueOn: date({ mode: "string" }),
    state: text({ enum: ["inWork", "forReview", "signedOff"] })
      .notNull()
      .default("inWork"),
    /** Who signed it off last, until somebody takes that back by hand. */
    signedBy: text().references(() => user.id, { onDelete: "set null" }),
    signedAt: moment(),
    /** Whose change of its text took the sign-off back. */
    changedBy: text().references(() => user.id, { onDelete: "set null" }),
    changedAt: moment(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.fieldId] }),
    index("section_work_owner").on(table.ownerId),
    index("section_work_due").on(table.dueOn),
    index("section_work_signer").on(table.signedBy),
    index("section_work_changer").on(table.changedBy),
  ],
);

/** A text that has a history: what stands in a draft for a field, or a section of a proposal. */
export const writtenText = pgTable(
  "written_text",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    documentId: text()
      .notNull()
      .references(() => document.id, { onDelete: "cascade" }),
    fieldId: text().notNull(),
    /** Null for the text of the draft. */
    sectionId: text().references(() => section.id, { onDelete: "cascade" }),
    /** When the oldest entry ended that was not folded yet; null where there is none. */
    unfoldedSince: moment(),
  },
  (table) => [
    unique("written_text_place").on(table.documentId, table.fieldId, table.sectionId).nullsNotDistinct(),
    index("written_text_section").on(table.sectionId),
    index("written_text_unfolded").on(table.unfoldedSince),
  ],
);

/** One spell of writing in a text: by whom, when, in which way, and how to get back to what stood there before. */
export const historyEntry = pgTable(
  "history_entry",
  {
    textId: bigint({ mode: "number" })
      .notNull()
      .references(() => writtenText.id, { onDelete: "cascade" }),
    /** Counts from 1 within a text. Entries that were folded into a later one leave gaps. */
    place: integer().notNull(),
    /** The person who wrote or who asked for it; null where nobody knows, or the account is gone. */
    writtenBy: text().references(() => user.id, { onDelete: "set null" }),
    way: text({
      enum: ["typed", "pasted", "dictated", "accepted", "restored", "imported", "offline", "model", "unknown"],
    }).notNull(),
    /** The model's name, where one wrote. */
    model: text(),
    /** Whether the spell goes on with the next save of the same person in the same way. */
    isOpen: boolean().notNull(),
    startedAt: moment().notNull(),
    endedAt: moment().notNull(),
    /** In characters (UTF-16 units). */
    added: integer().notNull(),
    removed: integer().notNull(),
    /** What makes the text before out of the text after, as `log/delta.ts` writes it. */
    undo: text().notNull(),
    /** The whole text before, with every fiftieth entry: no text is further than that from one that is whole. */
    whole: text(),
  },
  (table) => [primaryKey({ columns: [table.textId, table.place] }), index("history_entry_person").on(table.writtenBy)],
);

/** Changes that a writer or a person proposes for a part of a text; they are decided piece by piece. */
export const proposedEdit = pgTable(
  "proposed_edit",
  {
    id: id(),
    documentId: text()
      .notNull()
      .references(() => document.id, { onDelete: "cascade" }),
    fieldId: text().notNull(),
    /** Null for the text of the draft. */
    sectionId: text().references(() => section.id, { onDelete: "cascade" }),
    /** The person who asked for it, or who proposes it; null where the account is gone. */
    askedBy: text().references(() => user.id, { onDelete: "set null" }),
    task: text({ enum: ["shorten", "plainer", "concrete", "answer", "merge", "rewrite", "suggest"] }).notNull(),
    words: integer(),
    criterion: text(),
    writer: text({ enum: ["offline", "model", "person"] }).notNull(),
    /** The model's name, where one wrote. */
    model: text(),
    /** Why a person proposes it. */
    note: text(),
    state: text({ enum: ["writing", "open", "decided", "failed"] }).notNull(),
    failure: text(),
    /** Of the document or the section that it was made from. */
    revision: integer().notNull(),
    /** The part that it is about: where it began, what it was, and what stood around it. */
    start: integer().notNull(),
    exact: text().notNull(),
    prefix: text().notNull(),
    suffix: text().notNull(),
    pieces: jsonb().$type<EditPiece[]>().notNull().default([]),
    /** Facts that stand in no source, and whose changes are not proposed. */
    leftOut: jsonb().$type<string[]>().notNull().default([]),
    createdAt: moment().notNull(),
  },
  (table) => [
    index("proposed_edit_text").on(table.documentId, table.fieldId, table.createdAt),
    index("proposed_edit_section").on(table.sectionId),
    index("proposed_edit_person").on(table.askedBy),
    index("proposed_edit_created").on(table.createdAt),
  ],
);

/** What people say to each other about a part of a text, or about a section as a whole. */
export const commentThread = pgTable(
  "comment_thread",
  {
    id: id(),
    documentId: text()
      .notNull()
      .references(() => document.id, { onDelete: "cascade" }),
    /** The version whose section it is about; null for the text of the form. */
    versionId: text().references(() => documentVersion.id, { onDelete: "cascade" }),
    fieldId: text().notNull(),
    /** Null for the text of the form. */
    sectionId: text().references(() => section.id, { onDelete: "cascade" }),
    /** Of the document or the section that it was said about. */
    revision: integer().notNull(),
    /** The part that it is about: where it began, what it was, and what stood around it. Empty: the section as a whole. */
    start: integer().notNull(),
    exact: text().notNull(),
    prefix: text().notNull(),
    suffix: text().notNull(),
    resolvedAt: moment(),
    /** Null where the account is gone. */
    resolvedBy: text().references(() => user.id, { onDelete: "set null" }),
    createdAt: moment().notNull(),
    /** Whenever something of it changes: a trigger tells of it. */
    changedAt: moment().notNull(),
  },
  (table) => [
    index("comment_thread_document").on(table.documentId, table.versionId, table.createdAt),
    index("comment_thread_version").on(table.versionId),
    index("comment_thread_section").on(table.sectionId),
    index("comment_thread_resolver").on(table.resolvedBy),
  ],
);

/** One thing that somebody says in a thread. */
export const comment = pgTable(
  "comment",
  {
    id: id(),
    threadId: text()
      .notNull()
      .references(() => commentThread.id, { onDelete: "cascade" }),
    /** Null where the account is gone. */
    authorId: text().references(() => user.id, { onDelete: "set null" }),
    text: text().notNull(),
    /** Who is mentioned in it, under the names that stand in the text. */
    mentions: jsonb().$type<{ id: string; name: string }[]>().notNull().default([]),
    createdAt: moment().notNull(),
    editedAt: moment(),
    /** When it was taken back; its words are gone then. */
    removedAt: moment(),
  },
  (table) => [
    index("comment_thread_order").on(table.threadId, table.createdAt),
    index("comment_author").on(table.authorId),
  ],
);

/** Keys that this deployment signs with. Old ones stay, so that what they signed can be checked. */
export const signingKey = pgTable("signing_key", {
  /** The thumbprint of the public key (RFC 7638). */
  id: id(),
  /** As PEM. */
  publicKey: text().notNull(),
  /** As PEM; null where it stands in a setting. */
  privateKey: text(),
  createdAt: moment().notNull(),
});

/**
 * A proposal as an admin showed it to everybody: a copy, so that nothing that is written later becomes public unasked. It stands
 * apart from the document, so that no copy of that is public either.
 */
export const featuredDocument = pgTable("featured_document", {
  documentId: text()
    .primaryKey()
    .references(() => document.id, { onDelete: "cascade" }),
  versionId: text().notNull(),
  /** The Grant Name then. */
  name: text().notNull(),
  useEnglish: boolean().notNull(),
  /** In their order, without those that are hidden. */
  sections: jsonb().$type<FeaturedSection[]>().notNull(),
  featuredAt: moment().notNull(),
});

/** A file that a person attaches. */
export const upload = pgTable(
  "upload",
  {
    id: id(),
    /** Of the secret in its signed address. */
    tokenHash: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    teamId: text()
      .notNull()
      .references(() => team.id, { onDelete: "cascade" }),
    /** The document that it is attached to; null until one claims it. */
    documentId: text().references(() => document.id, { onDelete: "cascade" }),
    filename: text().notNull(),
    mimetype: text().notNull(),
    /** In bytes: as announced, then as stored. */
    size: integer().notNull(),
    isReadable: boolean().notNull(),
    status: text({ enum: ["requested", "stored"] }).notNull(),
    /** What a writer reads; null until it was extracted. */
    text: text(),
    /** Where that addresses a writing service: shown, never used. Null until it was looked through. */
    setAside: jsonb().$type<Passage[]>(),
    /** Why it was not read, or only in part. */
    note: text(),
    createdAt: moment().notNull(),
    storedAt: moment(),
  },
  (table) => [
    index("upload_document").on(table.documentId),
    index("upload_unclaimed").on(table.createdAt),
    index("upload_user").on(table.userId),
    index("upload_team").on(table.teamId),
  ],
);

/** Work that goes on in the background for a person. */
export const task = pgTable(
  "task",
  {
    id: id(),
    kind: text({ enum: ["outline", "proposal", "review", "scout"] }).notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    teamId: text()
      .notNull()
      .references(() => team.id, { onDelete: "cascade" }),
    /** Null for a scout's search, which is about no document. */
    documentId: text().references(() => document.id, { onDelete: "cascade" }),
    /** The version that a proposal task writes. */
    versionId: text(),
    /** What an outline or a review works on; a proposal's inputs are its version's. */
    inputs: jsonb().$type<Inputs>(),
    title: text().notNull(),
    description: text().notNull(),
    status: text({ enum: ["queued", "running", "done", "failed"] }).notNull(),
    message: text().notNull(),
    percentComplete: real().notNull().default(0),
    history: jsonb().$type<TaskHistoryEntry[]>().notNull(),
    /** What a scout's search came to. */
    outcome: jsonb().$type<SearchOutcome>(),
    /** How often a worker has taken it up and not put it back by itself. */
    attempts: integer().notNull().default(0),
    /** Which attempt holds it now: only that one may write. */
    claim: text(),
    createdAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (table) => [
    index("task_user").on(table.userId, table.createdAt),
    uniqueIndex("task_active_document")
      .on(table.documentId)
      .where(sql`status in ('queued', 'running')`),
    /** An account has one search at a time. */
    uniqueIndex("task_active_scout")
      .on(table.teamId)
      .where(sql`kind = 'scout' and status in ('queued', 'running')`),
    index("task_scout")
      .on(table.teamId, table.createdAt)
      .where(sql`kind = 'scout'`),
    index("task_finished")
      .on(table.finishedAt)
      .where(sql`finished_at is not null`),
  ],
);

/** Every credit that came and went. What a person has is the sum of it. */
export const creditEntry = pgTable(
  "credit_entry",
  {
    seq: bigserial({ mode: "number" }).primaryKey(),
    /** Whose they are, or, where they are a team's, who acted; null once that person is gone: the team keeps its sum. */
    userId: text().references(() => user.id, { onDelete: "set null" }),
    /** The team that the credits belong to; null for the person's own. */
    teamId: text().references(() => team.id, { onDelete: "cascade" }),
    /** `proposals` for bought ones; any other is a kind of free ones. */
    pool: text().notNull(),
    /** Positive for what came, negative for what went. */
    amount: integer().notNull(),
    reason: text({ enum: ["grant", "spend", "refund", "purchase", "chargeback", "transfer"] }).notNull(),
    /** The task that it was spent on or returned from. */
    taskId: text(),
    /** The payment that brought it, or that was given back. */
    paymentId: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index("credit_entry_user").on(table.userId),
    index("credit_entry_team").on(table.teamId),
    /** A payment brings its credits once, and takes them back at most once. */
    uniqueIndex("credit_entry_payment").on(table.paymentId, table.reason),
    /** A task spends one credit, once, and gets it back at most once. */
    uniqueIndex("credit_entry_task").on(table.taskId, table.reason),
  ],
);

/** A message to people who work in an account. The first of a thread has no parent; replies have the first as theirs. */
export const message = pgTable(
  "message",
  {
    id: id(),
    /** The account in which it is read. */
    teamId: text()
      .notNull()
      .references(() => team.id, { onDelete: "cascade" }),
    parentMessageId: text(),
    /** `help` goes to the people who look after the deployment. */
    type: text({ enum: ["system", "AI", "notification", "help", "user"] }).notNull(),
    priority: text({ enum: ["low", "medium", "high"] }).notNull(),
    subject: text().notNull(),
    /** HTML that the server made from plain text. */
    content: text().notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null where the product wrote it. */
    fromUserId: text().references(() => user.id, { onDelete: "set null" }),
    /** As it was when it was written. */
    fromName: text().notNull(),
    /** What makes it unique: the same event is told once. */
    eventKey: text().unique(),
    /** The document whose work it tells of: the next word of it takes the place of one that was not read. */
    documentId: text().references(() => document.id, { onDelete: "set null" }),
    createdAt: moment().notNull(),
  },
  (table) => [
    index("message_team").on(table.teamId, table.createdAt),
    index("message_parent").on(table.parentMessageId),
    index("message_from").on(table.fromUserId, table.createdAt),
    index("message_help").on(table.type, table.createdAt),
    index("message_document").on(table.documentId),
  ],
);

/** Who gets a message, and whether they have read it. */
export const messageRecipient = pgTable(
  "message_recipient",
  {
    messageId: text()
      .notNull()
      .references(() => message.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Of the message, which never change: the inbox is asked for by everybody again and again, and is read from one index. */
    teamId: text().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
    /** The kind of message as which it waits for the person's daily mail; null where it waits for none. */
    digest: text().$type<keyof Schemas["NotificationChoices"]>(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index("message_recipient_list").on(
      table.userId,
      table.teamId,
      table.createdAt.desc().nullsFirst(),
      table.messageId.desc().nullsFirst(),
    ),
    index("message_recipient_unread")
      .on(table.userId, table.teamId, table.createdAt.desc().nullsFirst(), table.messageId.desc().nullsFirst())
      .where(sql`${table.readAt} is null`),
    index("message_recipient_digest")
      .on(table.userId)
      .where(sql`${table.digest} is not null`),
  ],
);

/** A mail that waits to be sent, was sent or could not be. Sign-in links never stand here: their text is a secret. */
export const mail = pgTable(
  "mail",
  {
    id: id(),
    userId: text().references(() => user.id, { onDelete: "cascade" }),
    to: text().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Further header lines, as List-Unsubscribe. */
    headers: jsonb().$type<Record<string, string>>().notNull(),
    status: text({ enum: ["waiting", "sent", "failed"] }).notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** What makes it unique: the same event is mailed once. */
    eventKey: text().unique(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [index("mail_status").on(table.status, table.finishedAt)],
);

/** A page view or an event. Holds no address, no token and nobody's name. */
export const analyticsEvent = pgTable(
  "analytics_event",
  {
    seq: bigserial({ mode: "number" }).primaryKey(),
    at: moment().notNull(),
    name: text().notNull(),
    /** The path of the page, with ids left out. */
    path: text(),
    ref: text(),
    properties: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index("analytics_event_at").on(table.at)],
);

/** A customer of the payment provider: a person or a team. */
export const billingCustomer = pgTable("billing_customer", {
  /** The account that pays: a personal one or a team's. */
  teamId: text()
    .primaryKey()
    .references(() => team.id, { onDelete: "cascade" }),
  /** The provider's id. */
  customerId: text().notNull().unique(),
  createdAt: moment().notNull(),
});

/** A payment, from the checkout on. */
export const payment = pgTable(
  "payment",
  {
    id: id(),
    /** Null once the account is gone: the books keep the payment. */
    teamId: text().references(() => team.id, { onDelete: "set null" }),
    userId: text().references(() => user.id, { onDelete: "set null" }),
    productId: text().notNull(),
    productTitle: text().notNull(),
    /** In cents. */
    amount: integer().notNull(),
    credits: integer().notNull(),
    status: text({ enum: ["open", "paid", "failed", "refunded"] }).notNull(),
    /** The provider's ids. */
    checkoutId: text().unique(),
    paymentIntentId: text().unique(),
    invoiceId: text().unique(),
    receiptUrl: text(),
    createdAt: moment().notNull(),
    paidAt: moment(),
  },
  (table) => [
    index("payment_team").on(table.teamId, table.createdAt),
    index("payment_open")
      .on(table.createdAt)
      .where(sql`status = 'open'`),
  ],
);

/** A yearly plan of an account. */
export const subscription = pgTable("subscription", {
  /** The provider's id. */
  id: id(),
  teamId: text()
    .notNull()
    .references(() => team.id, { onDelete: "cascade" }),
  userId: text().references(() => user.id, { onDelete: "set null" }),
  productId: text().notNull(),
  status: text({ enum: ["active", "pastDue", "ended"] }).notNull(),
  currentPeriodEnd: moment().notNull(),
  /** It is not renewed after that. */
  willEnd: boolean().notNull().default(false),
  updatedAt: moment().notNull(),
});

/** The events of the payment provider that were handled: each counts once. */
export const paymentEvent = pgTable(
  "payment_event",
  {
    id: id(),
    type: text().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [index("payment_event_received").on(table.receivedAt)],
);

/** A grant that was found for an account. */
export const opportunity = pgTable(
  "opportunity",
  {
    id: id(),
    teamId: text()
      .notNull()
      .references(() => team.id, { onDelete: "cascade" }),
    title: text().notNull(),
    funderName: text().notNull(),
    description: text().notNull(),
    eligibility: text(),
    /** Why it fits, or a reviewer's note. */
    comment: text(),
    /** As the source writes it. */
    grantSize: text(),
    dueDate: moment(),
    url: text(),
    state: text({ enum: ["found", "reviewed", "accepted", "dismissed"] }).notNull(),
    foundAt: moment().notNull(),
    reviewedAt: moment(),
    /** What makes it unique in an account, as the source's number. */
    sourceKey: text().notNull(),
    /** The source's own number, as a person would quote it. */
    number: text(),
    /** The draft that was made of it. */
    documentId: text().references(() => document.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("opportunity_source").on(table.teamId, table.sourceKey),
    index("opportunity_state").on(table.state, table.foundAt),
  ],
);

/** What the scout looks for, for one account. */
export const scoutProfile = pgTable("scout_profile", {
  teamId: text()
    .primaryKey()
    .references(() => team.id, { onDelete: "cascade" }),
  /** Who they are, in their own words. */
  organization: text().notNull(),
  /** What they want to do. */
  project: text().notNull(),
  location: text().notNull(),
  /** Counts the changes. */
  revision: integer().notNull().default(1),
  updatedAt: moment().notNull(),
});

/** A grant as a source told of it: imported, or kept from an answer, so that the scout can look without a network. */
export const sourceGrant = pgTable(
  "source_grant",
  {
    /** The source and its id, as `grants.gov:350123`. */
    key: text().primaryKey(),
    number: text().notNull(),
    title: text().notNull(),
    funderName: text().notNull(),
    /** Plain text. */
    description: text().notNull(),
    /** Word for word. */
    eligibility: text(),
    /** The awards as the source writes them. */
    grantSize: text(),
    /** In dollars. */
    awardFloor: real(),
    awardCeiling: real(),
    openAt: moment(),
    dueAt: moment(),
    url: text(),
    status: text({ enum: ["forecasted", "posted"] }).notNull(),
    /** What a search looks through, in lower case and without accents. */
    searchText: text().notNull(),
    fetchedAt: moment().notNull(),
  },
  (table) => [index("source_grant_due").on(table.dueAt)],
);
