import { conflictingScout, type Schemas } from "@grantwright/api-client";
import { useMe, useSaveScoutProfile, useStartScoutSearch } from "@grantwright/api-client/react-query";
import { Button, Heading, showToast, Text } from "@grantwright/ui";
import { lazy, Suspense, useId, useState } from "react";
import type { TypingPlace } from "../../autosave/keptText.ts";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { OtherVersion } from "../../components/fields/OtherVersion.tsx";
import { showRequestError } from "../../components/requestErrors.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormRefusal } from "../../forms/FormRefusal.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextArea } from "../../forms/FormTextArea.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { useForm } from "../../forms/useForm.ts";
import { scoutCopy as copy } from "./opportunities.copy.ts";
import { profileSchema, type ProfileValues } from "./profile.schema.ts";
import { ProfileForm } from "./Opportunities.styles.ts";

const SentButton = lazy(() => import("../../components/sent/SentButton.tsx"));

const nothing: ProfileValues = { organization: "", project: "", location: "", revision: 0 };

const typedOf = ({ organization, project, location, revision }: Schemas["Scout"]): ProfileValues => ({
  organization,
  project,
  location,
  revision,
});

const isSameText = (one: Omit<ProfileValues, "revision">, other: Omit<ProfileValues, "revision">) =>
  one.organization === other.organization && one.project === other.project && one.location === other.location;

/** Props of ProfileEditor. */
export interface ProfileEditorProps {
  /** As the server has it. */
  scout: Schemas["Scout"];
  userId: string;
  /** Where on this device it is kept until the server has it. */
  place: TypingPlace;
}

/**
 * What the scout looks for, and the button that sends it out. What is typed stays on this device until the server has it; where
 * somebody else changed it meanwhile, nothing is lost on either side before the person has chosen.
 */
export function ProfileEditor({ scout, userId, place }: ProfileEditorProps) {
  const [state, kept] = useKeptText(userId, place, nothing);
  // While nothing is typed that the server has not, what it says is shown.
  const { typed } = state;
  const [theirs, setTheirs] = useState<Schemas["Scout"]>();
  const save = useSaveScoutProfile();
  const search = useStartScoutSearch();

  /** Ends once the server has it all. */
  const store = async (revision = form.values.revision) => {
    if (!typed) return;
    try {
      await save.mutateAsync({ ...typed, revision });
    } catch (error) {
      const found = conflictingScout(error);
      // The answer to an earlier try was all that was lost.
      if (!found || !isSameText(found, typed)) throw error;
    }
    kept.forget(typed);
    // What was typed while it was being saved is not saved yet.
    const left = kept.getState().typed;
    if (left) kept.write({ ...left, revision: revision + 1 });
    setTheirs(undefined);
  };
  const refusalOf = (error: unknown) => {
    const found = conflictingScout(error);
    setTheirs(found);
    return found ? undefined : { message: serverMessage(error) ?? copy.saveFailed };
  };
  const form = useForm<ProfileValues>({
    schema: profileSchema,
    initialValues: nothing,
    source: { values: typed ?? typedOf(scout), write: kept.write },
    onSubmit: async () => {
      await store();
      search.mutate(undefined, { onError: showRequestError });
    },
    refusalOf,
  });
  const saveAlone = async (revision?: number) => {
    form.refuse(undefined);
    try {
      await store(revision);
      return true;
    } catch (error) {
      form.refuse(refusalOf(error));
      return false;
    }
  };

  const writer = useMe().data?.writer;
  const { organization, project, location } = form.values;
  const whyId = useId();
  const isUnsaved = typed !== undefined;
  // What is missing is said beside its field once the button is pressed.
  const reason = scout.lastSearch?.status === "running" ? copy.running : undefined;

  return (
    <Form form={form} as={ProfileForm}>
      <Heading level={2} size={22}>
        {copy.profile}
      </Heading>
      <FormTextArea
        name="organization"
        label={copy.organization}
        placeholder={copy.organizationExample}
        minRows={4}
        isRequired
      />
      <FormTextArea name="project" label={copy.project} placeholder={copy.projectExample} minRows={4} isRequired />
      <FormTextField
        name="location"
        label={copy.location}
        description={copy.locationHint}
        placeholder={copy.locationExample}
      />
      {theirs && (
        <OtherVersion
          text={[theirs.organization, theirs.project, theirs.location].filter(Boolean).join("\n\n")}
          onSettle={(choice) => {
            if (choice === "local") return void saveAlone(theirs.revision);
            kept.write(undefined);
            setTheirs(undefined);
          }}
        />
      )}
      <FormRefusal />
      <div data-part="buttons">
        <FormSubmit
          pendingLabel={save.isPending ? copy.saving : undefined}
          isPending={save.isPending || search.isPending}
          unavailableReason={reason}
          unavailableReasonId={whyId}
        >
          {copy.search}
        </FormSubmit>
        {isUnsaved && (
          <Button
            variant="line"
            isPending={save.isPending}
            onPress={() =>
              void saveAlone().then((isStored) => isStored && showToast({ title: copy.saved, tone: "success" }))
            }
          >
            {copy.save}
          </Button>
        )}
        <Text tone="soft" id={whyId}>
          {reason ?? (isUnsaved && state.isKept ? copy.kept : copy.source(scout.source))}
        </Text>
      </div>
      {writer?.kind === "model" && (
        <Text size={12} tone="soft">
          {copy.words(writer.label)}{" "}
          <Suspense>
            <SentButton writer={writer} getAbout={() => ({ search: { organization, project, location } })} />
          </Suspense>
        </Text>
      )}
      <KeptNotice state={state} text={kept} />
    </Form>
  );
}
