import { whyTooOld } from "./nodeVersion.ts";

const problem = whyTooOld(process.versions.node);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
// Not before: what it loads is not there in an older Node.js.
await import("./serve.ts");
