import { defaultExtractLimits } from "../src/capabilities/files/extract/extractLimits.ts";
import { readDocument } from "../src/capabilities/files/extract/readDocument.ts";
import { fileOfCall, type CallFileKind } from "./callFiles.ts";
import type { CallText } from "./callTexts.ts";

const extensions = { txt: "txt", docx: "docx", pdf: "pdf" } as const;

/** The text of a call as the product gets it out of a file. */
export const textOfCall = async (text: CallText, kind: CallFileKind): Promise<string> =>
  (await readDocument(extensions[kind], await fileOfCall(text, kind), defaultExtractLimits)).text;
