import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import * as ui from "./index.ts";

function ignore() {}

const home = { href: "/", label: "Dashboard" };
const place = { href: "/messages", label: "Team Inbox", icon: <ui.InboxIcon />, badgeCount: 2, badgeLabel: "2 unread" };

const elements: Record<string, ReactElement> = {
  ThemeProvider: (
    <ui.ThemeProvider>
      <ui.Text>Hello</ui.Text>
    </ui.ThemeProvider>
  ),
  Button: (
    <ui.Button isUnavailable unavailableReason="Not yet">
      Create Outline
    </ui.Button>
  ),
  IconButton: <ui.IconButton label="Dismiss" icon={<ui.CloseIcon />} />,
  Link: <ui.Link href="/docs">Proposals</ui.Link>,
  ButtonLink: <ui.ButtonLink href="/docs/new">Create</ui.ButtonLink>,
  CopyButton: <ui.CopyButton text="text" />,
  Wordmark: <ui.Wordmark />,
  ProgressMarkers: <ui.ProgressMarkers value={50} />,
  ProgressThread: <ui.ProgressThread value={62} from="Start" to="Outline Created" label="Creating" />,
  MiniThread: <ui.MiniThread value={40} label="Outline Created" />,
  PaperField: <ui.PaperField label="Methods" value="Soil" onChange={ignore} limit={2} ringMax={2} />,
  TextField: <ui.TextField label="Email" errorMessage="Wrong" />,
  PasswordField: <ui.PasswordField label="Password" autoComplete="new-password" />,
  NumberField: <ui.NumberField label="Pages" value={12} onChange={ignore} hasButtons />,
  DateTimeField: <ui.DateTimeField label="Deadline" value="2026-11-22T17:00" onChange={ignore} />,
  TextArea: <ui.TextArea label="Message" value="" onChange={ignore} ringMax={5000} />,
  SearchField: <ui.SearchField label="Search" />,
  Checkbox: <ui.Checkbox label="Yes" />,
  Switch: <ui.Switch label="On" />,
  RadioGroup: <ui.RadioGroup label="Priority" options={[{ value: "low", label: "Low" }]} />,
  SegmentedControl: (
    <ui.SegmentedControl label="Type" value="grant" onChange={ignore} options={[{ value: "grant", label: "Grant" }]} />
  ),
  FileButton: <ui.FileButton onSelect={ignore}>Attach files</ui.FileButton>,
  FileList: <ui.FileList files={[{ id: "1", name: "a.pdf", size: 1, status: "failed" }]} />,
  SafeHtml: <ui.SafeHtml html="<p>Safe</p>" />,
  RotatingHeadline: (
    <ui.RotatingHeadline
      before="Turn your"
      words={[{ text: "idea", lang: "en" }]}
      after="into funded reality"
      label="Turn your idea into funded reality"
    />
  ),
  RelativeTime: <ui.RelativeTime date="2026-11-21T00:00:00Z" />,
  Avatar: <ui.Avatar id="1" name="Ines Okafor" />,
  Shell: (
    <ui.Shell
      sidebar={<ui.Sidebar label="Main" home={home} items={[place]} />}
      topBar={
        <ui.TopBar home={home}>
          <ui.TopBarLink {...place} />
        </ui.TopBar>
      }
      bottomBar={<ui.BottomBar label="Main" items={[place]} />}
      sideActions={<ui.SideActions label="Help" items={[{ label: "Help", icon: <ui.HelpIcon />, onPress: ignore }]} />}
    >
      Page
    </ui.Shell>
  ),
  TopLine: <ui.TopLine label="Main" home={home} links={[]} />,
  Banner: <ui.Banner tone="attention">Review required</ui.Banner>,
  ProgressBar: <ui.ProgressBar label="Uploading" value={3} max={5} />,
  LoadingRegion: (
    <ui.LoadingRegion label="Loading">
      <ui.Skeleton lines={2} />
    </ui.LoadingRegion>
  ),
  EmptyState: <ui.EmptyState title="No drafts" />,
  ErrorState: <ui.ErrorState title="Failed" onRetry={ignore} />,
  ErrorSummary: <ui.ErrorSummary title="Please complete" items={[{ id: "1", label: "Need", href: "#need" }]} />,
  SaveStatus: <ui.SaveStatus state="saved" savedAt={new Date(0)} />,
  HoverMenu: (
    <ui.HoverMenu label="Account" trigger={<ui.UserIcon />}>
      <ui.MenuPanel>
        <ui.MenuPanelLink href="/team">Create Team</ui.MenuPanelLink>
      </ui.MenuPanel>
    </ui.HoverMenu>
  ),
  Menu: (
    <ui.Menu trigger={<ui.IconButton label="Actions" icon={<ui.EllipsisIcon />} />}>
      <ui.MenuItem id="rename">Rename</ui.MenuItem>
      <ui.SubMenu label="Move">
        <ui.MenuItem id="team">Common Ground</ui.MenuItem>
      </ui.SubMenu>
    </ui.Menu>
  ),
  Tooltip: (
    <ui.Tooltip content="Copies the text">
      <ui.Button>Copy</ui.Button>
    </ui.Tooltip>
  ),
  Popover: (
    <ui.Popover label="Source" trigger={<ui.Button>Source</ui.Button>}>
      Calls
    </ui.Popover>
  ),
  Sheet: (
    <ui.Sheet title="In the margin" isOpen={false} onOpenChange={ignore}>
      Notes
    </ui.Sheet>
  ),
  Disclosure: <ui.Disclosure title="More">Text</ui.Disclosure>,
  GrantCard: <ui.GrantCard href="/grants/1" title="Small Plots" funder="Trust" place="Alder" description="Fences" />,
  BookmarkStrip: (
    <ui.BookmarkStrip>
      <ui.BookmarkTile href="/grants/1" title="Small Plots" funder="Trust" deadline="2026-11-27T00:00:00Z" />
    </ui.BookmarkStrip>
  ),
  Tabs: <ui.Tabs label="Messages" tabs={[{ id: "inbox", label: "Inbox", content: "Nothing unread" }]} />,
  SplitMessagesPane: <ui.SplitMessagesPane groupId="messages" renderList={() => "Messages"} onBack={ignore} />,
  Select: <ui.Select label="County" options={[{ value: "alder", label: "Alder" }]} />,
  Card: (
    <ui.Card title="Credits" footer="Three left">
      A draft costs nothing.
    </ui.Card>
  ),
  Deadline: <ui.Deadline date="2026-11-27T00:00:00Z" now={new Date("2026-11-21T00:00:00Z")} />,
  FileDrop: <ui.FileDrop label="Drop files here" onSelect={ignore} />,
  PlanCard: (
    <ui.PlanCardList>
      <ui.PlanCard title="A year" description="Teams" price={190} items={["24"]} href="/buy" linkLabel="Subscribe" />
    </ui.PlanCardList>
  ),
  ReportRow: <ui.ReportRow href="/grants/2" title="Final report" funder="Trust" />,
};

it.each(Object.entries(elements))("%s renders on a server", (_, element) => {
  expect(renderToString(element)).not.toBe("");
});

it("leaves toasts and dialogs to the browser", () => {
  const overlays = (
    <>
      <ui.ToastRegion />
      <ui.Dialog title="Need Help?" isOpen onOpenChange={ignore} />
      <ui.ConfirmDialog title="Send?" confirmLabel="Yes" cancelLabel="No" onConfirm={ignore} onCancel={ignore} />
    </>
  );
  expect(renderToString(overlays)).toBe("");
});

it("shows a server only the text of foreign HTML", () => {
  const html = renderToString(<ui.SafeHtml html={"<p>Safe &lt;b&gt;</p><script>alert(1)</script>"} />);
  expect(html).toContain("Safe &lt;b&gt;");
  expect(html).not.toContain("alert");
});
