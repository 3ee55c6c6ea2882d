import { createElement } from "react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import * as ui from "./index.ts";

const elements: Record<string, ReactElement> = {
  theme: createElement(ui.ThemeProvider, { children: createElement(ui.Text, { children: "Hello" }) }),
  Button: createElement(ui.Button, { children: "Create Outline", isUnavailable: true, unavailableReason: "Not yet" }),
  IconButton: createElement(ui.IconButton, { label: "Dismiss", icon: createElement(ui.CloseIcon) }),
  Link: createElement(ui.Link, { href: "/docs", children: "Proposals" }),
  ButtonLink: createElement(ui.ButtonLink, { href: "/docs/new", children: "Create" }),
  CopyButton: createElement(ui.CopyButton, { text: "text" }),
  Wordmark: createElement(ui.Wordmark),
  ProgressMarkers: createElement(ui.ProgressMarkers, { value: 50 }),
  ProgressThread: createElement(ui.ProgressThread, {
    value: 62,
    from: "Start",
    to: "Outline Created",
    label: "Creating",
  }),
  MiniThread: createElement(ui.MiniThread, { value: 40, label: "Outline Created" }),
  PaperField: createElement(ui.PaperField, {
    label: "Methods",
    value: "Soil",
    onChange: () => {},
    limit: 2,
    ringMax: 2,
  }),
  TextField: createElement(ui.TextField, { label: "Email", errorMessage: "Wrong" }),
  PasswordField: createElement(ui.PasswordField, { label: "Password", autoComplete: "new-password" }),
  TextArea: createElement(ui.TextArea, { label: "Message", value: "", onChange: () => {}, ringMax: 5000 }),
  SearchField: createElement(ui.SearchField, { label: "Search" }),
  Checkbox: createElement(ui.Checkbox, { label: "Yes" }),
  Switch: createElement(ui.Switch, { label: "On" }),
  RadioGroup: createElement(ui.RadioGroup, { label: "Priority", options: [{ value: "low", label: "Low" }] }),
  SegmentedControl: createElement(ui.SegmentedControl, {
    label: "Type",
    value: "grant",
    onChange: () => {},
    options: [{ value: "grant", label: "Grant" }],
  }),
  FileButton: createElement(ui.FileButton, { onSelect: () => {}, children: "Attach files" }),
  FileList: createElement(ui.FileList, { files: [{ id: "1", name: "a.pdf", size: 1, status: "failed" }] }),
  SafeHtml: createElement(ui.SafeHtml, { html: "<p>Safe</p><script>alert(1)</script>" }),
  RotatingHeadline: createElement(ui.RotatingHeadline, {
    before: "Turn your",
    words: [{ text: "idea", lang: "en" }],
    after: "into funded reality",
    label: "Turn your idea into funded reality",
  }),
  RelativeTime: createElement(ui.RelativeTime, { date: "2026-11-21T00:00:00Z" }),
  Avatar: createElement(ui.Avatar, { id: "1", name: "Ines Okafor" }),
};

it.each(Object.entries(elements))("%s renders on a server", (_, element) => {
  expect(renderToString(element)).not.toBe("");
});

it("shows a server only the text of foreign HTML", () => {
  const html = renderToString(createElement(ui.SafeHtml, { html: "<p>Safe &lt;b&gt;</p><script>alert(1)</script>" }));
  expect(html).toContain("Safe &lt;b&gt;");
  expect(html).not.toContain("alert");
});
