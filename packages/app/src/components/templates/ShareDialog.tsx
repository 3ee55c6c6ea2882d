import type { Schemas } from "@grantwright/api-client";
import { useApiClient, useShareTemplate, useTeamList } from "@grantwright/api-client/react-query";
import { Button, ButtonLink, Dialog, showToast, Skeleton, Text } from "@grantwright/ui";
import { styled } from "styled-components";
import { Loaded } from "../Loaded.tsx";
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
  const share = useShareTemplate();
  const isOther = ({ id, personal }: Schemas["Team"]) => !personal && !scope.includes(id);
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
      <Loaded
        query={useTeamList(true)}
        skeleton={<Skeleton lines={3} height="40px" />}
        failed={{ title: copy.teamsFailed, retry: copy.retry }}
        empty={
          <>
            <Text>{copy.noTeams}</Text>
            <ButtonLink variant="line" href="/organization">
              {copy.toTeams}
            </ButtonLink>
          </>
        }
        isEmpty={(teams) => !teams.some(isOther)}
      >
        {(teams) => (
          <Choices>
            {teams.filter(isOther).map(({ id, name }) => (
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
      </Loaded>
    </Dialog>
  );
}
