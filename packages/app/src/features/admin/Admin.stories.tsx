import {
  adminMocks,
  featuredMocks,
  meMocks,
  sampleAllTeams,
  sampleAllTemplates,
  sampleAnalytics,
  sampleAudit,
  sampleFeaturable,
  sampleFoundOpportunities,
  sampleHealth,
  sampleHelpRequests,
  sampleHelpThread,
  samplePeople,
  sampleUser,
} from "@grantwright/api-client/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { auditCopy } from "./audit.copy.ts";
import { copy } from "./admin.copy.ts";

const meta = preview.meta({
  title: "Screens/Admin",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/superadmin" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(
      meMocks.get.ok({ ...sampleUser, isSuperAdmin: true }),
      adminMocks.help.ok(({ query }) =>
        sampleHelpRequests.filter(
          ({ isAnswered }) => query.get("state") === "all" || isAnswered === (query.get("state") === "answered"),
        ),
      ),
      adminMocks.helpThread.ok(sampleHelpThread),
      adminMocks.people.ok(samplePeople),
      adminMocks.teams.ok(sampleAllTeams),
      adminMocks.templates.ok(sampleAllTemplates),
      adminMocks.opportunities.ok(sampleFoundOpportunities),
      featuredMocks.list.ok(sampleFeaturable),
      adminMocks.analytics.ok(sampleAnalytics),
      adminMocks.audit.ok(sampleAudit),
      adminMocks.health.ok(sampleHealth),
      ...workingAccount(),
    );
  },
});

export const Help = meta.story({
  parameters: { spec: ["1.2-route-superadmin", "1.6-super-admin", "1.1-admin-link"] },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("link", { name: "Exporting with page numbers" })).toBeVisible();
    await expect(await screen.findByRole("tab", { name: /Help.*1 open/ })).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: copy.helpAnswered }));
    await expect(await screen.findByRole("link", { name: "A second person in our account" })).toBeVisible();
  },
});

export const HelpNobodyWaits = meta.story({
  beforeEach: ({ msw }) => msw.use(adminMocks.help.ok([])),
  play: async () => {
    await expect(await screen.findByText(copy.noHelp.open)).toBeVisible();
  },
});

export const HelpRequest = meta.story({
  args: { path: `/superadmin?view=help&request=${sampleHelpRequests[0]!.id}` },
  play: async ({ msw, userEvent }) => {
    const answered: string[] = [];
    msw.use(
      adminMocks.answerHelp.ok(({ body }) => {
        answered.push(body.content);
        return { ...sampleHelpThread.thread[0]!, _id: "66f0aa10bb20cc30dd40f0ff" };
      }),
    );
    await expect(await screen.findByText("The county wants page numbers on every sheet.")).toBeVisible();
    const field = screen.getByRole("textbox", { name: copy.answer });
    await userEvent.click(screen.getByRole("button", { name: copy.send }));
    await expect(await screen.findByText(copy.answerEmpty)).toBeVisible();
    await userEvent.type(field, "Print from the proposal: the numbers are in the foot.");
    await userEvent.click(screen.getByRole("button", { name: copy.send }));
    await expect(await screen.findByText(copy.sent)).toBeVisible();
    await expect(answered).toEqual(["Print from the proposal: the numbers are in the foot."]);
    await expect(field).toHaveValue("");
  },
});

/** The answer stays where it was typed. */
export const AnswerFailed = meta.story({
  args: { path: `/superadmin?view=help&request=${sampleHelpRequests[0]!.id}` },
  beforeEach: ({ msw }) => msw.use(adminMocks.answerHelp.error(500)),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("textbox", { name: copy.answer });
    await userEvent.type(field, "Print it.");
    await userEvent.click(screen.getByRole("button", { name: copy.send }));
    await expect(await screen.findByText(copy.answerFailed)).toBeVisible();
    await expect(field).toHaveValue("Print it.");
  },
});

export const People = meta.story({
  args: { path: "/superadmin?view=people" },
  play: async ({ msw, userEvent }) => {
    msw.use(adminMocks.changePerson.ok(({ body }) => ({ ...samplePeople.people[1]!, ...body })));
    await userEvent.click(await screen.findByRole("button", { name: copy.actions("Tomas Reyhl") }));
    await userEvent.click(await screen.findByRole("button", { name: copy.giveFive }));
    await expect(await screen.findByText(copy.gave("Tomas Reyhl", 5))).toBeVisible();
    await expect(screen.getByText(copy.noInstantDrafts)).toBeVisible();
  },
});

export const PeopleNothingFound = meta.story({
  args: { path: "/superadmin?view=people" },
  beforeEach: ({ msw }) =>
    msw.use(adminMocks.people.ok(({ query }) => (query.get("search") ? { total: 0, people: [] } : samplePeople))),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole("searchbox", { name: copy.search }), "nobody");
    await expect(await screen.findByText(copy.none)).toBeVisible();
  },
});

export const Teams = meta.story({
  args: { path: "/superadmin?view=teams" },
  play: async () => {
    await expect(await screen.findByRole("rowheader", { name: "Marrow Bridge Growers" })).toBeVisible();
  },
});

