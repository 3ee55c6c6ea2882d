import { listTeams } from "../../teams/teams.ts";
import { accountOf, type Routes } from "../call.ts";

/** The accounts that a person can work in. */
export const teamRoutes: Routes<"listTeams"> = {
  listTeams: ({ context, request }) => listTeams(context.db, accountOf(request).userId),
};
