import { ApiError, type Schemas } from "@grantwright/api-client";
import { useUpdateSection } from "@grantwright/api-client/react-query";
import { Banner, IconButton, RestoreIcon, SafeHtml, VisuallyHidden } from "@grantwright/ui";
import { Fragment, useEffect, useRef, useState } from "react";
import { Changed } from "../../../../components/documents/changed.styles.ts";
import { copy } from "../document.copy.ts";
import { groupsOf, piecesOf, takenBack, textAfter } from "./changeGroups.ts";

/** Props of ChangedText. */
export interface ChangedTextProps {
  docId: string;
  section: Schemas["Section"];
  parts: readonly Schemas["ChangePart"][];
  isReadOnly: boolean;
}

/** How much of a change its button names, in characters. */
const named = 60;

const shortened = (text: string) => {
  const words = text.trim().replace(/\s+/g, " ");
  return words.length > named ? `${words.slice(0, named)}…` : words;
};

/** The text of a section with what came in and what went out, and a way to take each change back. */
export function ChangedText({ docId, section, parts, isReadOnly }: ChangedTextProps) {
  const update = useUpdateSection(docId);
  const [outcome, setOutcome] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  const groups = groupsOf(parts);
  const pieces = piecesOf(groups);

  // The change that was taken back is gone with its button: the next one takes the focus, or the text after the last.
  useEffect(() => {
    if (place.current === undefined) return;
    const buttons = root.current?.querySelectorAll("button");
    (buttons?.[Math.min(place.current, buttons.length - 1)] ?? root.current)?.focus();
    place.current = undefined;
  }, [parts]);

  const takeBack = async (group: number, button: number) => {
    if (update.isPending) return;
    setFailure(undefined);
    setOutcome(copy.takingBack);
    try {
      place.current = button;
      const { id, revision } = section;
      await update.mutateAsync({ id, revision, userValue: takenBack(groups, group), way: "restored" });
      setOutcome(copy.takenBack);
    } catch (error) {
      place.current = undefined;
      setOutcome(undefined);
      setFailure((error instanceof ApiError && error.status < 500 && error.serverMessage) || copy.takeBackFailed);
    }
  };

  // The section's text was changed, and what that changed is on its way. While a change is taken back, what stands here stays.
  if (textAfter(parts) !== section.text && !update.isPending) return <SafeHtml html={section.html} />;

  let buttons = 0;
  return (
    <>
      <Changed ref={root} tabIndex={-1}>
        {groups.map(({ isChanged, removed, added }, index) => {
          const shown = pieces[index]!.map(({ text, isOpen }, at) => (isOpen ? <mark key={at}>{text}</mark> : text));
          if (!isChanged) return <Fragment key={index}>{shown}</Fragment>;
          const button = buttons++;
          return (
            <Fragment key={index}>
              {removed && (
                <del>
                  <VisuallyHidden>{copy.removed} </VisuallyHidden>
                  {removed}
                </del>
              )}
              {added && (
                <ins>
                  <VisuallyHidden>{copy.added} </VisuallyHidden>
                  {shown}
                </ins>
              )}
              {!isReadOnly && (
                <IconButton
                  size="small"
                  label={copy.takeBack(shortened(removed), shortened(added))}
                  icon={<RestoreIcon size="small" />}
                  isPending={update.isPending}
                  onPress={() => void takeBack(index, button)}
                />
              )}
            </Fragment>
          );
        })}
      </Changed>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