export const Templates = meta.story({
  args: { path: "/superadmin?view=templates" },
  beforeEach: ({ msw }) => {
    let templates = sampleAllTemplates;
    msw.use(
      adminMocks.templates.ok(() => templates),
      adminMocks.changeTemplate.ok(({ params, body }) => {
        templates = templates.map((each) => (each.id === params.adminTemplateId ? { ...each, ...body } : each));
        return templates[0]!;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const name = "Community project grant";
    await userEvent.click(await screen.findByRole("switch", { name: `${copy.isPublished}: ${name}` }));
    await expect(await screen.findByText(copy.withdrawn(name))).toBeVisible();
    await waitFor(() => expect(screen.getByRole("switch", { name: `${copy.isPublished}: ${name}` })).not.toBeChecked());
  },
});

/** A found grant without a date that can be read: the others can be decided on. */
export const OddOpportunities = meta.story({
  args: { path: "/superadmin?view=opportunities" },
  beforeEach: ({ msw }) =>
    msw.use(
      adminMocks.opportunities.ok([
        {
          ...sampleFoundOpportunities[0]!,
          id: "66f0aa10bb20cc30dd40ef33",
          title: null,
          dueDate: "no date",
          forName: null,
          state: "haiku",
        } as never,
        ...sampleFoundOpportunities,
      ]),
    ),
  play: async () => {
    await expect(await screen.findByRole("heading", { name: sampleFoundOpportunities[0]!.title })).toBeVisible();
    await expect(screen.queryByText(/undefined|null|Invalid/)).not.toBeInTheDocument();
  },
});

export const Opportunities = meta.story({
  args: { path: "/superadmin?view=opportunities" },
  beforeEach: ({ msw }) => {
    let found = sampleFoundOpportunities;
    msw.use(
      adminMocks.opportunities.ok(() => found),
      adminMocks.reviewOpportunity.ok(({ body }) => {
        const [first] = found;
        found = [];
        return { ...first!, ...body };
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.pass }));
    await expect(await screen.findByText(copy.passed)).toBeVisible();
    await expect(await screen.findByText(copy.noOpportunities)).toBeVisible();
  },
});

export const Visits = meta.story({
  args: { path: "/superadmin?view=visits" },
  play: async () => {
    await expect(await screen.findByText(copy.views30(412))).toBeVisible();
    await expect(screen.getByText("/drafts/:id")).toBeVisible();
  },
});

export const Health = meta.story({
  args: { path: "/superadmin?view=health" },
  play: async () => {
    await expect(await screen.findByText("SMTP server mail.example.org")).toBeVisible();
    await expect(screen.getByText(copy.workerOk)).toBeVisible();
  },
});

export const HealthBad = meta.story({
  args: { path: "/superadmin?view=health" },
  beforeEach: ({ msw }) =>
    msw.use(
      adminMocks.health.ok({
        ...sampleHealth,
        mail: { ...sampleHealth.mail, waiting: 12, failed: 3, lastError: "connect ECONNREFUSED" },
        tasks: {
          ...sampleHealth.tasks,
          worker: "dead",
          queued: 9,
          failed: 2,
          oldestQueuedAt: "2026-11-21T06:00:00.000Z",
        },
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(copy.workerDead)).toBeVisible();
    await expect(screen.getByText("connect ECONNREFUSED")).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { path: "/superadmin?view=people" },
  beforeEach: ({ msw }) => msw.use(adminMocks.people.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  args: { path: "/superadmin?view=teams" },
  beforeEach: ({ msw }) => msw.use(adminMocks.teams.error(500)),
  play: async () => {
    await expect(await screen.findByText(copy.failed)).toBeVisible();
  },
});

/** Nobody else gets in: they are led home. */
export const NotAnAdmin = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok(sampleUser)),
  play: async () => {
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/));
  },
});

/** What everybody may read. */
export const Featured = meta.story({
  args: { path: "/superadmin?view=featured" },
  beforeEach: ({ msw }) => {
    let docs = sampleFeaturable;
    msw.use(
      featuredMocks.list.ok(() => docs),
      featuredMocks.change.ok(({ params, body }) => {
        docs = docs.map((each) => (each.id === params.adminDocId ? { ...each, ...body } : each));
        return docs[1]!;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const { id, title } = sampleFeaturable[1]!;
    const toggle = await screen.findByRole("switch", { name: `${copy.isFeatured}: ${title}` });
    await userEvent.click(toggle);
    await expect(await screen.findByText(copy.featuredNow(title))).toBeVisible();
    await expect(await screen.findByRole("link", { name: `/featured/docs/${id}` })).toBeVisible();
  },
});

export const NothingToFeature = meta.story({
  args: { path: "/superadmin?view=featured" },
  beforeEach: ({ msw }) => msw.use(featuredMocks.list.ok([])),
  play: async () => {
    await expect(await screen.findByText(copy.noProposals)).toBeVisible();
  },
});

/** Answers with the sample log, and keeps what it was asked for, the newest last. */
function askedOfAudit(msw: { use: (handler: ReturnType<typeof adminMocks.audit.ok>) => void }) {
  const asked: Record<string, string>[] = [];
  msw.use(
    adminMocks.audit.ok(({ query }) => {
      asked.push(Object.fromEntries(query));
      return sampleAudit;
    }),
  );
  return asked;
}

export const Audit = meta.story({
  args: { path: "/superadmin?view=audit" },
  play: async ({ msw, userEvent }) => {
    const asked = askedOfAudit(msw);
    await expect(await screen.findByRole("cell", { name: "Changed a member’s role" })).toBeVisible();
    await expect(screen.getByText(auditCopy.nobody)).toBeVisible();
    await expect(screen.getByText(auditCopy.command)).toBeVisible();
    await expect(screen.getByText(auditCopy.gone("66f0aa10bb20cc30dd40ee59"))).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: auditCopy.area.rights }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ area: "rights", limit: "50" }));
    await userEvent.type(screen.getByRole("searchbox", { name: auditCopy.search }), "ines");
    await waitFor(() => expect(asked.at(-1)).toEqual({ area: "rights", search: "ines", limit: "50" }));
    await expect(screen.getByRole("link", { name: auditCopy.download })).toHaveAttribute(
      "href",
      "/api/a/admin/audit/file?search=ines&area=rights",
    );
    await userEvent.click(screen.getByRole("button", { name: auditCopy.more }));
    await waitFor(() => expect(asked.at(-1)?.limit).toBe("100"));
  },
});

