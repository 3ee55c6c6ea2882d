import { libraryFolder } from "../../../kernel/package/packageRoot.ts";
import { readLibrary } from "./readLibrary.ts";
import type { Library } from "./templateSeed.ts";

/** The library that is shipped. The build puts it here as it was read and checked then (tsup.config.ts). */
export const shippedLibrary: Library = readLibrary(libraryFolder);
