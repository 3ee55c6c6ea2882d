import { Button, EmptyState } from "@grantwright/ui";
import { leaveFor } from "../../browser/leave.ts";
import { Centre } from "../../components/page/Page.styles.ts";
import { copy } from "./shell.copy.ts";

/** Stands in for every screen of a team that the person does not belong to, or no longer does. */
export default function NotMemberNotice() {
  return (
    <Centre>
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
    </Centre>
  );
}
