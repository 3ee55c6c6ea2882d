import { Heading } from "@grantwright/ui";
import { usePublishedDocs } from "@grantwright/api-client/react-query";
import { useId } from "react";
import { WayPlace } from "../page/Way.styles.ts";
import { WaySteps } from "../page/WaySteps.tsx";
import Beginnings, { offeredFormats } from "./Beginnings.tsx";
import { emptyWays, type EmptyWay } from "./emptyWays.copy.ts";

/** Props of BesideEmpty. */
export interface BesideEmptyProps {
  /** What is told of how the page comes to have something. */
  way: EmptyWay;
}

/** What stands around an empty page: formats to begin from beside it, and below both how it goes on. They come together, so that nothing moves. */
export default function BesideEmpty({ way }: BesideEmptyProps) {
  const heading = useId();
  const { isLoading } = usePublishedDocs(offeredFormats);
  if (isLoading) return null;
  const { title, steps } = emptyWays[way];
  return (
    <>
      <Beginnings />
      <WayPlace data-way aria-labelledby={heading}>
        <Heading level={2} size={22} id={heading}>
          {title}
        </Heading>
        <WaySteps steps={steps} />
      </WayPlace>
    </>
  );
}