export const AuditOfDays = meta.story({
  args: { path: "/superadmin?view=audit" },
  play: async ({ msw, userEvent }) => {
    const asked = askedOfAudit(msw);
    const type = async (day: string, parts: [name: RegExp, digits: string][]) => {
      const field = within(await screen.findByRole("group", { name: day }));
      for (const [name, digits] of parts) {
        field.getByRole("spinbutton", { name }).focus();
        await userEvent.keyboard(digits);
      }
    };
    await type(auditCopy.from, [
      [/^month/, "11"],
      [/^day/, "1"],
      [/^year/, "2026"],
    ]);
    await waitFor(() => expect(asked.at(-1)).toEqual({ from: "2026-11-01", limit: "50" }));
    await type(auditCopy.until, [
      [/^month/, "11"],
      [/^day/, "5"],
      [/^year/, "2026"],
    ]);
    await waitFor(() => expect(asked.at(-1)).toEqual({ from: "2026-11-01", until: "2026-11-05", limit: "50" }));
    await expect(screen.getByRole("link", { name: auditCopy.download })).toHaveAttribute(
      "href",
      "/api/a/admin/audit/file?from=2026-11-01&until=2026-11-05",
    );
    await type(auditCopy.from, [[/^day/, "9"]]);
    await expect(await screen.findByText(auditCopy.turned)).toBeVisible();
    // What was right is shown still.
    await expect(screen.getByRole("cell", { name: "Changed a member’s role" })).toBeVisible();
    await expect(asked.at(-1)).toEqual({ from: "2026-11-01", until: "2026-11-05", limit: "50" });
  },
});

export const AuditEmpty = meta.story({
  args: { path: "/superadmin?view=audit" },
  beforeEach: ({ msw }) => msw.use(adminMocks.audit.ok({ entries: [], hasMore: false })),
  play: async () => {
    await expect(await screen.findByText(copy.none)).toBeVisible();
    await expect(screen.queryByRole("button", { name: auditCopy.more })).not.toBeInTheDocument();
  },
});

export const AuditFailed = meta.story({
  args: { path: "/superadmin?view=audit" },
  beforeEach: ({ msw }) => msw.use(adminMocks.audit.error(500)),
  play: async () => {
    await expect(await screen.findByText(copy.failed)).toBeVisible();
  },
});

export const SignedOutEverywhere = meta.story({
  args: { path: "/superadmin?view=people" },
  play: async ({ msw, userEvent }) => {
    const changes: unknown[] = [];
    const [person] = samplePeople.people;
    msw.use(
      adminMocks.changePerson.ok(({ body }) => {
        changes.push(body);
        return person!;
      }),
    );
    await userEvent.click(await screen.findByRole("button", { name: copy.actions(person!.name) }));
    await userEvent.click(await screen.findByRole("button", { name: copy.signOut }));
    await expect(await screen.findByText(copy.signedOut(person!.name))).toBeVisible();
    await expect(changes).toEqual([{ signOut: true }]);
  },
});

export const EndSecondFactor = meta.story({
  args: { path: "/superadmin?view=people" },
  play: async ({ msw, userEvent }) => {
    const person = samplePeople.people.find(({ hasSecondFactor }) => hasSecondFactor);
    const ended: string[] = [];
    msw.use(adminMocks.endSecondFactor.ok(({ params }) => void ended.push(params.userId)));
    await userEvent.click(await screen.findByRole("button", { name: copy.actions(person!.name) }));
    await userEvent.click(await screen.findByRole("button", { name: copy.endSecondFactor }));
    await expect(await screen.findByText(copy.endedSecondFactor(person!.name))).toBeVisible();
    await expect(ended).toEqual([person!.id]);
  },
});
