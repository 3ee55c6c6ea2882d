import type { Schemas } from "@grantwright/api-client";
import {
  docMocks,
  meMocks,
  sampleOwnTemplate,
  sampleReading,
  sampleSentToModel,
  sampleUser,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { sentCopy } from "../../components/sent/sent.copy.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { signedOutCopy } from "../../session/signedOut.copy.ts";
import { keyDateCopy } from "./keyDates.copy.ts";
import { copy } from "./templates.copy.ts";
import { problemCopy } from "./templateModel.ts";

const meta = preview.meta({
  title: "Screens/New template",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/templates/new" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    made.mockClear();
    msw.use(
      templateMocks.create.ok(({ body }) => {
        made(body);
        return sampleOwnTemplate;
      }),
      templateMocks.readCall.ok(sampleReading),
      templateMocks.detail.ok(sampleOwnTemplate),
      ...workingAccount(),
    );
  },
});

const keys: (string | null)[] = [];
const made = fn<(body: Schemas["TemplateRequest"]) => void>();
const asked = fn<(body: Schemas["ReadCallRequest"]) => void>();
const modelFailed = "The model gave no usable answer: this was read by rules alone.";
const call = "Small Plots Fund\n\nApplication questions\n1. Why here? Show the need with local evidence. (250 words)";
const make = () => screen.getByRole("button", { name: copy.make });

const paste = async (text = call) => {
  await fireEvent.click(await screen.findByRole("radio", { name: copy.fromCall }));
  const field = await screen.findByRole("textbox", { name: copy.call });
  await fireEvent.change(field, { target: { value: text } });
  return field;
};
const read = async () => {
  await paste();
  await fireEvent.click(screen.getByRole("button", { name: copy.read }));
};
const checked = async () => {
  await read();
  await screen.findByRole("heading", { level: 1, name: copy.checkTitle });
};

export const Blank = meta.story({
  play: async ({ userEvent }) => {
    const make = await screen.findByRole("button", { name: copy.makeBlank });
    await expect(screen.getByRole("link", { name: copy.templates })).toHaveAttribute("href", "/templates");
    await userEvent.click(make);
    const name = screen.getByRole("textbox", { name: /^Name/ });
    await expect(name).toHaveAccessibleDescription(new RegExp(problemCopy.name));
    await fireEvent.change(name, { target: { value: "Small Plots, spring" } });
    await userEvent.click(make);
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(`/templates/${sampleOwnTemplate.id}`));
    await expect(made).toHaveBeenCalledWith({
      name: "Small Plots, spring",
      type: "grant",
      fields: [],
      documentChecklist: [],
    });
  },
});

export const CallPasted = meta.story({
  play: async ({ userEvent }) => {
    await fireEvent.click(await screen.findByRole("radio", { name: copy.fromCall }));
    await userEvent.click(screen.getByRole("button", { name: copy.read }));
    await expect(await screen.findByText(copy.callMissing)).toBeVisible();
    await paste();
    await expect(screen.queryByText(copy.callMissing)).not.toBeInTheDocument();
    await waitFor(() => expect(Object.values(localStorage).join()).toContain("Show the need with local evidence"));
  },
});

export const Reading = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.readCall.pending()),
  play: async () => {
    await read();
    await expect(await screen.findByText(copy.readingLong)).toBeVisible();
  },
});

const { writer } = sampleSentToModel;
const byModel = meMocks.get.ok({ ...sampleUser, writer });

