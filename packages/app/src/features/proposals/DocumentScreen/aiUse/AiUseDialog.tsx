import type { Schemas } from "@grantwright/api-client";
import { useAiUse } from "@grantwright/api-client/react-query";
import { Banner, CopyButton, Dialog, Heading, Link, Skeleton, Text } from "@grantwright/ui";
import { useMay } from "../../../../components/access/access.ts";
import { Loaded } from "../../../../components/Loaded.tsx";
import { FileLink, type FileLinkProps } from "../FileLink.tsx";
import { shownVersion } from "../shownVersion.ts";
import { aiUseCopy as copy } from "./aiUse.copy.ts";
import { AuthorshipReport } from "./AuthorshipReport.tsx";
import { Body, Statement } from "./aiUse.styles.ts";

/** Props of AiUseDialog. */
export interface AiUseDialogProps extends Pick<FileLinkProps, "doc" | "onAsk"> {
  onClose: () => void;
}

/** How writers were used in a proposal, what its funder says about that, and a statement to send. */
export default function AiUseDialog({ doc, onAsk, onClose }: AiUseDialogProps) {
  const use = useAiUse(doc.id, shownVersion(doc));
  return (
    <Dialog
      title={copy.title}
      description={copy.description}
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={copy.close}
    >
      <Loaded
        query={use}
        skeleton={<Skeleton lines={8} />}
        failed={{ title: copy.failed, text: copy.failedText, retry: copy.retry, level: 3 }}
      >
        {(found) => <Contents use={found} doc={doc} onAsk={onAsk} />}
      </Loaded>
    </Dialog>
  );
}

interface ContentsProps extends Pick<FileLinkProps, "doc" | "onAsk"> {
  use: Schemas["AiUse"];
}

function Contents({ use: { policy, sections, disclosure }, doc, onAsk }: ContentsProps) {
  const may = useMay();
  const pasted = sections.reduce((sum, section) => sum + section.pasted, 0);
  return (
    <Body>
      {policy ? <Policy policy={policy} /> : <Banner tone="neutral">{copy.noPolicy}</Banner>}
      <section aria-labelledby="ai-statement">
        <header>
          <Heading level={3} size={18} id="ai-statement">
            {copy.statement}
          </Heading>
          <CopyButton variant="line" label={copy.copyStatement} shortLabel={copy.copy} getText={() => disclosure} />
        </header>
        <Statement lang="en">{disclosure}</Statement>
        {pasted > 0 && <Text tone="attention">{copy.pasted(pasted)}</Text>}
        <p data-part="files">
          {copy.withStatement}{" "}
          {(["docx", "pdf"] as const).map((format) => (
            <FileLink key={format} doc={doc} format={format} onAsk={onAsk} withAiUse />
          ))}
        </p>
      </section>
      <section aria-labelledby="ai-sections">
        <Heading level={3} size={18} id="ai-sections">
          {copy.sections}
        </Heading>
        <ul>
          {sections.map((section) => (
            <li key={section.sectionId}>
              <strong dir="auto">{section.title}</strong>
              <Text tone="soft">{copy.told(section).join(" ")}</Text>
            </li>
          ))}
        </ul>
      </section>
      {may("run") && <AuthorshipReport docId={doc.id} versionId={shownVersion(doc)} />}
    </Body>
  );
}

/** What the funder says, with the page and its date. */
function Policy({ policy }: { policy: Schemas["AiPolicy"] }) {
  const { level, says, place, exempt, address } = policy;
  return (
    <Banner tone={level === "required" || level === "expected" ? "attention" : "neutral"}>
      <strong>{copy.policy(policy)}</strong> {says} {place && copy.place(place)} {exempt && copy.exempt(exempt)}{" "}
      <Link href={address} target="_blank">
        {copy.page(policy)}
      </Link>
      {", "}
      {copy.read(policy)}
    </Banner>
  );
}
