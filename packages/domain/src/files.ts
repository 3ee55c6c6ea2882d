/** What one file and one document may have. `bytes`: of one file. */
export const attachmentLimits = { bytes: 25 * 1024 * 1024, perDocument: 10 } as const;

/** The extensions of files from which text can be read. */
export const readableExtensions = ["docx", "txt", "pdf", "rtf", "odt", "pptx", "xlsx", "csv"] as const;

/** One of {@link readableExtensions}. */
export type ReadableExtension = (typeof readableExtensions)[number];

/** The extensions of files that may be attached, in the order of the specification (2, section 5). */
export const acceptedExtensions: readonly string[] = (
  "doc docx txt pdf rtf odt ppt pptx xls xlsx csv zip rar 7z png jpg jpeg gif webp bmp tiff " +
  "mp3 wav m4a mp4 aac ogg webm flac"
).split(" ");

/** The extension of a file name in small letters, without its dot; empty where there is none. */
export function extensionOf(fileName: string): string {
  return /\.([^./\\]+)$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? "";
}

/** Whether text can be read from files with this extension. */
export function isReadableExtension(extension: string): extension is ReadableExtension {
  return (readableExtensions as readonly string[]).includes(extension);
}

/** Whether a file of this name may be attached. */
export const isAcceptedFile = (fileName: string): boolean => acceptedExtensions.includes(extensionOf(fileName));

/** Whether a writer can read a file of this name; others are stored as they are. */
export const isReadableFile = (fileName: string): boolean => isReadableExtension(extensionOf(fileName));
