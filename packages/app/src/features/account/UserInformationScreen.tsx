import { exportAddress, portalAddress, type AnswerOf, type Schemas } from "@grantwright/api-client";
import { useApiClient, useProducts, useProfile } from "@grantwright/api-client/react-query";
import { Button, ButtonLink, Checkbox, Heading, LoadingRegion, Skeleton, TextField } from "@grantwright/ui";
import { lazy, Suspense, useState } from "react";
import { Loaded } from "../../components/Loaded.tsx";
import { truncateEmail } from "../../components/account/truncateEmail.ts";
import { emailPreferenceCopy, useEmailPreference } from "../../components/account/useEmailPreference.ts";
import { creditCount, useSession } from "../../session/useSession.ts";
import { copy } from "./account.copy.ts";
import { Page } from "./Account.styles.ts";
import { accountGroups, ids } from "./accountGroups.ts";
import { NameForm } from "./NameForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { Setting, SettingGroup } from "./Setting.tsx";
import { SectionLinks } from "./SectionLinks.tsx";
import { Jump, WithLinks } from "./SectionLinks.styles.ts";

const SessionsPart = lazy(() => import("./SessionsPart.tsx"));
const TwoStepPart = lazy(() => import("./twoStep/TwoStepPart.tsx"));
const PasskeysPart = lazy(() => import("./passkeys/PasskeysPart.tsx"));
const NotificationsPart = lazy(() => import("./NotificationsPart.tsx"));
const DeleteAccountDialog = lazy(() => import("./DeleteAccountDialog.tsx"));

/** The account of the person: name, plan, password, and what is theirs. */
export default function UserInformationScreen() {
  const session = useSession();
  return (
    <Page>
      <title>{`${copy.title} · Grantwright`}</title>
      <header>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
      </header>
      {session.user ? <Information key={session.user.id} user={session.user} /> : <InformationSkeleton />}
    </Page>
  );
}

/** What the settings are called is known before what they are. */
function InformationSkeleton() {
  const groups = accountGroups(copy.password);
  return (
    <WithLinks>
      <Jump as="div">
        <ul>
          <li style={{ display: "grid", alignContent: "center", blockSize: 44 }}>
            <Skeleton width={160} />
          </li>
        </ul>
      </Jump>
      <div aria-busy>
        {[groups.profile, groups.plan].map(({ id, title, sections }) => (
          <SettingGroup key={id} id={id} title={title}>
            {sections.map((section) => (
              <Setting key={section.id} {...section}>
                <Skeleton width="min(420px, 90%)" />
                <Skeleton width="min(240px, 60%)" />
              </Setting>
            ))}
          </SettingGroup>
        ))}
      </div>
      <LoadingRegion label={copy.loading}>{null}</LoadingRegion>
    </WithLinks>
  );
}

function Information({ user }: { user: Schemas["User"] }) {
  return (
    <Loaded
      query={useProfile()}
      skeleton={<InformationSkeleton />}
      failed={{ level: 2, title: copy.loadFailed, text: copy.loadFailedText, retry: copy.retry }}
    >
      {(profile) => <Settings user={user} profile={profile} />}
    </Loaded>
  );
}

/** What the plan that one can subscribe to is called, as on the page of plans; nothing while that is not known. */
function YearlyPlan() {
  const plan = useProducts().data?.find(({ subscription }) => subscription);
  return plan && <p>{copy.plan(plan.title, plan.price, plan.items[0])}</p>;
}

function Settings({ user, profile }: { user: Schemas["User"]; profile: AnswerOf<"getProfile"> }) {
  const client = useApiClient();
  const emails = useEmailPreference();
  const [isDeleting, setDeleting] = useState(false);
  const { email, hasPassword = false } = profile;
  const passwordTitle = hasPassword ? copy.password : copy.firstPassword;
  const groups = accountGroups(passwordTitle);
  return (
    <WithLinks>
      <SectionLinks groups={Object.values(groups)} />
      <div>
        <SettingGroup id={groups.profile.id} title={groups.profile.title}>
          <Setting id={ids.email} title={copy.email}>
            <div data-part="email">
              <TextField
                label={copy.email}
                isLabelHidden
                description={copy.emailText}
                isReadOnly
                value={truncateEmail(email)}
              />
            </div>
          </Setting>
          <Setting id={ids.displayName} title={copy.displayName}>
            <NameForm name={user.name} />
          </Setting>
        </SettingGroup>
        <SettingGroup id={groups.plan.id} title={groups.plan.title}>
          <Setting id={ids.subscription} title={copy.subscription}>
            <p>
              <b>{copy.credits(creditCount(user))}</b>
              {user.isSubscribed ? copy.subscribed : copy.notSubscribed} {copy.creditsText}
            </p>
            {user.isSubscribed ? (
              <ButtonLink variant="line" href={portalAddress(client)} rel="external">
                {copy.manage}
              </ButtonLink>
            ) : (
              <>
                <YearlyPlan />
                <ButtonLink variant="line" href="/pricing">
                  {copy.upgrade}
                </ButtonLink>
              </>
            )}
          </Setting>
          <Setting id={ids.emails} title={copy.emails}>
            <Checkbox
              label={emailPreferenceCopy.consent}
              isSelected={user.sendEmails?.product === true}
              isReadOnly={emails.isSaving}
              onChange={(isOn) => void emails.save(isOn)}
            />
            {user.sendEmails?.product === true && (
              <Suspense>
                <NotificationsPart />
              </Suspense>
            )}
          </Setting>
        </SettingGroup>
        <SettingGroup id={groups.signIn.id} title={groups.signIn.title}>
          <Setting id={ids.password} title={passwordTitle}>
            <PasswordForm email={email} hasPassword={hasPassword} />
          </Setting>
          <Setting id={ids.twoStep} title={copy.twoStep}>
            <p>{copy.twoStepText}</p>
            <Suspense fallback={<Skeleton lines={3} />}>
              <TwoStepPart email={email} />
            </Suspense>
          </Setting>
          <Setting id={ids.passkeys} title={copy.passkeys}>
            <p>{copy.passkeysText}</p>
            <Suspense fallback={<Skeleton lines={3} />}>
              <PasskeysPart email={email} />
            </Suspense>
          </Setting>
        </SettingGroup>
        <SettingGroup id={groups.data.id} title={groups.data.title}>
          <Setting id={ids.sessions} title={copy.sessions}>
            <p>{copy.sessionsText}</p>
            <Suspense fallback={<Skeleton lines={4} />}>
              <SessionsPart />
            </Suspense>
          </Setting>
          <Setting id={ids.data} title={copy.data}>
            <p>{copy.dataText}</p>
            <ButtonLink variant="line" href={exportAddress(client)} download>
              {copy.download}
            </ButtonLink>
            <p>{copy.deleteText}</p>
            <Button variant="line" tone="danger" onPress={() => setDeleting(true)}>
              {copy.delete}
            </Button>
            <Suspense>
              {isDeleting && <DeleteAccountDialog userId={user.id} email={email} onClose={() => setDeleting(false)} />}
            </Suspense>
          </Setting>
        </SettingGroup>
      </div>
    </WithLinks>
  );
}
