import { z } from "zod";
import { sectionKinds } from "../../../kernel/text/sectionKind.ts";

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "has to be small letters, digits and hyphens");
const text = z.string().min(1);
const url = z.url({ protocol: /^https$/ });
const type = z.enum(["grant", "loi", "rfp", "grant-report"]);
const count = z.int().positive();

/** In which order the templates are shown, and with which a document of each type begins. */
export const librarySchema = z.strictObject({ order: z.array(slug), defaults: z.record(type, slug) });

const paper = {
  id: slug,
  name: text,
  description: text,
  category: z.enum(["financial", "supporting", "administrative", "narrative", "default"]),
};

/** Papers that many funders ask for, by the name that templates use. */
export const usualDocumentsSchema = z.record(z.string(), z.strictObject(paper));

/** A paper of a template's own, or one of the usual ones. */
export const documentSchema = z.union([
  z.strictObject({ usual: z.string(), required: z.boolean() }),
  z.strictObject({ ...paper, required: z.boolean() }),
]);

/**
 * What is said of funders, by the name that templates use: without a page, or with all that is known of the page that says so: whose it
 * is, its address, its own date, and when it was read. `from` takes in another list.
 */
export const factsSchema = z.record(
  z.string(),
  z.array(
    z.union(
      [
        z.strictObject({ from: z.string() }),
        z.strictObject({ text }),
        z.strictObject({ text, source: text, url, page: text, checkedAt: z.iso.date() }),
      ],
      "needs text alone, or text with source, url, page and checkedAt (as 2026-11-22), or from alone",
    ),
  ),
);

/** A prompt to start from: a whole project, or one of its own. */
export const exampleSchema = z.union([z.strictObject({ project: slug }), z.strictObject({ title: text, text })]);

/** The projects, and the lists of prompts by the name that templates use. */
export const projectsSchema = z.strictObject({
  projects: z.array(z.strictObject({ id: slug, title: text, type, text })),
  lists: z.record(z.string(), z.array(exampleSchema)),
});

const section = z
  .strictObject({
    key: slug.max(60),
    title: text,
    description: text,
    example: text.optional(),
    required: z.boolean(),
    auto: z.boolean(),
    kind: z.enum(sectionKinds),
    minWordCount: count.optional(),
    maxWordCount: count.optional(),
    maxLength: count.optional(),
    isMaxLengthRoom: z.literal(true).optional(),
    pageLimit: z.number().positive().optional(),
    limitSource: text.optional(),
  })
  .refine(
    ({ minWordCount, maxWordCount, maxLength, pageLimit, limitSource }) =>
      limitSource !== undefined ||
      [minWordCount, maxWordCount, maxLength, pageLimit].every((each) => each === undefined),
    "has a limit, and so needs a limitSource: whose it is",
  )
  .refine(
    ({ maxLength, isMaxLengthRoom }) => maxLength !== undefined || isMaxLengthRoom === undefined,
    "says that its maxLength is room, and has none",
  );

/** A template of the library. */
export const templateSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, "has to be 24 hexadecimal characters"),
  type,
  name: text,
  funderName: z.string(),
  audience: text.optional(),
  description: text,
  location: z.string(),
  category: text.max(35),
  url: url.optional(),
  amount: z.number().positive().nullable(),
  schedule: z.strictObject({
    anytime: z.boolean(),
    startAt: z.iso.datetime().optional(),
    endAt: z.iso.datetime().optional(),
  }),
  canCustomize: z.boolean(),
  notice: text.optional(),
  placeholderText: z.string(),
  pageLimit: z.number().positive().optional(),
  format: z
    .strictObject({
      fontFamily: text.max(60).optional(),
      fontSize: z.number().min(6).max(24).optional(),
      margin: z.number().min(5).max(60).optional(),
      lineSpacing: z.number().min(1).max(3).optional(),
      paper: z.enum(["A4", "Letter"]).optional(),
      source: text.max(300).optional(),
    })
    .optional(),
  pastFundedProjects: z.array(
    z.strictObject({
      name: text,
      description: text,
      fundingAmount: z.number().positive().optional(),
      year: z.int().optional(),
      funder: text.optional(),
    }),
  ),
  eligibilityCriteria: text.optional(),
  assessmentCriteria: text.optional(),
  source: z.strictObject({ label: text, url: url.optional(), note: text, facts: z.array(z.string()).optional() }),
  examples: z.array(z.union([z.string(), exampleSchema])),
  sections: z.array(section),
  documentChecklist: z.array(documentSchema),
});
