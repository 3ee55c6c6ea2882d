import {
  admin,
  knownBrowser,
  passkey,
  recoveryCode,
  secondFactor,
  session,
  signInChallenge,
  signInLink,
  user,
} from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { forgetAddress, holdPerson } from "./erasePerson.ts";
import { exportAccount } from "./exportAccount.ts";
import { passkeyRoutes } from "./passkeyRoutes.ts";
import { purgeSessions } from "./purgeSessions.ts";
import { authRoutes } from "./routes.ts";
import { secondFactorRoutes } from "./secondFactorRoutes.ts";

/** People and how they sign in. */
export const auth: Module = {
  name: "auth",
  holds: [
    { table: user, exported: "yes", erased: "reference" },
    { table: admin, exported: "yes", erased: "forget" },
    { table: session, exported: "yes", erased: "reference" },
    { table: knownBrowser, exported: { not: "A secret." }, erased: "reference" },
    { table: signInLink, exported: { not: "A secret." }, erased: "forget" },
    { table: secondFactor, exported: "yes", erased: "reference" },
    { table: recoveryCode, exported: "yes", erased: "reference" },
    { table: passkey, exported: "yes", erased: "reference" },
    { table: signInChallenge, exported: { not: "A secret." }, erased: "reference" },
  ],
  routes: { ...authRoutes, ...secondFactorRoutes, ...passkeyRoutes },
  purge: purgeSessions,
  exportPart: exportAccount,
  erase: { hold: holdPerson, forget: forgetAddress },
};

export { findOrMakeAccount, normaliseEmail, presentUser, updateAccount } from "./accounts.ts";
export { removePerson } from "./erasePerson.ts";
export { pageOf } from "./links.ts";
export { logSignIn } from "./logSignIn.ts";
export { endFactorOf } from "./secondFactor/changeFactor.ts";
export { confirmPerson, isFreshSignIn, setPassword } from "./passwords.ts";
export { enterSession, noteRefusal } from "./routes.ts";
