import { useApiClient } from "@grantwright/api-client/react-query";
import { lazy, Suspense, useContext, type ComponentType } from "react";
import { AccessContext } from "../access/access.ts";

const fetched = () => import("./SectionWorkPart.tsx");

/** A part that is fetched in a team, where sections are shared out; nothing where a person works alone. */
function inTeams<Props extends object>(pick: (module: Awaited<ReturnType<typeof fetched>>) => ComponentType<Props>) {
  const Part = lazy(() => fetched().then((module) => ({ default: pick(module) }))) as ComponentType<Props>;
  return function InTeams(props: Props) {
    const access = useContext(AccessContext);
    const isInTeam = useApiClient().teamId !== undefined;
    return (
      (access?.isInTeam ?? isInTeam) && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}

/** SectionWorkTool, in a team. */
export const LazySectionWorkTool = inTeams((module) => module.SectionWorkTool);

/** SectionWorkState, in a team. */
export const LazySectionWorkState = inTeams((module) => module.SectionWorkState);

/** WorkLink, in a team. */
export const LazyWorkLink = inTeams((module) => module.WorkLink);
