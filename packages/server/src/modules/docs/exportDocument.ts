import { and, asc, eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { pageSettingOf, type ExportFile } from "../../capabilities/files/export/exportFile.ts";
import { detectLanguage } from "../../kernel/text/detectLanguage.ts";
import { printable } from "../../capabilities/files/export/printable.ts";
import type { Account } from "../../kernel/account.ts";
import { documentVersion, section } from "../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { textToBlocks } from "../../kernel/text/textToHtml.ts";
import { aiUseOf } from "./aiUse/readAiUse.ts";
import { findDocument, titleOf } from "./documentRow.ts";

/** What the statement about the use of AI is called, where a file ends with it. */
const aiUseTitle = "Use of generative AI";

/** The most text that goes into one file, in characters. */
const mostText = 2_000_000;

/**
 * A finished version as it goes into a file, without its hidden sections and without optional ones that were left empty. Throws a Refusal: `notFound`, or `refused` for one
 * that is still being written or is too long for a file. `withAiUse`: it ends with the statement about the use of AI.
 */
export async function exportDocument(
  { db }: Pick<Context, "db">,
  account: Account,
  id: string,
  versionId: string,
  withAiUse = false,
): Promise<ExportFile> {
  const row = await findDocument(db, account, id);
  const [version] = await db
    .select({ id: documentVersion.id, status: documentVersion.status, inputs: documentVersion.inputs })
    .from(documentVersion)
    .where(and(eq(documentVersion.id, versionId), eq(documentVersion.documentId, id)));
  if (!version || version.status === "failed") throw notFound("version");
  if (version.status === "writing")
    throw new Refusal("refused", "This version is still being written. Take it out when it is done.");
  const rows = await db
    .select({ fieldId: section.fieldId, title: section.title, text: section.text })
    .from(section)
    .where(and(eq(section.versionId, versionId), eq(section.hidden, false)))
    .orderBy(asc(section.position));
  const isOptional = new Map(version.inputs.fields.map((field) => [field.id, !field.required]));
  const sections = rows
    .map(({ fieldId, title, text }) => ({ fieldId, title: printable(title), text: printable(text) }))
    .filter(({ fieldId, text }) => text.trim() !== "" || !isOptional.get(fieldId));
  const whole = sections.map(({ text }) => text).join("\n");
  if (whole.length > mostText)
    throw new Refusal("refused", "This proposal is too long for one file. Shorten it to 2,000,000 characters.");
  const statement = withAiUse
    ? [{ title: aiUseTitle, text: printable((await aiUseOf(db, row, versionId)).disclosure) }]
    : [];
  const language = detectLanguage(whole);
  return {
    title: printable(titleOf({ name: row.name, templateName: row.template.name })),
    language: language === "und" && row.useEnglish ? "en" : language,
    page: pageSettingOf(row.template.format),
    sections: [...sections, ...statement].map(({ title, text }) => ({ title, blocks: textToBlocks(text) })),
  };
}
