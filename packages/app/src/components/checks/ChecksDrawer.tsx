import { useChecks } from "@grantwright/api-client/react-query";
import { Skeleton } from "@grantwright/ui";
import { SideDrawer, useIsSheet, type Ending } from "../drawer/SideDrawer.tsx";
import { Loaded } from "../Loaded.tsx";
import { CheckList } from "./CheckList.tsx";
import type { TextOfField } from "./CheckSum.tsx";
import type { CheckedTexts } from "./ChecksSummary.tsx";
import type { GoToPlace } from "./CheckPlaces.tsx";
import { checksCopy as copy } from "./checks.copy.ts";
import { About } from "./checks.styles.ts";

/** Props of ChecksDrawer. */
export interface ChecksDrawerProps extends CheckedTexts {
  textOf: TextOfField;
  onShown: () => void;
  onClose: (ending: Ending) => void;
  onGo: GoToPlace;
}

/** What was found in a document, beside it: each entry leads to its places. */
export default function ChecksDrawer({
  docId,
  versionId,
  revision,
  textOf,
  onShown,
  onClose,
  onGo,
}: ChecksDrawerProps) {
  const checks = useChecks(docId, revision, versionId);
  const isSheet = useIsSheet();
  return (
    <SideDrawer title={copy.title} closeLabel={copy.close} onShown={onShown} onClose={onClose}>
      <About>{copy.about}</About>
      <Loaded
        query={checks}
        skeleton={<Skeleton lines={8} />}
        failed={{ title: copy.failed, text: copy.failedText, retry: copy.retry, level: 3 }}
      >
        {(found) => (
          <CheckList
            checks={found}
            textOf={textOf}
            onGo={(place) => {
              if (isSheet) onClose("left");
              onGo(place);
            }}
          />
        )}
      </Loaded>
    </SideDrawer>
  );
}
