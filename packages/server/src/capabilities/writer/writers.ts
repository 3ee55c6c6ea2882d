import type { Database } from "../../kernel/db/open.ts";
import type { ModelRule } from "../../kernel/db/values.ts";
import { modelRuleOf } from "./modelRuleOf.ts";
import { createOfflineWriter } from "./offline/createOfflineWriter.ts";
import type { Writer } from "./writer.ts";

/** A model that the server is set up with. */
interface OfferedModel {
  name: string;
  /** Where it is asked, as a host and its port; undefined where nobody can tell. */
  host: string | undefined;
}

/** What is told of a writer. It does no work: who wants that asks for the writer of an account. */
export type WriterWords = Pick<Writer, "kind" | "label" | "model" | "host">;

/** Who writes for whom. Nothing reaches a model but through the writer of an account, whose rule is asked each time. */
export interface Writers {
  /** The one that the server is set up with. */
  readonly usual: WriterWords;
  /** The one that works by rules alone, for accounts that want no model. */
  readonly byRules: WriterWords;
  /** The models that an account can choose from; empty where the server writes by itself. */
  readonly offered: readonly OfferedModel[];
  /** The writer of an account, by its rule as it is now. */
  of(db: Database, teamId: string): Promise<Writer>;
  /** Whether the server has a model that the rule keeps from writing. */
  isKeptFrom(rule: ModelRule | null): boolean;
}

/** Whether an account lets a model write for it. */
const isAllowed = (rule: ModelRule | null, model: string): boolean =>
  rule === null || (rule.use === "only" && rule.models.includes(model));

/** Gives each account the server's writer, or the one that works by rules alone where the account wants no model or none of these. */
export function createWriters(writer: Writer): Writers {
  const offline = createOfflineWriter();
  const { kind, label, host } = writer;
  const model = kind === "model" ? (writer.model ?? label) : undefined;
  const isKeptFrom = (rule: ModelRule | null) => model !== undefined && !isAllowed(rule, model);
  return {
    usual: { kind, label, ...(model !== undefined && { model }), ...(host !== undefined && { host }) },
    byRules: { kind: offline.kind, label: offline.label },
    offered: model === undefined ? [] : [{ name: model, host }],
    isKeptFrom,
    async of(db, teamId) {
      if (model === undefined) return writer;
      return isKeptFrom(await modelRuleOf(db, teamId)) ? offline : writer;
    },
  };
}
