const accepted =
  "doc docx txt pdf rtf odt ppt pptx xls xlsx csv zip rar 7z png jpg jpeg gif webp bmp tiff mp3 wav m4a mp4 aac ogg webm flac".split(
    " ",
  );
const readable = new Set("docx txt pdf rtf odt pptx xlsx csv".split(" "));

/** The largest file, in bytes. */
export const maxFileSize = 25 * 1024 * 1024;
/** How many files a document takes. */
export const maxFiles = 10;

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** The file types that are accepted, as a file input wants them. */
export const acceptedFileTypes = accepted.map((extension) => `.${extension}`);

/** Why a file cannot be attached; undefined where it can. */
export function fileProblem(file: Pick<File, "name" | "size">): string | undefined {
  if (!accepted.includes(extensionOf(file.name))) return `${file.name}: files of this type cannot be attached.`;
  if (file.size > maxFileSize) return `${file.name} is larger than 25 MB.`;
  if (file.size === 0) return `${file.name} is empty.`;
  return undefined;
}

/** What a person should know of an accepted file: pictures, sound, video and archives are stored and not read. */
export function fileNote(name: string): string | undefined {
  return readable.has(extensionOf(name))
    ? undefined
    : "Stored with the draft. The writer cannot read this kind of file.";
}
