import type { Schemas } from "@grantwright/api-client";
import { useEndReadingLink, useMakeReadingLink, useReadingLinks } from "@grantwright/api-client/react-query";
import { Button, Heading, showToast, Skeleton, Text } from "@grantwright/ui";
import { useRef, useState } from "react";
import { ClosingDialog } from "../../../../components/ClosingDialog.tsx";
import { Loaded } from "../../../../components/Loaded.tsx";
import { OnceLink } from "../../../../components/OnceLink.tsx";
import { showRequestError } from "../../../../components/requestErrors.ts";
import { Rows } from "../../../../components/rows.styles.ts";
import { RowWords } from "../../../../components/RowWords.tsx";
import { serverMessage } from "../../../../components/serverMessage.ts";
import { Form } from "../../../../forms/Form.tsx";
import { FormRefusal } from "../../../../forms/FormRefusal.tsx";
import { FormSegmentedControl } from "../../../../forms/FormSegmentedControl.tsx";
import { FormSubmit } from "../../../../forms/FormSubmit.tsx";
import { FormTextField } from "../../../../forms/FormTextField.tsx";
import { useForm } from "../../../../forms/useForm.ts";
import { readersCopy as copy } from "./readers.copy.ts";
import { linkSchema, type LinkValues } from "./readers.schema.ts";
import { MakeForm, Parts } from "../../../../components/dialogParts.styles.ts";

const dayOptions = (Object.keys(copy.dayChoices) as LinkValues["days"][]).map((value) => ({
  value,
  label: copy.dayChoices[value as keyof typeof copy.dayChoices],
}));

/** Props of ReadersDialog. */
export interface ReadersDialogProps {
  docId: string;
  /** The version that is shown. */
  versionId: string;
  onClose: () => void;
}

/** Links by which people read a version who are not of the account: one is made, and those that are open can be ended. */
export default function ReadersDialog({ docId, versionId, onClose }: ReadersDialogProps) {
  const links = useReadingLinks(docId);
  const list = useRef<HTMLDivElement>(null);
  return (
    <ClosingDialog title={copy.title} description={copy.about} closeLabel={copy.close} onClose={onClose}>
      <Parts>
        <MakeLink docId={docId} versionId={versionId} />
        <div ref={list} tabIndex={-1}>
          <Heading level={3} size={18}>
            {copy.open}
          </Heading>
          <Loaded
            query={links}
            skeleton={<Skeleton lines={4} />}
            failed={{ title: copy.failed, retry: copy.retry, level: 3 }}
            empty={<Text tone="soft">{copy.none}</Text>}
          >
            {(all) => (
              <Rows>
                {all.map((link) => (
                  <OpenLink
                    key={link.id}
                    docId={docId}
                    link={link}
                    isOfShown={link.versionId === versionId}
                    onEnded={() => list.current?.focus()}
                  />
                ))}
              </Rows>
            )}
          </Loaded>
        </div>
      </Parts>
    </ClosingDialog>
  );
}

function MakeLink({ docId, versionId }: { docId: string; versionId: string }) {
  const make = useMakeReadingLink(docId);
  const [made, setMade] = useState<string>();
  const form = useForm<LinkValues>({
    schema: linkSchema,
    initialValues: { note: "", days: "30" },
    onSubmit: async ({ note, days }) => {
      const { link } = await make.mutateAsync({ versionId, note, days: Number(days) });
      setMade(link);
    },
    refusalOf: (error) => ({ message: serverMessage(error) ?? copy.makeFailed }),
  });
  return (
    <Form form={form} as={MakeForm}>
      <FormTextField name="note" label={copy.note} description={copy.noteHow} autoComplete="off" />
      <FormSegmentedControl name="days" label={copy.days} isLabelShown options={dayOptions} />
      <FormRefusal />
      <FormSubmit>{copy.make}</FormSubmit>
      <div role="status">
        {made !== undefined && <OnceLink link={made} title={copy.made} text={copy.once} copyLabel={copy.copyLink} />}
      </div>
    </Form>
  );
}

interface OpenLinkProps {
  docId: string;
  link: Schemas["ReadingLink"];
  /** It shows the version that is shown here. */
  isOfShown: boolean;
  onEnded: () => void;
}

function OpenLink({ docId, link, isOfShown, onEnded }: OpenLinkProps) {
  const end = useEndReadingLink(docId);
  const name = copy.name(link);
  return (
    <li>
      <RowWords name={name} details={[copy.when(link), ...(isOfShown ? [] : [copy.otherVersion])].join(", ")} />
      <Button
        variant="quiet"
        size="small"
        aria-label={copy.endNamed(name)}
        isPending={end.isPending}
        onPress={() =>
          end.mutate(link.id, {
            onSuccess: () => {
              showToast({ title: copy.ended, tone: "success" });
              onEnded();
            },
            onError: showRequestError,
          })
        }
      >
        {copy.end}
      </Button>
    </li>
  );
}
