import { useSectionWork } from "@grantwright/api-client/react-query";
import { Button, ChevronStartIcon, EditIcon, IconButton, Skeleton, Text } from "@grantwright/ui";
import { useEffect, useRef, useState } from "react";
import { ClosingDialog } from "../ClosingDialog.tsx";
import { Loaded } from "../Loaded.tsx";
import { SectionWorkLine } from "./SectionWorkLine.tsx";
import { workCopy as copy } from "./work.copy.ts";
import { Rows } from "../rows.styles.ts";
import { WorkChoices } from "./WorkChoices.tsx";
import type { SectionWork, SharedSections, WorkSection } from "./workSection.ts";

/** Props of WorkDialog. */
export interface WorkDialogProps extends SharedSections {
  onClose: () => void;
}

/** What is known of a section: where nobody has said anything of it, it is in work. */
const workOf = (all: readonly SectionWork[], { fieldId }: WorkSection): SectionWork =>
  all.find((each) => each.fieldId === fieldId) ?? { fieldId, state: "inWork" };

/** Who does the sections of a document, and how far they are: all of them in a list, each to be changed; one alone at once. */
export default function WorkDialog({ sections, onClose, ...shared }: WorkDialogProps) {
  const query = useSectionWork(shared.docId);
  const [only] = sections.length === 1 ? sections : [];
  const [chosen, choose] = useState<WorkSection | undefined>(only);
  const [left, setLeft] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Back in the list, the focus is where it left it.
    if (chosen === undefined && left !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(left)}"] button`)?.focus();
  }, [chosen, left]);
  return (
    <ClosingDialog
      title={only ? copy.sectionTitle(only.title) : copy.title}
      description={only ? undefined : copy.about}
      closeLabel={copy.close}
      onClose={onClose}
    >
      <Loaded
        query={{ ...query, data: query.data && { all: query.data } }}
        skeleton={<Skeleton lines={6} />}
        failed={{ title: copy.failed, text: copy.failedText, retry: copy.retry, level: 3 }}
      >
        {({ all }) =>
          chosen ? (
            <>
              {!only && (
                <Button
                  variant="quiet"
                  size="small"
                  autoFocus
                  onPress={() => {
                    setLeft(chosen.fieldId);
                    choose(undefined);
                  }}
                >
                  <ChevronStartIcon size="small" />
                  {copy.back}
                </Button>
              )}
              {!only && <Text weight="label">{chosen.title}</Text>}
              <WorkChoices {...shared} section={chosen} work={workOf(all, chosen)} />
            </>
          ) : (
            <>
              <Text size={14} tone="soft">
                {copy.count(
                  sections.filter((section) => workOf(all, section).state === "signedOff").length,
                  sections.length,
                )}
              </Text>
              <Rows ref={list}>
                {sections.map((section) => (
                  <li key={section.fieldId} data-field={section.fieldId}>
                    <div>
                      <Text as="span">
                        <bdi>{section.title}</bdi>
                      </Text>
                      <SectionWorkLine work={workOf(all, section)} />
                    </div>
                    <IconButton
                      size="small"
                      label={copy.change(section.title)}
                      icon={<EditIcon size="small" />}
                      onPress={() => choose(section)}
                    />
                  </li>
                ))}
              </Rows>
            </>
          )
        }
      </Loaded>
    </ClosingDialog>
  );
}