/** A model goes through the call: that is said before, with what it would get, and while it does. Nobody has to wait for it. */
export const ReadingByModel = meta.story({
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      byModel,
      docMocks.sent.ok(sampleSentToModel),
      templateMocks.readCall.ok(async ({ body }) => {
        asked(body);
        if (!body.byRules) await new Promise(() => {});
        return sampleReading;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await paste();
    await expect(screen.getByText(copy.callTextOfModel(writer.label))).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: sentCopy.open }));
    const dialog = within(await screen.findByRole("dialog", { name: sentCopy.title }));
    await userEvent.click(dialog.getByRole("button", { name: sentCopy.close }));
    await userEvent.click(screen.getByRole("button", { name: copy.read }));
    await expect(await screen.findByText(copy.readingByModel(writer.label))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy.readByRules }));
    const heading = await screen.findByRole("heading", { level: 1, name: copy.checkTitle });
    await waitFor(() => expect(heading.parentElement).toHaveFocus());
    await expect(asked.mock.calls).toEqual([[{ text: call }], [{ text: call, byRules: true }]]);
  },
});

export const PointedOutByModel = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(byModel, templateMocks.readCall.ok({ ...sampleReading, pointedOutBy: writer.label })),
  play: async () => {
    await checked();
    await expect(screen.getByText(copy.pointedOutBy(writer.label))).toBeVisible();
  },
});

/** It did not answer: that is said, and what rules found is there. */
export const ModelFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(byModel, templateMocks.readCall.ok({ ...sampleReading, note: modelFailed })),
  play: async () => {
    await checked();
    await expect(screen.getByText(modelFailed)).toBeVisible();
    await expect(screen.queryByText(copy.pointedOutBy(writer.label))).not.toBeInTheDocument();
  },
});

/** Every finding stands beside its line; one is changed, one dropped, and the template is made of the rest. */
export const Checked = meta.story({
  play: async ({ userEvent }) => {
    await checked();
    await expect(screen.getByText("1. Why here? Show the need with local evidence. (250 words)")).toBeVisible();
    await expect(screen.getByText(copy.line(4))).toBeVisible();
    // What the field says word for word is not quoted beside it.
    await expect(screen.getByText(`${copy.line(9)}, ${copy.asWritten}`)).toBeVisible();
    await expect(screen.queryByText("- a budget")).not.toBeInTheDocument();
    // Nor is a line that says the field and the limit below it.
    await expect(screen.getByText(`${copy.line(5)}, ${copy.asWritten}`)).toBeVisible();
    await expect(screen.queryByText("2. What will you do? (500 words)")).not.toBeInTheDocument();
    await expect(screen.getByText(copy.zoneMissing)).toBeVisible();
    // Each field stands in the same column, whatever is quoted for it.
    const columns = [copy.funderName, copy.amount, copy.titleOf(1)].map((name) => {
      const { left, width } = screen.getByRole("textbox", { name }).getBoundingClientRect();
      return `${left} ${width}`;
    });
    await expect(new Set(columns).size).toBe(1);
    await fireEvent.change(screen.getByRole("textbox", { name: copy.titleOf(1) }), {
      target: { value: "Why in Alder?" },
    });
    // What is read is used; leaving out is the exception, told once, and can be taken back.
    const leaveOut = (label: string) => screen.getByRole("button", { name: copy.leaveOutOf(label) });
    await userEvent.click(leaveOut(copy.funderName));
    await expect(screen.getByText(copy.used(12, 13))).toHaveRole("status");
    const takeBack = screen.getByRole("button", { name: copy.takeBackOf(copy.funderName) });
    await expect(takeBack).toHaveFocus();
    await expect(screen.queryByRole("textbox", { name: copy.funderName })).not.toBeInTheDocument();
    await userEvent.click(takeBack);
    await expect(screen.getByRole("textbox", { name: copy.funderName })).toHaveValue("The Hollin Vey Trust");
    await userEvent.click(leaveOut(copy.untitled(2)));
    await userEvent.click(leaveOut(copy.amount));
    await expect(screen.getByRole("textbox", { name: keyDateCopy.what(1) })).toHaveValue("Letter of intent");
    await userEvent.click(leaveOut(keyDateCopy.entry(2)));
    await userEvent.click(make());
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(`/templates/${sampleOwnTemplate.id}`));
    await expect(made.mock.calls[0]![0]).toMatchObject({
      name: "Small Plots Fund",
      funderName: "The Hollin Vey Trust",
      amount: null,
      deadline: "2027-03-15T23:59:00.000Z",
      keyDates: [{ id: "date-1", day: "2027-01-22", what: "Letter of intent", readFrom: { line: 11 } }],
      pageLimit: 4,
      format: { fontFamily: "Arial", fontSize: 11 },
      fields: [{ title: "Why in Alder?", maxWordCount: 250, readFrom: { line: 4 } }],
      documentChecklist: [{ name: "a budget", category: "financial" }],
      readFrom: {
        funderName: { line: 2, text: "The Hollin Vey Trust" },
        eligibilityCriteria: { line: 14, text: "Groups with a bank account." },
      },
    });
    await expect(made.mock.calls[0]![0].readFrom).not.toHaveProperty("amount");
    await expect(Object.keys(localStorage).filter((key) => key.includes(".call"))).toEqual([]);
  },
});

