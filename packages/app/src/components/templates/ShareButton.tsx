import { useApiClient, useTeamList } from "@grantwright/api-client/react-query";
import { Button } from "@grantwright/ui";
import { lazy, Suspense, useState } from "react";
import { copy } from "./ownTemplates.copy.ts";

const ShareDialog = lazy(() => import("./ShareDialog.tsx"));

/** Props of ShareButton. */
export interface ShareButtonProps {
  templateId: string;
}

/** Asks for a team and gives it a copy of a template. Not there for who is in no other one. */
export function ShareButton({ templateId }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { scope } = useApiClient();
  const hasTeam = useTeamList().data?.some(({ id, personal }) => !personal && !scope.includes(id));
  if (!hasTeam) return null;
  return (
    <>
      <Button variant="line" onPress={() => setOpen(true)}>
        {copy.share}
      </Button>
      <Suspense>{isOpen && <ShareDialog templateId={templateId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
