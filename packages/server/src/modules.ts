import { forgetMails, purgeMails } from "./capabilities/mail/removeMails.ts";
import { idempotency, mail } from "./kernel/db/schema.ts";
import { purgeAnswers } from "./kernel/idempotency.ts";
import { purgeTries } from "./kernel/rateLimits.ts";
import { account } from "./modules/account/index.ts";
import { admin } from "./modules/admin/index.ts";
import { analytics } from "./modules/analytics/index.ts";
import { auth } from "./modules/auth/index.ts";
import { billing } from "./modules/billing/index.ts";
import { comments } from "./modules/comments/index.ts";
import { credits } from "./modules/credits/index.ts";
import { docs } from "./modules/docs/index.ts";
import { files } from "./modules/files/index.ts";
import { identity } from "./modules/identity/index.ts";
import { live } from "./modules/live/index.ts";
import { messages } from "./modules/messages/index.ts";
import type { Module } from "./modules/module.ts";
import { open } from "./modules/open/index.ts";
import { opportunities } from "./modules/opportunities/index.ts";
import { tasks } from "./modules/tasks/index.ts";
import { teams } from "./modules/teams/index.ts";
import { templates } from "./modules/templates/index.ts";

/**
 * What the server is made of. Whoever deletes an account holds what is theirs in this order, as every call does that holds more than
 * one of them: documents, teams, tasks, the person.
 */
const parts: readonly Module[] = [
  docs,
  comments,
  templates,
  opportunities,
  teams,
  tasks,
  auth,
  identity,
  messages,
  credits,
  files,
  {
    name: "mail",
    holds: [{ table: mail, exported: { not: "The person got it." }, erased: "forget" }],
    purge: purgeMails,
    erase: { forget: forgetMails },
  },
  billing,
  analytics,
  open,
  live,
  admin,
  {
    name: "kernel",
    holds: [{ table: idempotency, exported: { not: "Answers to calls, kept for a day." }, erased: "reference" }],
    async purge(context) {
      await purgeTries(context);
      await purgeAnswers(context);
    },
  },
];

/** All modules of the server. */
export const modules: readonly Module[] = [...parts, account(parts)];
