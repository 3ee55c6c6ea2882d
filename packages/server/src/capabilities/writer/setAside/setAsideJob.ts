import { runApart, type ApartJob } from "../../../kernel/apart/runApart.ts";
import { findSetAside, type Passage } from "./findSetAside.ts";

/** Looks through a text for passages that address a writing service. */
export const setAsideJob: ApartJob<[string], Passage[]> = { name: "setAside", run: findSetAside };

/** As findSetAside, in a thread of its own where the text is long. */
export const setAsideApart = (text: string): Promise<Passage[]> => runApart(setAsideJob, text.length, text);
