import { deleteTeam, leaveTeam, type Schemas } from "@grantwright/api-client";
import { useApiClient, useChangeTeam } from "@grantwright/api-client/react-query";
import { Button, Heading, showToast } from "@grantwright/ui";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { leaveFor } from "../../browser/leave.ts";
import { forgetAnswers } from "../../browser/offline/keptAnswers.ts";
import { useRestoreTime } from "../../components/documents/useRestoreTime.ts";
import { showRequestError } from "../../components/requestErrors.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { useForm } from "../../forms/useForm.ts";
import { copy } from "./organization.copy.ts";
import { teamDeletionSchema, teamNameSchema, type TeamNameValues } from "./organization.schema.ts";
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
  const form = useForm<TeamNameValues>({
    schema: teamNameSchema,
    initialValues: { name: current },
    onSubmit: async ({ name }) => {
      if (name.trim() === current) return;
      await change.mutateAsync({ kind: "rename", name: name.trim() });
      showToast({ title: copy.renamed, tone: "success" });
    },
    refusalOf: (error) => ({ id: "name", message: serverMessage(error) ?? copy.renameFailed }),
  });
  return (
    <Form form={form} as={Fields}>
      <FormTextField name="name" label={copy.teamName} autoComplete="organization" />
      <div data-part="buttons">
        <FormSubmit variant="line" pendingLabel={copy.renaming}>
          {copy.rename}
        </FormSubmit>
      </div>
    </Form>
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
  const isDelete = question === "delete";
  const restoreTime = useRestoreTime();
  const [schema] = useState(() => teamDeletionSchema(team.name));
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
  const form = useForm<TeamNameValues>({ schema, initialValues: { name: "" }, onSubmit: () => go.mutate() });
  return (
    <Suspense>
      <ConfirmDialog
        title={isDelete ? copy.deleteTitle(team.name) : copy.leaveTitle(team.name)}
        description={isDelete ? copy.deleteText(restoreTime) : copy.leaveText}
        confirmLabel={isDelete ? copy.deleteConfirm : copy.leaveConfirm}
        cancelLabel={copy.cancel}
        tone="danger"
        isPending={go.isPending || go.isSuccess}
        onCancel={onCancel}
        onConfirm={() => (isDelete ? form.submit() : go.mutate())}
      >
        {isDelete && (
          <Form form={form}>
            <FormTextField name="name" label={copy.deleteType(team.name)} autoComplete="off" />
          </Form>
        )}
      </ConfirmDialog>
    </Suspense>
  );
}
