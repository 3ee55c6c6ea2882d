import type { Schemas } from "@grantwright/api-client";
import { Badge, Heading } from "@grantwright/ui";
import { PageHead } from "../../components/page/Page.styles.ts";
import { ActivityPart } from "./ActivityPart.tsx";
import { CreditsPart } from "./CreditsPart.tsx";
import { InvitePart } from "./InvitePart.tsx";
import { MembersPart } from "./MembersPart.tsx";
import { ModelsPart } from "./ModelsPart.tsx";
import { roleName } from "./organization.copy.ts";
import { SettingsPart } from "./SettingsPart.tsx";

/** Props of TeamPane. */
export interface TeamPaneProps {
  team: Schemas["TeamDetails"];
  /** Who looks at it. */
  userId: string;
}

/** A team: who is in it, who is invited, what it may spend and what happened. */
export function TeamPane({ team, userId }: TeamPaneProps) {
  const isManager = team.role !== "member";
  return (
    <>
      <PageHead>
        <Heading level={1} size={36}>
          <bdi>{team.name}</bdi>
        </Heading>
        <Badge>{roleName[team.role]}</Badge>
      </PageHead>
      <MembersPart team={team} userId={userId} />
      {isManager && <InvitePart team={team} />}
      <CreditsPart team={team} />
      <ModelsPart />
      <ActivityPart />
      <SettingsPart team={team} />
    </>
  );
}
