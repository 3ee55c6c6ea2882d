/** The extensions of files from which text can be read here. */
export const readableExtensions = ["docx", "txt", "pdf", "rtf", "odt", "pptx", "xlsx", "csv"] as const;

/** One of {@link readableExtensions}. */
export type ReadableExtension = (typeof readableExtensions)[number];

/** The extensions of files that may be attached, in the order of the specification (2, section 5). */
export const acceptedExtensions = (
  "doc docx txt pdf rtf odt ppt pptx xls xlsx csv zip rar 7z png jpg jpeg gif webp bmp tiff " +
  "mp3 wav m4a mp4 aac ogg webm flac"
).split(" ");

/** The extension of a file name in small letters, without its dot; empty where there is none. */
export function extensionOf(fileName: string): string {
  return /\.([^./\\]+)$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? "";
}

/** Whether a file of this name can be read here. */
export function isReadableExtension(extension: string): extension is ReadableExtension {
  return (readableExtensions as readonly string[]).includes(extension);
}
