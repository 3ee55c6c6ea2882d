import { Button, EmptyState } from "@grantwright/ui";
import { styled } from "styled-components";
import { leaveFor } from "../../browser/leave.ts";
import { copy } from "./shell.copy.ts";

const Place = styled.div`
  max-inline-size: 560px;
  margin: 96px auto;
  padding-inline: 24px;
`;

/** Stands in for every screen of a team that the person does not belong to, or no longer does. */
export default function NotMemberNotice() {
  return (
    <Place>
      <title>{`${copy.notMember} · Grantwright`}</title>
      <EmptyState
        level={1}
        title={copy.notMember}
        action={
          <Button variant="line" onPress={() => leaveFor("/")}>
            {copy.ownAccount}
          </Button>
        }
      >
        {copy.notMemberText}
      </EmptyState>
    </Place>
  );
}
