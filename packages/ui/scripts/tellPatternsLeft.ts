// Tells what the tests of the ARIA patterns leave out, after the summary with the counts of those there are.
import { left } from "../test/patterns/left.ts";

console.log(`\nLeft out, with reasons: ${left.length}`);
for (const { pattern, statement, why } of left) console.log(`  ${pattern}: ${statement}. ${why}`);
