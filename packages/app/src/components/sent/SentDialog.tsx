import type { Schemas } from "@grantwright/api-client";
import { useSent } from "@grantwright/api-client/react-query";
import { Banner, CopyButton, Dialog, Heading, SegmentedControl, Skeleton, Text } from "@grantwright/ui";
import { useState } from "react";
import { Loaded } from "../Loaded.tsx";
import { Verbatim } from "../page/Verbatim.styles.ts";
import { sentCopy as copy } from "./sent.copy.ts";
import { Body } from "./sent.styles.ts";

/** Props of SentDialog. */
export interface SentDialogProps {
  writer: Schemas["WriterInfo"];
  /**
   * What is about to be asked for: changes to a text, a search, what stands in a funder's call (which says so itself), an outline of a
   * description, or what comes next for a document.
   */
  about: Omit<Schemas["SentRequest"], "task"> & { task?: "call" };
  onClose: () => void;
}

type Task = "proposal" | "review";

/** What the service that writes would get, word for word, before anything is sent. */
export default function SentDialog({ writer, about, onClose }: SentDialogProps) {
  const [chosen, setChosen] = useState<Task>("proposal");
  const isNext = about.docId !== undefined && about.edit === undefined;
  const sent = useSent({
    ...about,
    task: about.task ?? (about.edit ? "edit" : about.search ? "search" : isNext ? chosen : "outline"),
  });
  return (
    <Dialog
      title={copy.title}
      description={copy.description(writer)}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={copy.close}
    >
      <Body>
        {isNext && (
          <div data-part="head">
            <SegmentedControl
              label={copy.tasks.label}
              value={chosen}
              onChange={setChosen}
              options={(["proposal", "review"] as const).map((value) => ({ value, label: copy.tasks[value] }))}
            />
            <Text size={12} tone="soft">
              {copy.saved}
            </Text>
          </div>
        )}
        <Loaded
          query={sent}
          skeleton={<Skeleton lines={8} />}
          failed={{ title: copy.failed, text: copy.failedText, retry: copy.retry, level: 3 }}
        >
          {({ parts }) =>
            parts.length === 0 ? <Banner tone="neutral">{copy.nothing}</Banner> : <Parts parts={parts} />
          }
        </Loaded>
      </Body>
    </Dialog>
  );
}

function Parts({ parts }: Pick<Schemas["Sent"], "parts">) {
  // A second request at the same time has instructions of its own.
  const second = parts.findLastIndex(({ kind }) => kind === "instructions");
  return parts.map((part, index) => {
    const heading = second > 0 && index >= second ? copy.second(copy.heading(part)) : copy.heading(part);
    return (
      <div key={index} data-part="part">
        <div data-part="head">
          <Heading level={3} size={18}>
            {heading}
          </Heading>
          <span>
            <Text size={12} tone="soft">
              {copy.size(part.text.length)}
            </Text>
            <CopyButton
              variant="line"
              label={copy.copyPart(heading)}
              shortLabel={copy.copy}
              getText={() => part.text}
            />
          </span>
        </div>
        <Verbatim dir="auto" tabIndex={0} aria-label={heading} role="region">
          {part.text}
        </Verbatim>
      </div>
    );
  });
}
