import { adminRoutes } from "./admin.ts";
import { authRoutes } from "./auth.ts";
import { docRoutes } from "./docs.ts";
import { draftRoutes } from "./drafts.ts";
import { meRoutes } from "./me.ts";
import { messageRoutes } from "./messages.ts";
import { opportunityRoutes } from "./opportunities.ts";
import { ownTemplateRoutes } from "./ownTemplates.ts";
import { paymentRoutes } from "./payments.ts";
import { openRoutes } from "./open.ts";
import { taskRoutes } from "./tasks.ts";
import { inviteRoutes, teamRoutes } from "./teams.ts";
import { templateRoutes } from "./templates.ts";

/** What answers the calls of the contract, by operation id. */
export const routes = {
  ...authRoutes,
  ...meRoutes,
  ...teamRoutes,
  ...inviteRoutes,
  ...draftRoutes,
  ...docRoutes,
  ...templateRoutes,
  ...ownTemplateRoutes,
  ...taskRoutes,
  ...messageRoutes,
  ...opportunityRoutes,
  ...openRoutes,
  ...paymentRoutes,
  ...adminRoutes,
};
