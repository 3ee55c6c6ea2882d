import { readModel, type StoredModel } from "../../trained/linearModel.ts";
import { claimSlots } from "./claimSlots.ts";
import stored from "./claimsModel.json" with { type: "json" };

const odds = readModel(stored satisfies StoredModel);

/** Above it a sentence is taken for a claim: a claim that is let pass costs more than a saying that is marked. */
const leastOdds = -1;

/** Whether a sentence claims something particular, and does not only connect others or argue as any text could. */
export const saysClaim = (sentence: string): boolean => odds(claimSlots(sentence)) >= leastOdds;