/** What waits for the person is counted at the top, which leads there; once it is settled, or left out, nothing is said. */
export const NeedsYou = meta.story({
  play: async ({ userEvent }) => {
    await checked();
    const needs = () => screen.queryByRole("button", { name: copy.needs(1, 13, copy.needed.zone) });
    await userEvent.click(needs()!);
    const zone = screen.getByRole("button", { name: new RegExp(copy.zone) });
    await expect(zone).toHaveFocus();
    // Its row has a ground of its own, and it is named again beside the button that goes on.
    const row = zone.closest("li")!;
    await expect(getComputedStyle(row).backgroundColor).not.toBe(
      getComputedStyle(row.previousElementSibling!).backgroundColor,
    );
    await expect(screen.getByRole("button", { name: copy.stillNeeded(copy.needed.zone) })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy.leaveOutOf(copy.deadline) }));
    await expect(needs()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: copy.takeBackOf(copy.deadline) }));
    await fireEvent.change(screen.getByRole("textbox", { name: copy.name }), { target: { value: "" } });
    const both = copy.needs(2, 13, `${copy.needed.name}${copy.and}${copy.needed.zone}`);
    await userEvent.click(screen.getByRole("button", { name: both }));
    await expect(screen.getByRole("textbox", { name: copy.name })).toHaveFocus();
  },
});

/** A zone that a model read from words of the call waits for the person as well. */
export const NeedsYouForAZoneThatWasRead = meta.story({
  beforeEach: ({ msw }) => {
    const note = "No time zone is named: taken as the time of Denver. The model read it from “Alder County”: check it.";
    msw.use(templateMocks.readCall.ok({ ...sampleReading, deadline: { ...sampleReading.deadline!, note } }));
  },
  play: async () => {
    await checked();
    await expect(screen.getByRole("button", { name: copy.needs(1, 13, copy.needed.zone) })).toBeVisible();
  },
});

/** The call names no zone: the time stands as the funder wrote it, and keeps standing so in the zone that is chosen for it. */
export const ZoneChosen = meta.story({
  play: async ({ userEvent }) => {
    await checked();
    const deadline = screen.getByRole("group", { name: copy.deadline });
    await expect(deadline).toHaveTextContent(/23:59|11:59/);
    await userEvent.click(screen.getByRole("button", { name: new RegExp(copy.zone) }));
    await userEvent.click(await screen.findByRole("option", { name: /Chicago/ }));
    await waitFor(() => expect(screen.queryByText(copy.zoneMissing)).not.toBeInTheDocument());
    await expect(deadline).toHaveTextContent(/23:59|11:59/);
    await userEvent.click(make());
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    await expect(made.mock.calls[0]![0]).toMatchObject({
      deadline: "2027-03-16T04:59:00.000Z",
      readFrom: { deadline: { note: "No time zone is named: taken as the time of Chicago." } },
    });
  },
});

