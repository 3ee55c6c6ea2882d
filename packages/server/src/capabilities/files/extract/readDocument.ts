import type { ReadableExtension } from "@grantwright/domain";
import { decodeText } from "./decodeText.ts";
import type { ExtractLimits } from "./extractLimits.ts";
import { htmlToText } from "./htmlToText.ts";
import { openZip, type ZipParts } from "./openZip.ts";
import { readPdfText } from "./pdf/readPdf.ts";
import { rtfToText } from "./rtfToText.ts";
import { unreadable, UnreadableError } from "./unreadableError.ts";
import { xmlToText, type XmlRules } from "./xmlToText.ts";

/** What was read; `isPartial` where the file went on after it, or was cut off. */
export interface ReadText {
  text: string;
  isPartial: boolean;
}

type Reader = (bytes: Buffer, limits: ExtractLimits) => Promise<ReadText>;

const whole = (text: string): ReadText => ({ text, isPartial: false });

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).equals(Buffer.from(signature, "latin1"));
}

const oleSignature = "\u00d0\u00cf\u0011\u00e0";

/** Old Office files and encrypted new ones share one container; only the encrypted ones hold an "EncryptedPackage". */
function refuseOle(bytes: Buffer, extension: string): void {
  if (!startsWith(bytes, oleSignature)) return;
  const isEncrypted = bytes.includes(Buffer.from("EncryptedPackage", "utf16le"));
  throw new UnreadableError(isEncrypted ? unreadable.password : unreadable.oldOffice(extension));
}

async function openOffice(
  bytes: Buffer,
  extension: string,
  limits: ExtractLimits,
  needed: string,
  isWanted: (name: string) => boolean,
): Promise<ZipParts> {
  refuseOle(bytes, extension);
  if (!startsWith(bytes, "PK")) throw new UnreadableError(unreadable.wrongType(extension));
  const { names, parts } = await openZip(bytes, limits, isWanted);
  if (!names.includes(needed)) throw new UnreadableError(unreadable.wrongType(extension));
  return parts;
}

const readPdf: Reader = async (bytes, limits) => {
  if (!bytes.subarray(0, 1_024).includes("%PDF-")) throw new UnreadableError(unreadable.wrongType("pdf"));
  const { getDocumentProxy } = await import("unpdf");
  const isCutOff = !bytes.subarray(-2_048).includes("%%EOF");
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 });
    const { text, error } = await readPdfText(pdf, limits);
    if (text.trim() === "" && (error !== undefined || isCutOff)) throw new UnreadableError(unreadable.damaged);
    return { text, isPartial: isCutOff || error !== undefined };
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    const needsPassword = error instanceof Error && error.name === "PasswordException";
    throw new UnreadableError(needsPassword ? unreadable.password : unreadable.damaged);
  }
};

const readDocx: Reader = async (bytes, limits) => {
  await openOffice(bytes, "docx", limits, "word/document.xml", () => false);
  const { default: mammoth } = await import("mammoth");
  const noPictures = mammoth.images.imgElement(() => Promise.resolve({ src: "" }));
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { convertImage: noPictures }).catch(() => {
    throw new UnreadableError(unreadable.damaged);
  });
  return whole(htmlToText(value));
};

const readXlsx: Reader = async (bytes, limits) => {
  await openOffice(bytes, "xlsx", limits, "xl/workbook.xml", () => false);
  const { default: readExcelFile } = await import("read-excel-file/node");
  const sheets = await readExcelFile(bytes).catch(() => {
    throw new UnreadableError(unreadable.damaged);
  });
  const cellText = (cell: unknown): string =>
    cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null || cell === undefined ? "" : String(cell);
  const tables = sheets.map(({ sheet, data }) => {
    const rows = data.map((row) => row.map(cellText).join("\t").trimEnd()).filter((row) => row !== "");
    return rows.length === 0 ? "" : [sheet, ...rows].join("\n");
  });
  return whole(tables.filter((table) => table !== "").join("\n\n"));
};

const slideRules: XmlRules = {
  elements: { "a:p": { close: "\n" }, "a:br": { open: "\n" } },
  textIn: ["a:t"],
};

const readPptx: Reader = async (bytes, limits) => {
  const slide = /^ppt\/(slides\/slide|notesSlides\/notesSlide)(\d+)\.xml$/;
  const parts = await openOffice(bytes, "pptx", limits, "ppt/presentation.xml", (name) => slide.test(name));
  const ordered = [...parts].sort(([a], [b]) => {
    const [, kindA = "", numberA = ""] = slide.exec(a) ?? [];
    const [, kindB = "", numberB = ""] = slide.exec(b) ?? [];
    return Number(numberA) - Number(numberB) || kindB.localeCompare(kindA);
  });
  return whole(ordered.map(([, part]) => xmlToText(part.toString("utf8"), slideRules).trim()).join("\n\n"));
};

const odtRules: XmlRules = {
  elements: {
    "text:p": { close: "\n\n" },
    "text:h": { close: "\n\n" },
    "text:tab": { open: "\t" },
    "text:s": { open: " " },
    "text:line-break": { open: "\n" },
    "text:list-item": { open: "- " },
    "text:tracked-changes": { isSkipped: true },
    "office:annotation": { isSkipped: true },
  },
  textIn: ["text:p", "text:h"],
};

const readOdt: Reader = async (bytes, limits) => {
  const manifest = "META-INF/manifest.xml";
  const parts = await openOffice(bytes, "odt", limits, "content.xml", (name) =>
    ["content.xml", manifest].includes(name),
  );
  if (parts.get(manifest)?.includes("encryption-data")) throw new UnreadableError(unreadable.password);
  return whole(xmlToText(parts.get("content.xml")?.toString("utf8") ?? "", odtRules));
};

const readRtf: Reader = async (bytes) => {
  refuseOle(bytes, "rtf");
  if (!startsWith(bytes, "{\\rtf")) throw new UnreadableError(unreadable.wrongType("rtf"));
  const text = rtfToText(bytes.toString("latin1"));
  return { text, isPartial: !bytes.subarray(-64).includes("}") };
};

const readPlain =
  (extension: string): Reader =>
  async (bytes) => {
    if (startsWith(bytes, "%PDF-") || startsWith(bytes, "PK\u0003\u0004")) {
      throw new UnreadableError(unreadable.wrongType(extension));
    }
    return whole(decodeText(bytes, extension));
  };

const readers: Record<ReadableExtension, Reader> = {
  pdf: readPdf,
  docx: readDocx,
  xlsx: readXlsx,
  pptx: readPptx,
  odt: readOdt,
  rtf: readRtf,
  txt: readPlain("txt"),
  csv: readPlain("csv"),
};

function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\u00AD\uFEFF]/gu, "")
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Reads a file whose bytes are in memory. To be called in a process of its own: see extractText. Throws an UnreadableError. */
export async function readDocument(
  extension: ReadableExtension,
  bytes: Buffer,
  limits: ExtractLimits,
): Promise<ReadText> {
  if (bytes.length === 0) throw new UnreadableError(unreadable.empty);
  const { text, isPartial } = await readers[extension](bytes, limits);
  const tidied = tidy(text);
  if (tidied === "") {
    throw new UnreadableError(
      ["txt", "csv"].includes(extension) ? unreadable.empty : isPartial ? unreadable.damaged : unreadable.noText,
    );
  }
  const isCut = tidied.length > limits.maxCharacters;
  return { text: isCut ? tidied.slice(0, limits.maxCharacters).toWellFormed() : tidied, isPartial: isPartial || isCut };
}
