import { meRoutes } from "./modules/account/routes.ts";
import { adminRoutes } from "./modules/admin/routes.ts";
import { authRoutes } from "./modules/auth/routes.ts";
import { paymentRoutes } from "./modules/billing/routes.ts";
import { draftRoutes } from "./modules/docs/draftRoutes.ts";
import { docRoutes } from "./modules/docs/routes.ts";
import { messageRoutes } from "./modules/messages/routes.ts";
import { openRoutes } from "./modules/open/routes.ts";
import { opportunityRoutes } from "./modules/opportunities/routes.ts";
import { taskRoutes } from "./modules/tasks/routes.ts";
import { inviteRoutes, teamRoutes } from "./modules/teams/routes.ts";
import { ownTemplateRoutes } from "./modules/templates/ownRoutes.ts";
import { templateRoutes } from "./modules/templates/routes.ts";

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
