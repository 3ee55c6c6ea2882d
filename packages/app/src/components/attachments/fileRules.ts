import { acceptedExtensions, attachmentLimits, isAcceptedFile, isReadableFile } from "@grantwright/domain";
/** The file types that are accepted, as a file input wants them. */
export const acceptedFileTypes = acceptedExtensions.map((extension) => `.${extension}`);

/** Why a file cannot be attached; undefined where it can. */
export function fileProblem(file: Pick<File, "name" | "size">): string | undefined {
  if (!isAcceptedFile(file.name)) return `${file.name}: files of this type cannot be attached.`;
  if (file.size > attachmentLimits.bytes) return `${file.name} is larger than 25 MB.`;
  if (file.size === 0) return `${file.name} is empty.`;
  return undefined;
}

/** What a person should know of an accepted file: pictures, sound, video and archives are stored and not read. */
export function fileNote(name: string): string | undefined {
  return isReadableFile(name) ? undefined : "Stored with the draft. The writer cannot read this kind of file.";
}
