import { useApiClient, useShareTemplate, useTeamList } from "@grantwright/api-client/react-query";
import { Button, ButtonLink, Dialog, ErrorState, showToast, Skeleton, Text } from "@grantwright/ui";
import { styled } from "styled-components";
import { showRequestError } from "../requestErrors.ts";
import { copy } from "./ownTemplates.copy.ts";

const Choices = styled.ul`
  display: grid;
  gap: 8px;
  padding-block: 8px;

  button {
    inline-size: 100%;
  }
`;

/** Props of ShareDialog. */
export interface ShareDialogProps {
  templateId: string;
  onClose: () => void;
}

/** Which of the person's teams gets a copy of a template. A module of its own, so that it loads when it is asked for. */
export default function ShareDialog({ templateId, onClose }: ShareDialogProps) {
  const { scope } = useApiClient();
  const teams = useTeamList(true);
  const share = useShareTemplate();
  const others = teams.data?.filter(({ id, personal }) => !personal && !scope.includes(id)) ?? [];
  return (
    <Dialog
      title={copy.shareTitle}
      description={copy.shareText}
      isOpen
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {teams.isPending ? (
        <Skeleton lines={3} height="40px" />
      ) : teams.isLoadingError ? (
        <ErrorState title={copy.teamsFailed} onRetry={() => void teams.refetch()} retryLabel={copy.retry} />
      ) : others.length === 0 ? (
        <>
          <Text>{copy.noTeams}</Text>
          <ButtonLink variant="line" href="/organization">
            {copy.toTeams}
          </ButtonLink>
        </>
      ) : (
        <Choices>
          {others.map(({ id, name }) => (
            <li key={id}>
              <Button
                variant="line"
                isPending={share.isPending && share.variables.teamId === id}
                onPress={() =>
                  share.mutate(
                    { id: templateId, teamId: id },
                    {
                      onSuccess: () => {
                        onClose();
                        showToast({ title: copy.shared(name), tone: "success" });
                      },
                      onError: showRequestError,
                    },
                  )
                }
              >
                {name}
              </Button>
            </li>
          ))}
        </Choices>
      )}
    </Dialog>
  );
}
