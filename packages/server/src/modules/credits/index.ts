import { creditEntry } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { exportCredits } from "./exportCredits.ts";
import { handOverCredits } from "./handOverCredits.ts";

/** Credits: what they came from and went to. */
export const credits: Module = {
  name: "credits",
  holds: [{ table: creditEntry, exported: "yes", erased: "forget" }],
  exportPart: exportCredits,
  erase: { forget: handOverCredits },
};

export {
  balanceOf,
  boughtPool,
  creditBalance,
  grantCredits,
  holdCredits,
  ownPools,
  returnCredit,
  spendCredit,
  teamCredits,
  teamPool,
} from "./credits.ts";
