import { lazy, Suspense, useState } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { AppShell } from "../features/shell/AppShell.tsx";
import { HomeScreen } from "../features/home/HomeScreen.tsx";
import { RequireSession } from "../components/RequireSession.tsx";
import { wasHere } from "../session/wasHere.ts";
import { useLikelyNext } from "./useLikelyNext.ts";

const SignInScreen = lazy(() => import("../features/sign-in/SignInScreen.tsx"));
const LibraryScreen = lazy(() => import("../features/library/LibraryScreen.tsx"));
const GrantScreen = lazy(() => import("../features/library/GrantScreen.tsx"));
const TemplatesScreen = lazy(() => import("../features/library/TemplatesScreen.tsx"));
const NewTemplateScreen = lazy(() => import("../features/templates/NewTemplateScreen.tsx"));
const TemplateScreen = lazy(() => import("../features/templates/TemplateScreen.tsx"));
const WizardScreen = lazy(() => import("../features/drafts/WizardScreen/WizardScreen.tsx"));
const loadWriteFirst = () => import("../features/drafts/WizardScreen/WriteFirst.tsx");
const WriteFirst = lazy(loadWriteFirst);
const AskedOutline = lazy(() => import("../features/drafts/WizardScreen/AskedOutline.tsx"));
const DraftsScreen = lazy(() => import("../features/drafts/DraftsScreen/DraftsScreen.tsx"));
const DraftScreen = lazy(() => import("../features/drafts/DraftScreen/DraftScreen.tsx"));
const ProposalsScreen = lazy(() => import("../features/proposals/ProposalsScreen/ProposalsScreen.tsx"));
const UserInformationScreen = lazy(() => import("../features/account/UserInformationScreen.tsx"));
const UnsubscribeScreen = lazy(() => import("../features/account/UnsubscribeScreen.tsx"));
const VerifyScreen = lazy(() => import("../features/verify/VerifyScreen.tsx"));
const MessagesScreen = lazy(() => import("../features/messages/MessagesScreen.tsx"));
const DocumentScreen = lazy(() => import("../features/proposals/DocumentScreen/DocumentScreen.tsx"));
const PricingScreen = lazy(() => import("../features/plans/PricingScreen.tsx"));
const PlanPreviewScreen = lazy(() => import("../features/plans/PlanPreviewScreen.tsx"));
const OrganizationScreen = lazy(() => import("../features/organization/OrganizationScreen.tsx"));
const JoinScreen = lazy(() => import("../features/organization/JoinScreen.tsx"));
const AdminScreen = lazy(() => import("../features/admin/AdminScreen.tsx"));
const ActiveTasksScreen = lazy(() => import("../features/tasks/ActiveTasksScreen.tsx"));
const ReadScreen = lazy(() => import("../features/proposals/DocumentScreen/ReadScreen.tsx"));
const ScoutScreen = lazy(() => import("../features/opportunities/ScoutScreen.tsx"));
const OpportunitiesScreen = lazy(() => import("../features/opportunities/OpportunitiesScreen.tsx"));
const CheckoutReturn = lazy(() => import("./CheckoutReturn.tsx"));
const UnknownAddress = lazy(() => import("./UnknownAddress.tsx"));

// It is what a visitor comes for: fetched while it is asked who is here.
if (!wasHere() && window.location.pathname === "/") void loadWriteFirst();

/** Every screen at its address. An unknown address leads home, and is told. */
export function AppRoutes() {
  const [isBackFromCheckout] = useState(useIsBackFromCheckout());
  useLikelyNext();
  return (
    <>
      <Routes>
        <Route element={<AppShell />}>
          <Route index element={<HomeScreen writeFirst={<WriteFirst />} askedOutline={<AskedOutline />} />} />
          <Route path="signin" element={<SignInScreen />} />
          <Route path="grants" element={<LibraryScreen />} />
          <Route path="grants/category/:categoryId" element={<LibraryScreen />} />
          <Route path="grants/:templateId" element={<GrantScreen />} />
          <Route path="docs/new/:templateId?" element={<WizardScreen />} />
          <Route path="featured/docs/:id" element={<ReadScreen />} />
          <Route path="shared" element={<ReadScreen />} />
          <Route path="pricing" element={<PricingScreen />} />
          <Route path="pricing/preview/:id" element={<PlanPreviewScreen />} />
          <Route path="unsubscribe" element={<UnsubscribeScreen />} />
          <Route path="verify" element={<VerifyScreen />} />
          <Route path="join/:inviteCode" element={<JoinScreen />} />
          <Route path="superadmin" element={<AdminScreen />} />
          <Route path="team" element={<Navigate to="/organization" replace />} />
          <Route element={<RequireSession to="templates" />}>
            <Route path="templates" element={<TemplatesScreen />} />
          </Route>
          <Route element={<RequireSession to="template" />}>
            <Route path="templates/new" element={<NewTemplateScreen />} />
            <Route path="templates/:templateId" element={<TemplateScreen />} />
          </Route>
          <Route element={<RequireSession to="drafts" />}>
            <Route path="drafts" element={<DraftsScreen />} />
          </Route>
          <Route element={<RequireSession to="draft" />}>
            <Route path="drafts/:id" element={<DraftScreen />} />
            <Route path="docs/edit/:id" element={<DraftScreen key="revision" isRevision />} />
          </Route>
          <Route element={<RequireSession to="proposals" />}>
            <Route path="docs" element={<ProposalsScreen />} />
          </Route>
          <Route element={<RequireSession to="document" />}>
            <Route path="docs/:id/:versionId?" element={<DocumentScreen />} />
          </Route>
          <Route element={<RequireSession to="account" />}>
            <Route path="user-information" element={<UserInformationScreen />} />
          </Route>
          <Route element={<RequireSession to="messages" />}>
            <Route path="messages" element={<MessagesScreen />} />
          </Route>
          <Route element={<RequireSession to="scout" />}>
            <Route path="aiscout" element={<ScoutScreen />} />
            <Route path="ai-scout" element={<ScoutScreen />} />
          </Route>
          <Route element={<RequireSession to="opportunities" />}>
            <Route path="opportunities" element={<OpportunitiesScreen />} />
          </Route>
          <Route element={<RequireSession to="tasks" />}>
            <Route path="active-tasks" element={<ActiveTasksScreen />} />
          </Route>
          <Route element={<RequireSession to="organization" />}>
            <Route path="organization" element={<OrganizationScreen />} />
          </Route>
          <Route path="*" element={<UnknownAddress />} />
        </Route>
      </Routes>
      {isBackFromCheckout && (
        <Suspense>
          <CheckoutReturn />
        </Suspense>
      )}
    </>
  );
}

/** Whether the address says that a checkout was paid. */
function useIsBackFromCheckout(): boolean {
  return new URLSearchParams(useLocation().search).get("checkout") === "success";
}
