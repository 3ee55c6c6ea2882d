import { deleteTeam, leaveTeam, type Schemas } from "@grantwright/api-client";
import { useApiClient, useChangeTeam } from "@grantwright/api-client/react-query";
import { teamNameLength } from "@grantwright/domain";
import { Button, Heading, showToast, TextField } from "@grantwright/ui";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState, type SubmitEvent } from "react";
import { leaveFor } from "../../browser/leave.ts";
import { forgetAnswers } from "../../browser/offline/keptAnswers.ts";
import { showRequestError } from "../../components/requestErrors.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { copy } from "./organization.copy.ts";
import { Fields, Part } from "./Organization.styles.ts";

const ConfirmDialog = lazy(() => import("../../components/LazyConfirmDialog.tsx"));

/** Renaming the team, leaving it, deleting it. */
export function SettingsPart({ team }: { team: Schemas["TeamDetails"] }) {
  const owners = team.members.filter(({ role }) => role === "owner").length;
  const isLastOwner = team.role === "owner" && owners === 1;
  const [question, setQuestion] = useState<"leave" | "delete">();
  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.settings}
      </Heading>
      {team.role !== "member" && <RenameForm key={team.name} name={team.name} />}
      <div data-part="row">
        <Button
          variant="line"
          onPress={() => setQuestion("leave")}
          isUnavailable={isLastOwner}
          unavailableReason={copy.lastOwner}
        >
          {copy.leave}
        </Button>
        {team.role === "owner" && (
          <Button variant="line" tone="danger" onPress={() => setQuestion("delete")}>
            {copy.delete}
          </Button>
        )}
      </div>
      {question && <Farewell team={team} question={question} onCancel={() => setQuestion(undefined)} />}
    </Part>
  );
}

function RenameForm({ name: current }: { name: string }) {
  const change = useChangeTeam();
  const [name, setName] = useState(current);
  const [problem, setProblem] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = name.trim();
    const wrong = !typed ? copy.nameRequired : typed.length > teamNameLength ? copy.nameTooLong : undefined;
    setProblem(wrong);
    if (wrong || typed === current || change.isPending) return;
    change.mutate(
      { kind: "rename", name: typed },
      {
        onSuccess: () => showToast({ title: copy.renamed, tone: "success" }),
        onError: (error) => setProblem(serverMessage(error) ?? copy.renameFailed),
      },
    );
  };

  return (
    <Fields onSubmit={submit} noValidate>
      <TextField
        label={copy.teamName}
        value={name}
        onChange={(value) => {
          setName(value);
          setProblem(undefined);
        }}
        errorMessage={problem}
        autoComplete="organization"
      />
      <div data-part="buttons">
        <Button type="submit" variant="line" isPending={change.isPending}>
          {change.isPending ? copy.renaming : copy.rename}
        </Button>
      </div>
    </Fields>
  );
}

interface FarewellProps {
  team: Schemas["TeamDetails"];
  question: "leave" | "delete";
  onCancel: () => void;
}

/** The question before the team is left or deleted; the second asks for its name. */
function Farewell({ team, question, onCancel }: FarewellProps) {
  const client = useApiClient();
  const [typed, setTyped] = useState("");
  const isDelete = question === "delete";
  const go = useMutation({
    mutationFn: () => (isDelete ? deleteTeam(client) : leaveTeam(client)),
    onSuccess: async () => {
      await forgetAnswers();
      leaveFor("/organization");
    },
    onError: (error) => {
      onCancel();
      showRequestError(error);
    },
  });
  const isNamed = typed.trim() === team.name;
  const [isWrong, setWrong] = useState(false);
  return (
    <Suspense>
      <ConfirmDialog
        title={isDelete ? copy.deleteTitle(team.name) : copy.leaveTitle(team.name)}
        description={isDelete ? copy.deleteText : copy.leaveText}
        confirmLabel={isDelete ? copy.deleteConfirm : copy.leaveConfirm}
        cancelLabel={copy.cancel}
        tone="danger"
        isPending={go.isPending || go.isSuccess}
        onCancel={onCancel}
        onConfirm={() => {
          if (isDelete && !isNamed) setWrong(true);
          else go.mutate();
        }}
      >
        {isDelete && (
          <TextField
            label={copy.deleteType(team.name)}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setWrong(false);
            }}
            errorMessage={isWrong ? copy.deleteType(team.name) : undefined}
            autoComplete="off"
          />
        )}
      </ConfirmDialog>
    </Suspense>
  );
}
