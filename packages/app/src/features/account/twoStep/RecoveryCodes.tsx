import { Button, CopyButton, Text } from "@grantwright/ui";
import { downloadText } from "../../../browser/downloadText.ts";
import { Codes, Standing } from "../factors.styles.ts";
import { twoStepCopy as copy } from "./twoStep.copy.ts";

/** Props of RecoveryCodes. */
export interface RecoveryCodesProps {
  codes: readonly string[];
}

/** Recovery codes that were just made, to be kept: they are told this once. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  return (
    <Standing>
      <Text tone="soft">{copy.codesText}</Text>
      <Codes aria-label={copy.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <div>
        <CopyButton text={codes.join("\n")} label={copy.copyCodes} variant="line" />
        <Button variant="line" size="small" onPress={() => downloadText(copy.fileText(codes), copy.file)}>
          {copy.download}
        </Button>
      </div>
    </Standing>
  );
}