/** A model read the zone from words of the call: it is named and waits to be checked, and another can be chosen. */
export const ZoneReadByModel = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.readCall.ok({
        ...sampleReading,
        deadline: {
          ...sampleReading.deadline!,
          value: "2027-03-16T04:59:00.000Z",
          note: "No time zone is named: taken as the time of Chicago. The model read it from “Ardmore County, Minnesota”: check it.",
        },
      }),
    ),
  play: async ({ userEvent }) => {
    await checked();
    const deadline = screen.getByRole("group", { name: copy.deadline });
    await expect(deadline).toHaveTextContent(/23:59|11:59/);
    const read = copy.zoneRead("Ardmore County, Minnesota");
    await expect(screen.getByText(read)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy.needs(1, 13, copy.needed.zone) }));
    const zone = screen.getByRole("button", { name: new RegExp(copy.zone) });
    await expect(zone).toHaveFocus();
    await expect(zone).toHaveTextContent("Chicago");
    await userEvent.click(zone);
    await userEvent.click(await screen.findByRole("option", { name: /Denver/ }));
    await waitFor(() => expect(screen.queryByText(read)).not.toBeInTheDocument());
    await userEvent.click(make());
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    await expect(made.mock.calls[0]![0]).toMatchObject({
      deadline: "2027-03-16T05:59:00.000Z",
      readFrom: { deadline: { note: "No time zone is named: taken as the time of Denver." } },
    });
  },
});

/** Whoever finds it right says so, and nothing waits any more. */
export const ZoneConfirmed = ZoneReadByModel.extend({
  play: async ({ userEvent }) => {
    await checked();
    await userEvent.click(screen.getByRole("button", { name: copy.zoneIsRight }));
    const needs = copy.needs(1, 13, copy.needed.zone);
    await waitFor(() => expect(screen.queryByRole("button", { name: needs })).not.toBeInTheDocument());
    await expect(screen.getByRole("button", { name: new RegExp(copy.zone) })).toHaveTextContent("Chicago");
    await userEvent.click(make());
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    await expect(made.mock.calls[0]![0]).toMatchObject({
      deadline: "2027-03-16T04:59:00.000Z",
      readFrom: { deadline: { note: "No time zone is named: taken as the time of Chicago." } },
    });
  },
});

/** The funder counts the whole in words: so does the template. */
export const WholeInWords = meta.story({
  beforeEach: ({ msw }) => {
    const { pageLimit: _pages, ...rest } = sampleReading;
    const readFrom = { line: 16, text: "Your answers together may not exceed 2,500 words." };
    msw.use(templateMocks.readCall.ok({ ...rest, wordLimit: { value: "2500", readFrom } }));
  },
  play: async ({ userEvent }) => {
    await checked();
    await expect(screen.getByRole("textbox", { name: copy.wordLimit })).toHaveValue("2500");
    await userEvent.click(make());
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    await expect(made.mock.calls[0]![0]).toMatchObject({ wordLimit: 2500, readFrom: { wordLimit: { line: 16 } } });
  },
});

/** The call has no name: it is asked for. */
export const CheckedWithoutName = meta.story({
  beforeEach: ({ msw }) => {
    const { name: _name, ...rest } = sampleReading;
    msw.use(templateMocks.readCall.ok(rest));
  },
  play: async ({ userEvent }) => {
    await checked();
    await userEvent.click(make());
    const name = screen.getByRole("textbox", { name: copy.name });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(problemCopy.name);
    await expect(made).not.toHaveBeenCalled();
  },
});

