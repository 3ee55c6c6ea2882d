import type { Schemas } from "@grantwright/api-client";
import type { ModelRule } from "../../kernel/db/values.ts";
import type { Writers, WriterWords } from "./writers.ts";

/** A writer as the contract has it. */
export const presentWriter = ({ kind, label, model, host }: WriterWords): Schemas["WriterInfo"] => ({
  kind,
  label,
  ...(model !== undefined && { model }),
  ...(host !== undefined && { host }),
});

/** Who writes for an account with this rule. */
export const presentWriterFor = (writers: Writers, rule: ModelRule | null): Schemas["WriterInfo"] =>
  writers.isKeptFrom(rule) ? { ...presentWriter(writers.byRules), isRuled: true } : presentWriter(writers.usual);
