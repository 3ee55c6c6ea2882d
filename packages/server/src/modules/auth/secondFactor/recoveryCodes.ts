import { randomBytes } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../kernel/db/open.ts";
import { recoveryCode } from "../../../kernel/db/schema.ts";
import { hashSecret } from "../../../kernel/ids.ts";

/** How many are made at once. */
const codesAtOnce = 10;

/** Crockford's base 32: no letter that is read as a digit. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Of 80 random bits, in groups of four: as much chance as a plain hash asks for. */
function newRecoveryCode(): string {
  const code = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join("");
  return code.match(/.{4}/g)!.join("-");
}

/** What a person typed, as codes are compared: without spaces and dashes, and with the letters that are read otherwise put right. */
const readRecoveryCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");

const hashOf = (userId: string, code: string): string => hashSecret(`${userId} ${readRecoveryCode(code)}`);

/** Makes ten codes in place of those that a person had. They are told this once: only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newRecoveryCode);
  await forgetRecoveryCodes(tx, userId);
  await tx.insert(recoveryCode).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return codes;
}

/** Forgets the codes of a person. */
export async function forgetRecoveryCodes(tx: Database, userId: string): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}

/** Uses a code up. Of several calls with the same code one wins; returns whether it is this one. */
export async function takeRecoveryCode(tx: Database, now: Date, userId: string, typed: string): Promise<boolean> {
  const isUnused = and(
    eq(recoveryCode.userId, userId),
    eq(recoveryCode.codeHash, hashOf(userId, typed)),
    isNull(recoveryCode.usedAt),
  );
  const used = await tx
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(isUnused)
    .returning({ id: recoveryCode.userId });
  return used.length > 0;
}

/** How many codes a person has left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const isLeft = and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt));
  const [found] = await db.select({ left: count() }).from(recoveryCode).where(isLeft);
  return found?.left ?? 0;
}
