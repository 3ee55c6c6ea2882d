import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { document, section, writtenText } from "../src/kernel/db/schema.ts";
import { keepChanges } from "../src/modules/docs/log/keepChanges.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { idOf } from "./support/teams.ts";
import { useServer } from "./support/testServer.ts";

describe("a save and a writer at work on the same document, on postgres", () => {
  const server = useServer("postgres");

  it("never wait for each other", async () => {
    const person = await server.signIn();
    const by = await idOf(person);
    const { id } = await makeCompleteDocument(person);
    await person.finished((await person.post("/a/docs", completeSave(await person.document(id), true))).body.taskId);
    const { versions, draft } = await person.document(id);
    const { db, now } = server.context;
    const [written] = await db
      .select()
      .from(section)
      .where(eq(section.versionId, versions[0] ?? ""));
    const { fieldId = "", id: sectionId = "" } = written ?? {};
    // As where the writer is about to write its first words of a section.
    await db.delete(writtenText).where(eq(writtenText.sectionId, sectionId));
    const before = Object.values(draft).find((each) => each.id === fieldId)?.userText ?? "";
    const change = { fieldId, by, way: "typed" as const, after: "Words that somebody changed." };

    const isHeld = Promise.withResolvers<void>();
    const saved = db.transaction(async (tx) => {
      await tx.select().from(document).where(eq(document.id, id)).for("update");
      isHeld.resolve();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await keepChanges(tx, now(), id, [{ ...change, before }]);
    });
    const wrote = db.transaction(async (tx) => {
      await isHeld.promise;
      await keepChanges(tx, now(), id, [{ ...change, before: "", sectionId, way: "offline" }]);
    });
    await expect(Promise.all([saved, wrote])).resolves.toHaveLength(2);
  });
});
