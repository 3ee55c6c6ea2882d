import { docFileAddress, type Schemas } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { copy } from "./document.copy.ts";
import { tellFetched } from "./send/tellFetched.ts";
import { shownVersion } from "./shownVersion.ts";

/** Props of FileLink. */
export interface FileLinkProps {
  doc: Schemas["Document"];
  format: "docx" | "pdf";
  /** Asks before the file at this address is fetched; undefined where nothing is to be asked. */
  onAsk: ((address: string) => void) | undefined;
  /** Whether it ends with the statement about the use of AI. Default: false. */
  withAiUse?: boolean;
}

/** Fetches the shown revision as a file. */
export function FileLink({ doc, format, onAsk, withAiUse }: FileLinkProps) {
  const address = docFileAddress(useApiClient(), doc.id, shownVersion(doc), format, {
    ...(withAiUse && { aiUse: true }),
  });
  return (
    <a
      href={address}
      download
      onClick={(event) => {
        if (!onAsk) return tellFetched(address);
        event.preventDefault();
        onAsk(address);
      }}
    >
      {format === "docx" ? copy.word : copy.pdf}
    </a>
  );
}
