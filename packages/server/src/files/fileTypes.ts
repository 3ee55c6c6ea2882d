const readableExtensions = ["doc", "docx", "txt", "pdf", "rtf", "odt", "ppt", "pptx", "xls", "xlsx", "csv"];
const otherExtensions = "zip rar 7z png jpg jpeg gif webp bmp tiff mp3 wav m4a mp4 aac ogg webm flac".split(" ");

const extensionOf = (filename: string): string => /\.([^./\\]+)$/.exec(filename)?.[1]?.toLowerCase() ?? "";

/** Whether a file of this name may be attached. */
export const isAcceptedFile = (filename: string): boolean =>
  [...readableExtensions, ...otherExtensions].includes(extensionOf(filename));

/** Whether a writer can read it. */
export const isReadableFile = (filename: string): boolean => readableExtensions.includes(extensionOf(filename));
