import type { AnswerOf } from "@grantwright/api-client";
import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { makeOnce } from "../../capabilities/http/idempotencyKey.ts";
import { invitesPerPerson } from "../../kernel/rateLimits.ts";
import { changePerson, endGuest, inviteGuest, leaveDocument } from "./people/changePeople.ts";
import { listPeopleOf } from "./people/listPeople.ts";
import { listShared } from "./people/listShared.ts";

/** Who may do what with a document: its people of the account, and guests. */
export const peopleRoutes: Routes<
  "listDocAccess" | "inviteGuest" | "changeDocAccess" | "endGuest" | "leaveDoc" | "listShared"
> = {
  listDocAccess: ({ context, request, params }) => listPeopleOf(context, accountOf(request), params.id),

  inviteGuest: (call) =>
    makeOnce<AnswerOf<"inviteGuest">>(
      call,
      { operation: "inviteGuest", about: call.params.id, limit: invitesPerPerson },
      (tx, account) => inviteGuest(call.context, tx, account, call.params.id, call.body),
    ),

  changeDocAccess: ({ context, request, params, body }) =>
    changePerson(context, accountOf(request), params.id, params.accessId, body),

  async endGuest({ context, request, params }) {
    await endGuest(context.db, accountOf(request), params.id, params.accessId);
  },

  async leaveDoc({ context, request, params }) {
    await leaveDocument(context.db, accountOf(request), params.id);
  },

  listShared: ({ context, request, query }) => listShared(context, accountOf(request), query),
};
