import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { pagePolicy, scriptPolicy } from "./securityHeaders.ts";

const noncePlaceholder = "__CSP_NONCE__";
const year = 365 * 24 * 60 * 60;

/** The files of the built app as they stand in addresses: nothing else of this machine can be asked for. */
function filesIn(folder: string): Set<string> {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join("/")}`),
  );
}

/** Serves the built app: its files, and its page at every address that is no file. Pages may send files to `uploadOrigin`. */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  uploadOrigin: string | undefined,
): Promise<void> {
  const page = join(folder, "index.html");
  let cached: { text: string; changedAt: number } | undefined;
  let files = filesIn(folder);

  const sendPage = (reply: FastifyReply) => {
    const changedAt = existsSync(page) ? statSync(page).mtimeMs : undefined;
    if (changedAt === undefined)
      return reply
        .code(503)
        .type("text/plain; charset=utf-8")
        .send("The app is not built yet. Run: pnpm --filter @grantwright/app build\n");
    if (cached?.changedAt !== changedAt) {
      // Built anew while the server runs: the new page asks for new files.
      if (cached) files = filesIn(folder);
      cached = { text: readFileSync(page, "utf8"), changedAt };
    }
    const nonce = randomBytes(16).toString("base64");
    return reply
      .headers({ "cache-control": "no-store", "content-security-policy": pagePolicy(nonce, uploadOrigin) })
      .type("text/html; charset=utf-8")
      .send(cached.text.replaceAll(noncePlaceholder, nonce));
  };

  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    etag: true,
  });

  app.get("/*", async (request, reply) => {
    const path = decodeURIComponent(request.url.split("?", 1)[0] ?? "/");
    const isAsset = path.startsWith("/assets/");
    const isFile = path !== "/index.html" && files.has(path);
    if (isFile) {
      reply.header(
        "cache-control",
        isAsset ? `public, max-age=${year}, immutable` : "public, max-age=0, must-revalidate",
      );
      if (path.endsWith(".js")) reply.header("content-security-policy", scriptPolicy);
      return reply.sendFile(path);
    }
    if (isAsset) return reply.code(404).send({ message: "There is no such file." });
    return sendPage(reply);
  });
}
