import type { Schemas } from "@grantwright/api-client";
import { useChangeTeam, type TeamChange } from "@grantwright/api-client/react-query";
import {
  Avatar,
  dayLabel,
  EllipsisIcon,
  Heading,
  HoverMenu,
  MenuPanel,
  MenuPanelButton,
  showToast,
} from "@grantwright/ui";
import { lazy, Suspense, useRef, useState } from "react";
import { dotted } from "../../components/dotted.ts";
import { showRequestError } from "../../components/requestErrors.ts";
import { allowedActions, type MemberAction } from "./allowedActions.ts";
import { copy, roleName } from "./organization.copy.ts";
import { Entry, Part } from "./Organization.styles.ts";

const ConfirmDialog = lazy(() => import("../../components/LazyConfirmDialog.tsx"));

type Member = Schemas["TeamMember"];
type Question = { member: Member; action: "handOver" | "remove" };

/** Who is in the team, and what may be done with each. */
export function MembersPart({ team, userId }: { team: Schemas["TeamDetails"]; userId: string }) {
  const change = useChangeTeam();
  const [question, setQuestion] = useState<Question>();
  const headline = useRef<HTMLDivElement>(null);

  const make = (what: TeamChange, said: string) =>
    change.mutate(what, {
      onSuccess: () => {
        setQuestion(undefined);
        showToast({ title: said, tone: "success" });
        // The menu that led to the question is gone with its row, or with what could be done there.
        if (what.kind === "remove" || what.kind === "handOver") requestAnimationFrame(() => headline.current?.focus());
      },
      onError: (error) => {
        setQuestion(undefined);
        showRequestError(error);
      },
    });

  const act = (member: Member, action: MemberAction) => {
    if (action === "handOver" || action === "remove") setQuestion({ member, action });
    else make({ kind: "role", userId: member.userId, role: action }, copy.roleChanged(member.name, action));
  };

  return (
    <Part>
      <div ref={headline} tabIndex={-1}>
        <Heading level={2} size={22}>
          {copy.members}
        </Heading>
      </div>
      <p>{copy.memberCount(team.members.length)}</p>
      <ul>
        {team.members.map((member) => (
          <MemberEntry
            key={member.userId}
            member={member}
            isSelf={member.userId === userId}
            actions={allowedActions(team, userId, member)}
            onAction={(action) => act(member, action)}
          />
        ))}
      </ul>
      <Suspense>
        {question && (
          <ConfirmDialog
            title={
              question.action === "remove"
                ? copy.removeTitle(question.member.name)
                : copy.handOverTitle(question.member.name)
            }
            description={question.action === "remove" ? copy.removeText : copy.handOverText}
            confirmLabel={question.action === "remove" ? copy.removeConfirm : copy.handOverConfirm}
            cancelLabel={copy.cancel}
            {...(question.action === "remove" && { tone: "danger" as const })}
            isPending={change.isPending}
            onCancel={() => setQuestion(undefined)}
            onConfirm={() =>
              make(
                { kind: question.action, userId: question.member.userId },
                question.action === "remove"
                  ? copy.removed(question.member.name)
                  : copy.handedOver(question.member.name),
              )
            }
          />
        )}
      </Suspense>
    </Part>
  );
}

interface MemberEntryProps {
  member: Member;
  isSelf: boolean;
  actions: MemberAction[];
  onAction: (action: MemberAction) => void;
}

function MemberEntry({ member, isSelf, actions, onAction }: MemberEntryProps) {
  const name = member.name || copy.unnamedMember;
  const labelOf = (action: MemberAction) =>
    action === "handOver" ? copy.handOver : action === "remove" ? copy.remove : copy.makeRole(action);
  return (
    <Entry>
      <Avatar id={member.userId} name={name} />
      <div>
        <p>
          <bdi>{name}</bdi>
          {isSelf && ` (${copy.you})`}
        </p>
        <p>{dotted(member.email, copy.since(dayLabel(member.joinedAt)))}</p>
      </div>
      <span>{roleName[member.role]}</span>
      <div data-part="end">
        {actions.length > 0 && (
          <HoverMenu label={copy.memberActions(name)} trigger={<EllipsisIcon />}>
            <MenuPanel>
              {actions.map((action) => (
                <MenuPanelButton key={action} onPress={() => onAction(action)}>
                  {labelOf(action)}
                </MenuPanelButton>
              ))}
            </MenuPanel>
          </HoverMenu>
        )}
      </div>
    </Entry>
  );
}
