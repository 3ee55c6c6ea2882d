import { Avatar, Badge } from "@grantwright/ui";
import { useState } from "react";
import { workCopy as copy } from "./work.copy.ts";
import { Line } from "./work.styles.ts";
import { isOverdue, type SectionWork } from "./workSection.ts";

const toneOf = { inWork: "neutral", forReview: "attention", signedOff: "brand" } as const;

/** Props of SectionWorkLine. */
export interface SectionWorkLineProps {
  work: SectionWork;
}

/** Who does a section, until when, and how far it is, in a line; nothing where nobody has said anything of it. */
export function SectionWorkLine({ work }: SectionWorkLineProps) {
  const { owner, dueOn, state, signedOff, changed } = work;
  const [now] = useState(() => new Date());
  if (!owner && dueOn === undefined && state === "inWork" && !signedOff) return null;
  const isLate = isOverdue(work, now);
  return (
    <Line>
      {owner && (
        <>
          <Avatar id={owner.id} name={owner.name} size="small" />
          <bdi>{owner.name}</bdi>
        </>
      )}
      {dueOn !== undefined && state !== "signedOff" && (
        <span data-late={isLate || undefined}>{isLate ? copy.overdue(dueOn) : copy.by(dueOn)}</span>
      )}
      <Badge tone={isLate ? "attention" : toneOf[state]}>{copy.states[state]}</Badge>
      {changed ? (
        <span>{copy.lapsed(signedOff, changed)}</span>
      ) : (
        state === "signedOff" && signedOff && <span>{copy.signedOff(signedOff)}</span>
      )}
    </Line>
  );
}
