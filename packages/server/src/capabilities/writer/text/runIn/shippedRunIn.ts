import { cuesFolder } from "../../../../kernel/package/packageRoot.ts";
import { readRunIn, type RunInData } from "./readRunIn.ts";

/** What is shipped, by language. The build puts it here as it was read and checked then (tsup.config.ts). */
export const shippedRunIn: Readonly<Record<string, RunInData>> = readRunIn(cuesFolder);
