import { knownBrowser, session, signInLink, user } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { forgetLinks, holdPerson } from "./erasePerson.ts";
import { exportAccount } from "./exportAccount.ts";
import { purgeSessions } from "./purgeSessions.ts";
import { authRoutes } from "./routes.ts";

/** People and how they sign in. */
export const auth: Module = {
  name: "auth",
  holds: [
    { table: user, exported: "yes", erased: "reference" },
    { table: session, exported: "yes", erased: "reference" },
    { table: knownBrowser, exported: { not: "A secret." }, erased: "reference" },
    { table: signInLink, exported: { not: "A secret." }, erased: "forget" },
  ],
  routes: authRoutes,
  purge: purgeSessions,
  exportPart: exportAccount,
  erase: { hold: holdPerson, forget: forgetLinks },
};

export { findOrMakeAccount, normaliseEmail, presentUser, signInStatus, updateAccount } from "./accounts.ts";
export { removePerson } from "./erasePerson.ts";
export { pageOf } from "./links.ts";
export { logSignIn } from "./logSignIn.ts";
export { confirmPerson, isFreshFromLink, setPassword } from "./passwords.ts";
export { noteRefusal, signIn } from "./routes.ts";
