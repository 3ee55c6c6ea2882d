import { ApiError, type Schemas } from "@grantwright/api-client";
import { useCompareWithNow } from "@grantwright/api-client/react-query";
import { Banner, Button, Heading, showToast, Skeleton, Text } from "@grantwright/ui";
import { useState } from "react";
import { ChangedWords } from "../documents/ChangedWords.tsx";
import { Loaded } from "../Loaded.tsx";
import { historyCopy, timelineCopy as copy } from "./history.copy.ts";
import { Beside, BesideText } from "./history.styles.ts";
import type { ShownTimeline } from "./shownHistory.ts";

/** Props of ThenAndNow. */
export interface ThenAndNowProps extends ShownTimeline {
  /** The moment. */
  at: string;
}

type Compared = Schemas["TextThenAndNow"];

const without = ({ parts }: Compared, kind: Schemas["ChangePart"]["kind"]) =>
  parts.filter((part) => part.kind !== kind);
const textOf = (parts: Compared["parts"]) => parts.map(({ text }) => text).join("");
const isSame = ({ parts }: Compared) => parts.every(({ kind }) => kind === "same");

/** All texts of a document as they were at a moment beside what they are now; each can be put back without the others. */
export function ThenAndNow({ docId, versionId, onRestore, at }: ThenAndNowProps) {
  const compared = useCompareWithNow(docId, versionId, at);
  const [restoring, setRestoring] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const putBack = async (text: Compared) => {
    const key = text.sectionId ?? text.fieldId;
    setFailure(undefined);
    setRestoring(key);
    try {
      await onRestore?.(key, textOf(without(text, "added")));
      await compared.refetch();
      showToast({ title: historyCopy.restored, description: historyCopy.restoredText, tone: "success" });
    } catch (error) {
      setFailure(error instanceof ApiError && error.status === 412 ? historyCopy.stale : historyCopy.restoreFailed);
    } finally {
      setRestoring(undefined);
    }
  };
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Loaded
        query={compared}
        skeleton={<Skeleton lines={8} />}
        failed={{ title: copy.compareFailed, text: historyCopy.failedText, retry: historyCopy.retry, level: 3 }}
        empty={<p>{copy.none}</p>}
      >
        {(texts) => {
          const same = texts.filter(isSame);
          return (
            <>
              {texts
                .filter((text) => !isSame(text))
                .map((text) => (
                  <Beside key={text.sectionId ?? text.fieldId}>
                    <header>
                      <Heading level={3} size={18}>
                        {text.title}
                      </Heading>
                      {onRestore && (
                        <Button
                          variant="line"
                          size="small"
                          isPending={restoring === (text.sectionId ?? text.fieldId)}
                          onPress={() => void putBack(text)}
                          aria-label={`${copy.putBackShort}: ${text.title}`}
                        >
                          {copy.putBackShort}
                        </Button>
                      )}
                    </header>
                    {(["added", "removed"] as const).map((kind) => (
                      <BesideText key={kind}>
                        <h4>{kind === "added" ? copy.before : copy.after}</h4>
                        <div dir="auto">
                          {without(text, kind).length === 0 ? (
                            <Text tone="soft">{copy.noWords}</Text>
                          ) : (
                            <ChangedWords parts={without(text, kind)} said={historyCopy} />
                          )}
                        </div>
                      </BesideText>
                    ))}
                  </Beside>
                ))}
              <Text as="p" size={14} tone="soft">
                {same.length === texts.length
                  ? copy.allSame
                  : same.length > 0 && copy.same(same.map(({ title }) => title))}
              </Text>
            </>
          );
        }}
      </Loaded>
    </>
  );
}
