import { useSectionWork } from "@grantwright/api-client/react-query";
import { Button, IconButton, ReviewIcon, UserIcon } from "@grantwright/ui";
import { lazy, Suspense, type ReactNode } from "react";
import { ScreenBoundary } from "../ScreenBoundary/ScreenBoundary.tsx";
import { useOpenSaved } from "../useOpenSaved.ts";
import { SectionWorkLine } from "./SectionWorkLine.tsx";
import { workButtonCopy as copy } from "./workButton.copy.ts";
import type { SharedSections, WorkSection } from "./workSection.ts";

const WorkDialog = lazy(() => import("./WorkDialog.tsx"));

function useWorkDialog(shared: SharedSections): { isOpening: boolean; open: () => void; dialog: ReactNode } {
  const { isOpen, isOpening, open, close } = useOpenSaved(shared.save);
  const dialog = isOpen && (
    <ScreenBoundary isPart>
      <Suspense>
        <WorkDialog {...shared} onClose={close} />
      </Suspense>
    </ScreenBoundary>
  );
  return { isOpening, open, dialog };
}

/** Props of SectionWorkTool. */
export interface SectionWorkToolProps extends Omit<SharedSections, "sections"> {
  section: WorkSection;
}

/** Opens who does one section, until when, and how far it is. */
export function SectionWorkTool({ section, ...rest }: SectionWorkToolProps) {
  const { isOpening, open, dialog } = useWorkDialog({ ...rest, sections: [section] });
  return (
    <>
      <IconButton
        size="small"
        label={copy.section(section.title)}
        icon={<UserIcon size="small" />}
        isPending={isOpening}
        onPress={open}
      />
      {dialog}
    </>
  );
}

/** Props of SectionWorkState. */
export interface SectionWorkStateProps {
  docId: string;
  fieldId: string;
}

/** Who does one section, and how far it is, at its head. */
export function SectionWorkState({ docId, fieldId }: SectionWorkStateProps) {
  const work = useSectionWork(docId).data?.find((each) => each.fieldId === fieldId);
  return work ? <SectionWorkLine work={work} /> : null;
}

/** Opens who does which section of a document; says how many are signed off, once one is. */
export function WorkLink(props: SharedSections) {
  const work = useSectionWork(props.docId).data ?? [];
  const { isOpening, open, dialog } = useWorkDialog(props);
  const known = new Set(props.sections.map(({ fieldId }) => fieldId));
  const signed = work.filter(({ fieldId, state }) => state === "signedOff" && known.has(fieldId)).length;
  return (
    <>
      <Button variant="line" size="small" isPending={isOpening} onPress={open}>
        <ReviewIcon size="small" />
        {signed === 0 ? copy.all : copy.signed(signed, props.sections.length)}
      </Button>
      {dialog}
    </>
  );
}
