import { cuesFolder } from "../../../../kernel/package/packageRoot.ts";
import { readAsks, type Asks } from "./readAsks.ts";

/** What is shipped, by language. The build puts it here as it was read and checked then (tsup.config.ts). */
export const shippedAsks: Readonly<Record<string, Asks>> = readAsks(cuesFolder);
