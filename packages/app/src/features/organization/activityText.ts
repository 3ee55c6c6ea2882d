import type { Schemas } from "@grantwright/api-client";

const credits = (count: string | undefined) => (count === "1" ? "1 credit" : `${count ?? "some"} credits`);

const ruleWords = {
  any: "let any model of this server write",
  none: "decided that no model writes",
  only: "chose which models may write",
};

const roleWithArticle = (role: string | undefined) => (role === "member" ? "a member" : `an ${role ?? "admin"}`);

/** What happened, in a sentence without its full stop. Names stand as they were at the time; a kind that is not known here is a change. */
export function activityText({ kind, actorName: actor, subject, detail }: Schemas["ActivityEntry"]): string {
  const actorName = actor || "Somebody";
  switch (kind) {
    case "created":
      return `${actorName} made the team`;
    case "renamed":
      return `${actorName} renamed the team${subject ? ` to ${subject}` : ""}${detail ? `, before ${detail}` : ""}`;
    case "invited":
      return subject
        ? `${actorName} invited ${subject}${detail ? ` as ${roleWithArticle(detail)}` : ""}`
        : `${actorName} made an invitation link`;
    case "inviteResent":
      return subject ? `${actorName} invited ${subject} again` : `${actorName} made an invitation link anew`;
    case "inviteRevoked":
      return subject
        ? `${actorName} took back the invitation of ${subject}`
        : `${actorName} took back an invitation link`;
    case "joined":
      return `${actorName} joined${detail ? ` as ${roleWithArticle(detail)}` : ""}`;
    case "roleChanged":
      return `${actorName} made ${subject ?? "somebody"} ${roleWithArticle(detail)}`;
    case "removed":
      return `${actorName} removed ${subject ?? "somebody"}`;
    case "left":
      return `${actorName} left`;
    case "handedOver":
      return `${actorName} handed the team over to ${subject ?? "somebody"}`;
    case "deleted":
      return `${actorName} deleted the team`;
    case "restored":
      return `${actorName} brought the team back`;
    case "creditsBought":
      return `${actorName} bought ${credits(detail)}`;
    case "creditsGiven":
      return `${actorName} gave the team ${credits(detail)}`;
    case "creditsGranted":
      return `The team was given ${credits(detail)}`;
    case "subscribed":
      return `${actorName} subscribed the team`;
    case "templateShared":
      return `${actorName} shared the template ${subject ?? ""} with the team`;
    case "templateDeleted":
      return `${actorName} deleted the template ${subject ?? ""}`;
    case "modelRuleChanged":
      return `${actorName} ${ruleWords[detail as keyof typeof ruleWords] ?? "changed which models may write"}`;
    case "subscriptionEnded":
      return "The subscription ended";
    default:
      return `${actorName} changed something`;
  }
}
