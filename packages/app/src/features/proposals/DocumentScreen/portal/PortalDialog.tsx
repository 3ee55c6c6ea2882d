import type { Schemas } from "@grantwright/api-client";
import { countWrittenWords } from "@grantwright/domain";
import {
  Button,
  Checkbox,
  CopyButton,
  CopyIcon,
  dayLabel,
  Dialog,
  Heading,
  SegmentedControl,
  Text,
  VisuallyHidden,
} from "@grantwright/ui";
import { useMay } from "../../../../components/access/access.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { readStored, writeStored } from "../../../../browser/storage.ts";
import { MarkedText } from "../../../../components/documents/MarkedText.tsx";
import { countOf, isLeftOut, openPlacesIn } from "../openPlaces.ts";
import OpenPlacesDialog from "../OpenPlacesDialog.tsx";
import { sendCopy } from "../send/send.copy.ts";
import { dayOf, useSending } from "../send/useSending.ts";
import { copy } from "./portal.copy.ts";
import { usePortalTicks } from "./usePortalTicks.ts";
import { countForPortal, plainFor, type PortalCounting } from "./portalCount.ts";

const key = "grantwright.portalCounting";

const Body = styled.div`
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 32px;
    padding-block: 8px 16px;
  }
  > [data-part="carried"] {
    align-items: center;
    gap: 4px 16px;
    min-block-size: 40px;
    padding-block: 0 8px;
  }
  section {
    padding-block: 16px;
    border-block-start: 1px solid var(--color-line);
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
  }
  header h3 {
    overflow-wrap: anywhere;
  }
  section > [role="group"] {
    max-block-size: 7.5em;
    margin-block-start: 8px;
    padding: 8px 12px;
    overflow: auto;
    background: var(--color-sunken);
    border-radius: var(--radius-flat);
    white-space: pre-wrap;
    unicode-bidi: plaintext;
    overflow-wrap: anywhere;
  }
`;

/** Props of PortalDialog. */
export interface PortalDialogProps {
  doc: Schemas["Document"];
  /** Leads to the first place that is still to fill in. */
  onGoToFirst: () => void;
  onClose: () => void;
}

/** Each section as plain text to copy into the form of a portal, counted as the portal counts. */
export default function PortalDialog({ doc, onGoToFirst, onClose }: PortalDialogProps) {
  const [counting, setCounting] = useState<PortalCounting>(
    () => readStored<PortalCounting>(key) ?? { lineBreak: 1, hasSpaces: true },
  );
  const choose = (choice: Partial<PortalCounting>) => {
    const next = { ...counting, ...choice };
    setCounting(next);
    writeStored(key, next);
  };
  const sections = doc.sections.filter((section) => !section.hidden && !isLeftOut(doc, section));
  const openCount = countOf(openPlacesIn(sections));
  const [isAsking, setAsking] = useState(false);
  const ticks = usePortalTicks();
  const may = useMay();
  const send = useSending(doc);
  const carried = sections.filter(ticks.has).length;
  const getText = () => sections.map(({ title, text }) => `${title}\n\n${plainFor(text)}`).join("\n\n\n");
  return (
    <Dialog
      title={copy.title}
      description={copy.description}
      isOpen
      size="large"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      closeLabel={copy.close}
      footer={
        openCount === 0 ? (
          <CopyButton variant="filled" size="medium" label={copy.copyAll} getText={getText} />
        ) : (
          <Button onPress={() => setAsking(true)}>
            <CopyIcon size="small" />
            {copy.copyAll}
          </Button>
        )
      }
    >
      <Body>
        <div>
          <SegmentedControl
            label={copy.lineBreaks}
            isLabelShown
            value={String(counting.lineBreak) as "1" | "2"}
            options={[
              { value: "1", label: copy.one },
              { value: "2", label: copy.two },
            ]}
            onChange={(value) => choose({ lineBreak: value === "2" ? 2 : 1 })}
          />
          <SegmentedControl
            label={copy.spaces}
            isLabelShown
            value={counting.hasSpaces ? "counted" : "not"}
            options={[
              { value: "counted", label: copy.counted },
              { value: "not", label: copy.notCounted },
            ]}
            onChange={(value) => choose({ hasSpaces: value === "counted" })}
          />
        </div>
        <div data-part="carried">
          <p role="status">{carried === sections.length ? copy.allIn : copy.carried(carried, sections.length)}</p>
          {carried === sections.length && !doc.sentOn && may("write") && (
            <Button variant="line" size="small" onPress={() => send(dayOf(new Date()))}>
              {sendCopy.sent}
            </Button>
          )}
          {doc.sentOn && <Text tone="soft">{sendCopy.sentOn(dayLabel(`${doc.sentOn}T12:00`))}</Text>}
        </div>
        {sections.map((section) => (
          <PortalSection
            key={section.id}
            section={section}
            field={doc.fields.find(({ id }) => id === section.sectionId)}
            counting={counting}
            isIn={ticks.has(section)}
            onChange={(isIn) => ticks.set(section, isIn)}
          />
        ))}
      </Body>
      {isAsking && (
        <OpenPlacesDialog
          count={openCount}
          onClose={() => setAsking(false)}
          onGoToFirst={onGoToFirst}
          goOn={<CopyButton variant="line" size="medium" label={copy.copyAnyway} getText={getText} />}
        />
      )}
    </Dialog>
  );
}

interface PortalSectionProps {
  section: Schemas["Section"];
  field: Schemas["Field"] | undefined;
  counting: PortalCounting;
  /** Whether this text is in the portal. */
  isIn: boolean;
  onChange: (isIn: boolean) => void;
}

function PortalSection({ section: { id, title, text }, field, counting, isIn, onChange }: PortalSectionProps) {
  const { maxLength, maxWordCount, minWordCount } = field ?? {};
  const characters = countForPortal(text, counting);
  const words = countWrittenWords(text);
  const problems = [
    maxLength !== undefined && characters > maxLength && copy.charactersOver(characters - maxLength),
    maxWordCount !== undefined && words > maxWordCount && copy.wordsOver(words - maxWordCount),
    minWordCount !== undefined && words < minWordCount && copy.wordsShort(minWordCount - words),
  ].filter((problem) => problem !== false);
  return (
    <section aria-labelledby={`portal-${id}`}>
      <header>
        <Heading level={3} size={18} id={`portal-${id}`}>
          {title}
        </Heading>
        <CopyButton
          variant="line"
          label={copy.copySection(title)}
          shortLabel={copy.copy}
          getText={() => plainFor(text)}
          onCopied={() => onChange(true)}
        />
      </header>
      <Text tone="soft">
        {copy.characters(characters)} {maxLength !== undefined && copy.characterLimit(maxLength)}
        {" ·\u00a0"}
        {copy.words(words)} {maxWordCount !== undefined && copy.wordLimit(maxWordCount)}
      </Text>
      <Checkbox
        label={
          <>
            {copy.isIn}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </>
        }
        isSelected={isIn}
        onChange={onChange}
      />
      {problems.length > 0 && <Text tone="danger">{problems.join(" ")}</Text>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <div role="group" aria-label={copy.text(title)} tabIndex={0}>
        {plainFor(text) === "" ? copy.empty : <MarkedText>{plainFor(text)}</MarkedText>}
      </div>
    </section>
  );
}
