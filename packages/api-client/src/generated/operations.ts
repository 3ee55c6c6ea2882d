// Made from openapi.yaml by pnpm run contract: never edited.

import { auth } from "./operations/auth.ts";
import { factors } from "./operations/factors.ts";
import { providers } from "./operations/providers.ts";
import { me } from "./operations/me.ts";
import { teams } from "./operations/teams.ts";
import { drafts } from "./operations/drafts.ts";
import { docs } from "./operations/docs.ts";
import { live } from "./operations/live.ts";
import { comments } from "./operations/comments.ts";
import { templates } from "./operations/templates.ts";
import { fixed } from "./operations/fixed.ts";
import { tasks } from "./operations/tasks.ts";
import { messages } from "./operations/messages.ts";
import { opportunities } from "./operations/opportunities.ts";
import { plans } from "./operations/plans.ts";
import { settings } from "./operations/settings.ts";
import { analytics } from "./operations/analytics.ts";
import { admin } from "./operations/admin.ts";

export { auth, factors, providers, me, teams, drafts, docs, live, comments, templates, fixed, tasks, messages, opportunities, plans, settings, analytics, admin };

/** Every call of the contract. Who imports one part has the others not. */
export const operationTable = /* @__PURE__ */ (() => ({
  ...auth,
  ...factors,
  ...providers,
  ...me,
  ...teams,
  ...drafts,
  ...docs,
  ...live,
  ...comments,
  ...templates,
  ...fixed,
  ...tasks,
  ...messages,
  ...opportunities,
  ...plans,
  ...settings,
  ...analytics,
  ...admin,
}))();
