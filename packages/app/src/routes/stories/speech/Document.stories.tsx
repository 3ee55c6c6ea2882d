import { docMocks, sampleProposal } from "@grantwright/api-client/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { copy } from "../../../features/proposals/DocumentScreen/document.copy.ts";
import { sendCopy } from "../../../features/proposals/DocumentScreen/send/send.copy.ts";
import { AppStage } from "../AppStage.tsx";
import { forgetDevice, workingAccount } from "../storyDefaults.ts";
import {
  expectSaidOnce,
  expectSpoken,
  heard,
  readThrough,
  spokenAt,
  startScreenReader,
  stopScreenReader,
} from "./screenReader.ts";

const meta = preview.meta({
  title: "Speech/Document",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/docs/${sampleProposal.id}` },
  globals: { viewport: { value: "large" } },
  // The same screens are held against axe where their states are shown.
  parameters: { layout: "fullscreen", a11y: { test: "off" } },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(docMocks.detail.ok(sampleProposal), docMocks.version.ok(sampleProposal), ...workingAccount());
    return stopScreenReader;
  },
});

const summary = sampleProposal.sections.find(({ title }) => title === "Executive summary")!;
const section = () => screen.findByRole("region", { name: summary.title });

/** A section is a part of its own: its headline, what can be done with it, and its text as it is. */
export const Section = meta.story({
  play: async () => {
    await section();
    await startScreenReader();
    const said = await readThrough(await section());
    await expect(said.slice(0, 2)).toEqual([`region, ${summary.title}`, `heading, ${summary.title}, level 2`]);
    await expect(said).toContain(`button, ${copy.edit}: ${summary.title}`);
    await expect(said).toContain(summary.text);
    await expect(said.at(-1)).toBe(`end of region, ${summary.title}`);
  },
});

/** What is written in another language than the page's is spoken in that. */
export const OtherLanguage = meta.story({
  beforeEach: ({ msw }) => {
    const doc = { ...sampleProposal, lang: "cy" };
    msw.use(docMocks.detail.ok(doc), docMocks.version.ok(doc));
  },
  play: async () => {
    const words = within(await section()).getByText(summary.text);
    await waitFor(() => expect(words.closest("[lang]")).toHaveAttribute("lang", "cy"));
  },
});

export const Editing = meta.story({
  beforeEach: ({ msw }) => {
    let doc = sampleProposal;
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.version.ok(() => doc),
      docMocks.updateSection.ok(({ body }) => {
        const edited = { ...summary, text: body.userValue, html: `<p>${body.userValue}</p>`, edited: true };
        doc = { ...doc, sections: doc.sections.map((other) => (other.id === summary.id ? edited : other)) };
        return edited;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const place = within(await section());
    const edit = place.getByRole("button", { name: /^Edit/ });
    await startScreenReader();
    await expect(await spokenAt(edit)).toBe(`button, ${copy.edit}: ${summary.title}`);
    await userEvent.keyboard("{Enter}");
    await expectSpoken(/^textbox, Executive summary/);
    await userEvent.type(await place.findByRole("textbox"), " And our own word.");
    await expect(heard()).toEqual([]);
    await userEvent.click(place.getByRole("button", { name: copy.save }));
    await expectSpoken(/^button, Edit \(Edited\): Executive summary/);
  },
});

export const SendPanel = meta.story({
  beforeEach: ({ msw }) => {
    let doc = sampleProposal;
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.version.ok(() => doc),
      docMocks.update.ok(({ body }) => {
        doc = { ...doc, ...(body.sentOn && { sentOn: body.sentOn }) };
        return doc;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole("region", { name: sendCopy.title }));
    await startScreenReader();
    await expect(await spokenAt(panel.getByRole("button", { name: sendCopy.sent }))).toBe(`button, ${sendCopy.sent}`);
    await userEvent.keyboard("{Enter}");
    await panel.findByText(/^Sent on /);
    await expectSaidOnce(/^Sent on /);
    await expect(await spokenAt(panel.getByRole("button", { name: sendCopy.undo }))).toBe(`button, ${sendCopy.undo}`);
  },
});

/** It is said to be done at once; that it is not is said once, in the middle of whatever else is said. */
export const Toast = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.update.error(500)),
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole("region", { name: sendCopy.title }));
    const sent = panel.getByRole("button", { name: sendCopy.sent });
    sent.focus();
    await startScreenReader();
    await userEvent.keyboard("{Enter}");
    await screen.findByText(sendCopy.failed);
    await expect(heard()).toEqual([expect.stringMatching(/^Sent on /), expect.stringContaining(sendCopy.failed)]);
    await expect(screen.getByText(sendCopy.failed).closest('[role="alert"]')).not.toBeNull();
  },
});
