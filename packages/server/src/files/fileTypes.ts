import { acceptedExtensions, extensionOf, isReadableExtension } from "./extract/extensions.ts";

const accepted = new Set(acceptedExtensions);

/** Whether a file of this name may be attached. */
export const isAcceptedFile = (filename: string): boolean => accepted.has(extensionOf(filename));

/** Whether a writer can read it. */
export const isReadableFile = (filename: string): boolean => isReadableExtension(extensionOf(filename));