export const NothingFound = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.readCall.ok({
        type: "grant",
        keyDates: [],
        format: [],
        notes: [],
        fields: [],
        documentChecklist: [],
        lineCount: 1,
      }),
    ),
  play: async ({ userEvent }) => {
    await read();
    await expect(await screen.findByRole("heading", { level: 1, name: copy.nothingTitle })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy.back }));
    const field = await screen.findByRole("textbox", { name: copy.call });
    await expect(field).toHaveValue(call);
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** A call of which only the facts were read: they are kept, and the sections are written by hand. */
export const NoSectionsFound = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.readCall.ok({
        type: "grant",
        name: { value: "Alder Small Grants", readFrom: { line: 1, text: "Alder Small Grants" } },
        keyDates: [],
        format: [],
        notes: [],
        fields: [],
        documentChecklist: [],
        lineCount: 12,
      }),
    ),
  play: async ({ userEvent }) => {
    await read();
    await expect(await screen.findByRole("heading", { level: 1, name: copy.checkTitle })).toBeVisible();
    await expect(screen.getByRole("textbox", { name: new RegExp(`^${copy.name}`) })).toHaveValue("Alder Small Grants");
    await expect(screen.getByText(copy.noneFound)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy.addSection }));
    const title = await screen.findByRole("textbox", { name: copy.titleOf(1) });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(title, "Why here?");
    await expect(title).toHaveValue("Why here?");
  },
});

const chooseFile = async (name: string) => {
  await paste("");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  const file = new File(["x"], name, { type: "application/pdf" });
  await fireEvent.change(input, { target: { files: [file] } });
};

export const FileChosen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.requestUpload.ok([{ fileId: sampleOwnTemplate.id, signedUrl: "/api/u/here", headers: {} }]),
      docMocks.putUpload.ok({ fileId: sampleOwnTemplate.id, isReadable: true }),
    ),
  play: async ({ userEvent }) => {
    await chooseFile("call.pdf");
    await expect(await screen.findByText(copy.chosen("call.pdf"))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy.read }));
    await expect(await screen.findByRole("heading", { level: 1, name: copy.checkTitle })).toBeVisible();
  },
});

export const FileOfOtherType = meta.story({
  play: async () => {
    await chooseFile("call.png");
    await expect(await screen.findByText(copy.fileWrong("call.png"))).toBeVisible();
  },
});

export const FileUnreadable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.requestUpload.ok([{ fileId: sampleOwnTemplate.id, signedUrl: "/api/u/here", headers: {} }]),
      docMocks.putUpload.ok({ fileId: sampleOwnTemplate.id, isReadable: true }),
      templateMocks.readCall.error(422, "“call.pdf” could not be read: The file is protected by a password."),
    ),
  play: async ({ userEvent }) => {
    await chooseFile("call.pdf");
    await userEvent.click(screen.getByRole("button", { name: copy.read }));
    const alert = within(await screen.findByRole("alert"));
    await expect(alert.getByText(/protected by a password/)).toBeVisible();
  },
});

export const ReadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.readCall.unreachable()),
  play: async () => {
    await read();
    await expect(await screen.findByText(copy.readFailedText)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: copy.call })).toHaveValue(call);
  },
});

/** It fails, and nothing is lost; the same once more is sent as the same, changed words as another. */
export const MakeFailed = meta.story({
  beforeEach: ({ msw }) => {
    keys.length = 0;
    msw.use(
      templateMocks.create.ok(({ headers }) => {
        keys.push(headers.get("idempotency-key"));
        throw new Error("The answer is lost.");
      }),
    );
  },
  play: async ({ userEvent }) => {
    await checked();
    await userEvent.click(make());
    await expect((await screen.findAllByText("Request failed"))[0]).toBeVisible();
    await waitFor(() => expect(make()).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(make());
    await waitFor(() => expect(keys).toHaveLength(2));
    const title = screen.getByRole("textbox", { name: copy.titleOf(1) });
    await expect(title).toHaveValue("Why here?");
    await fireEvent.change(title, { target: { value: "Why in Alder?" } });
    await waitFor(() => expect(make()).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(make());
    await waitFor(() => expect(keys).toHaveLength(3));
    await expect(keys[1]).toBe(keys[0]);
    await expect(keys[2]).not.toBe(keys[0]);
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.template.title)).toBeVisible();
  },
});
