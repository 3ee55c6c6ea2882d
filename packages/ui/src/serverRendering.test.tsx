import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import * as ui from "./index.ts";

function ignore() {}

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
};

it.each(Object.entries(elements))("%s renders on a server", (_, element) => {
  expect(renderToString(element)).not.toBe("");
});

it("shows a server only the text of foreign HTML", () => {
  const html = renderToString(<ui.SafeHtml html={"<p>Safe &lt;b&gt;</p><script>alert(1)</script>"} />);
  expect(html).toContain("Safe &lt;b&gt;");
  expect(html).not.toContain("alert");
});
