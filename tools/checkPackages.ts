// Packs the published packages as users get them, checks the tarballs, and builds small consumers from them: an app made with
// Vite, a Next.js app with server components, and Node.js rendering on a server.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkNextConsumer } from "./packages/nextConsumer.ts";
import { checkNodeConsumer } from "./packages/nodeConsumer.ts";
import { pack } from "./packages/pack.ts";
import { checkViteConsumer } from "./packages/viteConsumer.ts";

const scratch = mkdtempSync(join(tmpdir(), "packed-"));
try {
  const tarballs = pack(scratch);
  checkViteConsumer(scratch, tarballs);
  checkNodeConsumer(scratch, tarballs);
  checkNextConsumer(scratch, tarballs);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
