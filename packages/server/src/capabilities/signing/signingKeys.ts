import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { signingKey } from "../../kernel/db/schema.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { isSignedBy, keyIdIn, keyIdOf, signDetached } from "./detachedSignature.ts";

type Needed = Pick<Kernel, "db" | "config" | "now">;

const publicText = (key: KeyObject): string => createPublicKey(key).export({ format: "pem", type: "spki" }).toString();

/** The private key that is in use: that of the setting, or the one that was made once for all processes. */
async function currentKey({ db, config, now }: Needed): Promise<KeyObject> {
  if (config.signingKey) {
    const key = config.signingKey;
    // Kept, so that what was signed with it can be checked when there is another.
    await db
      .insert(signingKey)
      .values({ id: keyIdOf(key), publicKey: publicText(key), createdAt: now() })
      .onConflictDoNothing();
    return key;
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('signing_key'))`);
    const [made] = await tx
      .select({ privateKey: signingKey.privateKey })
      .from(signingKey)
      .where(isNotNull(signingKey.privateKey))
      .orderBy(asc(signingKey.createdAt))
      .limit(1);
    if (made?.privateKey) return createPrivateKey(made.privateKey);
    const { privateKey } = generateKeyPairSync("ed25519");
    await tx.insert(signingKey).values({
      id: keyIdOf(privateKey),
      publicKey: publicText(privateKey),
      privateKey: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
      createdAt: now(),
    });
    return privateKey;
  });
}

/** Signs a text in the name of this deployment. */
export async function signText(kernel: Needed, text: string): Promise<string> {
  return signDetached(text, await currentKey(kernel));
}

/** Whether this deployment signed a text, with whichever key it had then. */
export async function isSignedHere({ db }: Pick<Kernel, "db">, text: string, signature: string): Promise<boolean> {
  const id = keyIdIn(signature);
  if (id === undefined) return false;
  const [found] = await db.select({ publicKey: signingKey.publicKey }).from(signingKey).where(eq(signingKey.id, id));
  return found !== undefined && isSignedBy(text, signature, createPublicKey(found.publicKey));
}
