import type { Schemas } from "@grantwright/api-client";
import { useDocPeople, useUpdateSectionWork } from "@grantwright/api-client/react-query";
import { DateTimeField, SearchField, SegmentedControl, Select } from "@grantwright/ui";
import { useState } from "react";
import { useSession } from "../../session/useSession.ts";
import { useMay } from "../access/access.ts";
import { showRequestError } from "../requestErrors.ts";
import { SectionWorkLine } from "./SectionWorkLine.tsx";
import { workCopy as copy } from "./work.copy.ts";
import { Choices } from "./work.styles.ts";
import { isPlausibleDay, type SectionWork, type SharedSections, type WorkSection } from "./workSection.ts";

type Change = Schemas["UpdateSectionWorkRequest"];

const nobody = "";

/** How many people the server names at once: where there are as many, they are looked for by name. */
const mostNamed = 20;

const states = (Object.keys(copy.states) as Schemas["SectionState"][]).map((value) => ({
  value,
  label: copy.states[value],
}));

/** Props of WorkChoices. */
export interface WorkChoicesProps extends Omit<SharedSections, "sections"> {
  section: WorkSection;
  /** As it is now. */
  work: SectionWork;
}

/** Who does one section, until when, and how far it is: each choice is saved as it is made. */
export function WorkChoices({ docId, section, work, textOf, save }: WorkChoicesProps) {
  const { user } = useSession();
  const canShareOut = useMay()("write");
  const [begins, setBegins] = useState("");
  /** The day as it is being typed. */
  const [day, setDay] = useState<string>();
  const people = useDocPeople(docId, begins);
  const update = useUpdateSectionWork(docId);
  const text = textOf(section);
  const change = async (body: Change) => {
    try {
      if (body.state === "signedOff") await save?.();
      await update.mutateAsync({ fieldId: section.fieldId, ...body });
    } catch (error) {
      showRequestError(error);
    }
  };
  const { owner, dueOn, state } = work;
  const setDue = (next: string | null) => {
    if (next !== (dueOn ?? null)) void change({ dueOn: next });
  };
  const me = user && { id: user.id, name: copy.me(user.name) };
  const others = people.data ?? [];
  const known = [...(me ? [me] : []), ...others];
  const isMissing = owner && known.every(({ id }) => id !== owner.id);
  return (
    <Choices>
      {canShareOut && (begins !== "" || others.length >= mostNamed) && (
        <SearchField label={copy.find} value={begins} onChange={setBegins} />
      )}
      {canShareOut && (
        <>
          <Select
            label={copy.owner}
            keysWhileClosed="open"
            value={owner?.id ?? nobody}
            errorMessage={people.isError ? copy.peopleFailed : undefined}
            options={[
              { value: nobody, label: copy.nobody },
              ...(isMissing ? [owner] : []).concat(known).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => void change({ ownerId: id === nobody ? null : id })}
          />
          <DateTimeField
            label={copy.due}
            granularity="day"
            value={day ?? dueOn ?? ""}
            onChange={(next) => {
              setDay(next);
              // A year comes digit by digit, and each of them makes a date.
              if (isPlausibleDay(next)) setDue(next);
            }}
            onBlur={() => {
              if (day === "") setDue(null);
              setDay(undefined);
            }}
          />
        </>
      )}
      <SegmentedControl
        label={copy.state}
        isLabelShown
        // What was chosen stands there at once; where it is not stored, what stood before does.
        value={(update.isPending && update.variables.state) || state}
        options={states}
        onChange={(next) =>
          void change({
            state: next,
            ...(next === "signedOff" && {
              text,
              ...(section.sectionId !== undefined && { sectionId: section.sectionId }),
            }),
          })
        }
      />
      <p>{text.trim() === "" ? copy.signingEmpty : copy.signing}</p>
      <div role="status">
        <SectionWorkLine work={work} />
      </div>
    </Choices>
  );
}
