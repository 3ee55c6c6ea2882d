import { conflictingScout, type Schemas } from "@grantwright/api-client";
import { useSaveScoutProfile, useStartScoutSearch } from "@grantwright/api-client/react-query";
import { Banner, Button, Heading, showToast, TextField } from "@grantwright/ui";
import { useState, type SubmitEvent } from "react";
import type { TypingPlace } from "../../autosave/keptText.ts";
import { useKeptText } from "../../autosave/useKeptText.ts";
import { KeptNotice } from "../../components/fields/KeptNotice.tsx";
import { LongField } from "../../components/fields/LongField.tsx";
import { OtherVersion } from "../../components/fields/OtherVersion.tsx";
import { showRequestError } from "../../components/requestErrors.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { scoutCopy as copy } from "./opportunities.copy.ts";
import { ProfileForm } from "./Opportunities.styles.ts";

/** The most characters of who they are, and of what they want to do. */
const textLimit = 100_000;
/** The most characters of where they work. */
const locationLimit = 200;

/** What is typed, and the revision that it changes. */
interface Typed {
  organization: string;
  project: string;
  location: string;
  revision: number;
}

const nothing: Typed = { organization: "", project: "", location: "", revision: 0 };

const typedOf = ({ organization, project, location, revision }: Schemas["Scout"]): Typed => ({
  organization,
  project,
  location,
  revision,
});

const isSameText = (one: Omit<Typed, "revision">, other: Omit<Typed, "revision">) =>
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
  const [problem, setProblem] = useState<string>();
  const save = useSaveScoutProfile();
  const search = useStartScoutSearch();
  const value = typed ?? typedOf(scout);

  const change = (part: Partial<Typed>) => {
    setProblem(undefined);
    kept.write({ ...value, ...part });
  };

  /** True where the server has it all. */
  const store = async (revision = value.revision): Promise<boolean> => {
    if (!typed) return true;
    setProblem(undefined);
    const onSaved = () => {
      kept.forget(typed);
      // What was typed while it was being saved is not saved yet.
      const left = kept.getState().typed;
      if (left) kept.write({ ...left, revision: revision + 1 });
      setTheirs(undefined);
      return true;
    };
    try {
      await save.mutateAsync({ ...typed, revision });
      return onSaved();
    } catch (error) {
      const found = conflictingScout(error);
      // The answer to an earlier try was all that was lost.
      if (found && isSameText(found, typed)) return onSaved();
      if (found) setTheirs(found);
      else setProblem(serverMessage(error) ?? copy.saveFailed);
      return false;
    }
  };

  const isUnsaved = typed !== undefined;
  const tooLong = [value.organization, value.project].some((text) => text.length > textLimit);
  const isLocationLong = value.location.length > locationLimit;
  const isEmpty = !value.organization.trim() || !value.project.trim();
  const isRunning = scout.lastSearch?.status === "running";
  const isBusy = save.isPending || search.isPending;
  const reason = !scout.source
    ? copy.nowhereReason
    : isEmpty
      ? copy.missing
      : isRunning
        ? copy.running
        : tooLong || isLocationLong
          ? copy.saveFailed
          : undefined;

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (reason || isBusy || !(await store())) return;
    search.mutate(undefined, { onError: showRequestError });
  };

  return (
    <ProfileForm noValidate onSubmit={(event) => void send(event)}>
      <Heading level={2} size={22}>
        {copy.profile}
      </Heading>
      {!scout.source && (
        <Banner tone="attention" title={copy.nowhere}>
          {copy.nowhereText}
        </Banner>
      )}
      <LongField
        label={copy.organization}
        value={value.organization}
        limit={textLimit}
        onChange={(organization) => change({ organization })}
      />
      <LongField
        label={copy.project}
        value={value.project}
        limit={textLimit}
        onChange={(project) => change({ project })}
      />
      <TextField
        label={copy.location}
        description={copy.locationExample}
        value={value.location}
        onChange={(location) => change({ location })}
        errorMessage={isLocationLong ? copy.locationTooLong(value.location.length - locationLimit) : undefined}
      />
      {theirs && (
        <OtherVersion
          text={[theirs.organization, theirs.project, theirs.location].filter(Boolean).join("\n\n")}
          onSettle={(choice) => {
            if (choice === "local") return void store(theirs.revision);
            kept.write(undefined);
            setTheirs(undefined);
          }}
        />
      )}
      {problem && <Banner tone="danger">{problem}</Banner>}
      <div data-part="buttons">
        {reason ? (
          <Button type="submit" isUnavailable unavailableReason={reason}>
            {copy.search}
          </Button>
        ) : (
          <Button type="submit" isPending={isBusy}>
            {save.isPending ? copy.saving : copy.search}
          </Button>
        )}
        {isUnsaved && (
          <Button
            variant="line"
            isPending={save.isPending}
            onPress={() =>
              void store().then((isStored) => isStored && showToast({ title: copy.saved, tone: "success" }))
            }
          >
            {copy.save}
          </Button>
        )}
      </div>
      <KeptNotice state={state} text={kept} />
      <p data-part="soft">
        {isUnsaved && state.isKept ? copy.kept : scout.source ? copy.source(scout.source) : undefined}
      </p>
    </ProfileForm>
  );
}
