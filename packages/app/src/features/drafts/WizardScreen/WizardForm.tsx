import type { Schemas } from "@grantwright/api-client";
import { useTemplate } from "@grantwright/api-client/react-query";
import { Button, Heading, Link, Skeleton, Text } from "@grantwright/ui";
import { lazy, Suspense, useRef } from "react";
import { documentTypeName, documentTypes } from "../../../components/documents/documentType.ts";
import { KeptNotice } from "../../../components/fields/KeptNotice.tsx";
import { AskedFor } from "../../../components/grants/AskedFor.tsx";
import { ScreenBoundary } from "../../../components/ScreenBoundary/ScreenBoundary.tsx";
import { Form } from "../../../forms/Form.tsx";
import { FormSegmentedControl } from "../../../forms/FormSegmentedControl.tsx";
import { FormSubmit } from "../../../forms/FormSubmit.tsx";
import { usePromptSignIn } from "../../../session/SignInPrompt.ts";
import { DescriptionField } from "./DescriptionField.tsx";
import { DescriptionTools } from "./DescriptionTools.tsx";
import { EmptyForm } from "./EmptyForm.tsx";
import { Examples } from "./Examples.tsx";
import { OutlineDialog } from "./OutlineDialog.tsx";
import { StopsNotice } from "./StopsNotice.tsx";
import { TemplateHeader } from "./TemplateHeader.tsx";
import { useOutline } from "./useOutline.ts";
import { copy } from "./wizard.copy.ts";
import { WizardNotes } from "./WizardNotes.tsx";
import { Action, Intro, Page, Paper, Types, Way } from "./WizardScreen.styles.ts";

const TemplateForm = lazy(() => import("./TemplateForm.tsx"));

/** Props of WizardForm. */
export interface WizardFormProps {
  /** The template; the blank wizard has none. */
  templateId: string | undefined;
  /** Who writes; nobody in particular while signed out. */
  user: Schemas["User"] | undefined;
}

/** Takes a description, a document type and files, and has an outline made of them. */
export function WizardForm({ templateId, user }: WizardFormProps) {
  const promptSignIn = usePromptSignIn();
  const area = useRef<HTMLTextAreaElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const outline = useOutline({ templateId, user });
  const { form, text, type, attachments, unmade, parentId, begunId } = outline;
  const template = useTemplate(templateId ?? type);
  const given = templateId ? template.data : undefined;

  return (
    <>
      <Page data-above-form={templateId ? true : undefined}>
        <title>{`${copy.title} · Grantwright`}</title>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
        <Intro>
          {given && (
            <Text size={16} tone="soft">
              {copy.forForm}: <b dir="auto">{given.name}</b>
              {" · "}
              <Link href="/grants">{copy.otherForm}</Link>
            </Text>
          )}
          <Text size={16} tone="soft">
            {begunId ? copy.introForDraft : copy.intro}
          </Text>
        </Intro>
        <Form form={form}>
          <Paper>
            <DescriptionField
              label={copy.description}
              isLabelHidden
              placeholder={template.data?.placeholderText || copy.placeholder}
              minRows={5}
              area={area}
              actions={
                <>
                  <StopsNotice text={text} user={user} />
                  <DescriptionTools outline={outline} area={area} canAttach={user !== undefined} />
                </>
              }
            />
            <KeptNotice state={outline.state} text={outline.kept} />
          </Paper>
          {!templateId && (
            <Types>
              <FormSegmentedControl
                name="type"
                label={copy.type}
                isLabelShown
                options={documentTypes.map((value) => ({ value, label: documentTypeName[value] }))}
              />
            </Types>
          )}
          <Way data-held={text.trim() !== "" || undefined}>
            <FormSubmit
              pendingLabel={copy.creating}
              unavailableReason={attachments.isUploading ? copy.uploading : undefined}
            >
              {copy.create}
            </FormSubmit>
            {templateId ? (
              <Button variant="quiet" onPress={() => header.current?.focus()}>
                {copy.formBelow}
              </Button>
            ) : (
              <EmptyForm user={user} outline={outline} />
            )}
          </Way>
          <WizardNotes templateId={templateId} user={user} outline={outline} />
        </Form>
        {template.data && <Examples examples={template.data.examples} isHeld={Boolean(templateId)} outline={outline} />}
        <OutlineDialog outline={outline} />
        {given && <TemplateHeader ref={header} template={given} />}
        {given && !user && (
          <>
            <AskedFor fields={given.fields} />
            <Action>
              <Text tone="soft">{copy.formSignedOut}</Text>
              <Button variant="line" onPress={promptSignIn}>
                {copy.signIn}
              </Button>
            </Action>
          </>
        )}
      </Page>
      {given && user && unmade && (
        <ScreenBoundary isPart>
          <Suspense fallback={<Skeleton height="320px" />}>
            <TemplateForm template={given} user={user} parentId={parentId} unmade={unmade} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
