import { useMakeAuthorshipReport } from "@grantwright/api-client/react-query";
import { Banner, Button, CopyButton, Heading, Text } from "@grantwright/ui";
import { useEffect, useRef } from "react";
import { downloadText } from "../../../../browser/downloadText.ts";
import { serverMessage } from "../../../../components/serverMessage.ts";
import { aiUseCopy as copy } from "./aiUse.copy.ts";
import { Verbatim } from "../../../../components/page/Verbatim.styles.ts";

/** Props of AuthorshipReport. */
export interface AuthorshipReportProps {
  docId: string;
  versionId: string;
}

/** A signed report of one's own part, for somebody who doubts it. */
export function AuthorshipReport({ docId, versionId }: AuthorshipReportProps) {
  const make = useMakeAuthorshipReport(docId, versionId);
  const report = make.data?.report;
  const shown = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (report !== undefined) shown.current?.focus();
  }, [report]);
  return (
    <section aria-labelledby="authorship">
      <Heading level={3} size={18} id="authorship">
        {copy.authorship}
      </Heading>
      <Text as="p" tone="soft">
        {copy.authorshipText}
      </Text>
      {make.error && <Banner tone="danger">{serverMessage(make.error) ?? copy.authorshipFailed}</Banner>}
      {report === undefined ? (
        <div>
          <Button variant="line" isPending={make.isPending} onPress={() => make.mutate()}>
            {copy.makeReport}
          </Button>
        </div>
      ) : (
        <>
          <Verbatim ref={shown} tabIndex={0} aria-label={copy.report}>
            {report}
          </Verbatim>
          <div data-part="files">
            <CopyButton variant="line" label={copy.copyReport} getText={() => report} />
            <Button variant="line" size="small" onPress={() => downloadText(report, copy.reportFile)}>
              {copy.saveReport}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
