import { useState } from "react";
import type { ReactNode } from "react";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { AttachIcon, DictateIcon } from "../../icons/icons.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { paperFieldGuide } from "./PaperField.guide.ts";
import { PaperField } from "./PaperField.tsx";
import type { PaperFieldProps } from "./paperFieldProps.ts";

const need = `In the north of the county the nearest full grocery is eleven miles from the town of Marrow Bridge, and the last bus back leaves at ten past four. Of the 212 households we called on between March and June, 131 told us they had gone without fresh vegetables for a week or more that spring.

The county owns forty-one such parcels. They are mown six times a year at the public’s expense, and not one of them is used for anything. Eleven lie within sight of a bus stop. We asked at every door why this has to be so, and nobody could say.`;

const countOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** A field whose words are counted as they are written, where the story does not say how many there are. */
function Written(args: PaperFieldProps) {
  const [text, setText] = useState(args.value);
  return (
    <PaperField
      wordCount={countOf(text)}
      {...args}
      value={text}
      onChange={(next) => {
        setText(next);
        args.onChange(next);
      }}
    />
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <div style={{ inlineSize: "100%" }}>{children}</div>;
}

const meta = preview.meta({
  component: PaperField,
  title: "Components/Fields/PaperField",
  parameters: { guide: paperFieldGuide },
  args: {
    label: "Methods",
    value: "",
    onChange: fn(),
    onBlur: fn(),
    placeholder: "Enter your response for this section... (Required)",
    ringMax: 1000,
    limit: 1000,
  },
  render: (args) => <Written {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 582, padding: "4px 12px", background: "var(--color-sheet)" }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Methods" });
    await expect(canvas.getByText("No words yet")).toBeVisible();
    await userEvent.type(field, "Work");
    await expect(canvas.getByText("1 word")).toBeVisible();
    await userEvent.type(field, " begins");
    await expect(canvas.getByText("2 words")).toBeVisible();
    await expect(canvas.getByText("11/1000")).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith("Work begins");
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

export const Required = meta.story({
  args: { isRequired: true, description: "The work, in the order you will do it." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Methods" });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription("The work, in the order you will do it.");
  },
});

export const Filled = meta.story({
  args: { value: need },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    const before = field.clientHeight;
    await expect(field.scrollHeight).toBeLessThanOrEqual(before);
    await userEvent.type(field, "{Enter}One more line.");
    await expect(field.clientHeight).toBeGreaterThan(before);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
});

export const Writing = meta.story({
  args: { value: "Work begins with soil." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
});

export const OverLimit = meta.story({
  args: {
    label: "Need statement",
    value: need,
    ringMax: 400,
    limit: 400,
    errorMessage: "Too long maximum 400 characters",
    errorHint: `All of it is kept. Cut ${need.length - 400} characters to continue.`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Need statement" });
    await expect(field).toHaveValue(need);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Too long maximum 400 characters All of it is kept/);
    await expect(canvas.getByText(`${need.length}/400`)).toBeVisible();
    const mark = canvasElement.querySelector("mark");
    await expect(mark).toHaveTextContent(/nobody could say\.$/);
    await expect(mark?.textContent).toBe(need.slice(400));
    const mirror = mark?.parentElement;
    await expect(mirror?.clientHeight).toBe(field.clientHeight);
    await userEvent.type(field, "!");
    await expect(field).toHaveValue(`${need}!`);
  },
});

const asking = "Water follows, from [Add: whose roof], and soil is read by [Add: the name of the laboratory] in March.";
const placesIn = (text: string) =>
  Array.from(text.matchAll(/\[[^\]]*\]/g), ({ index, 0: { length } }) => [index, index + length] as const);

/** A field whose open places follow what is written. */
function Asking(args: PaperFieldProps) {
  const [text, setText] = useState(args.value);
  return <PaperField {...args} value={text} onChange={setText} places={placesIn(text)} wordCount={countOf(text)} />;
}

export const OpenPlaces = meta.story({
  args: { value: asking },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox");
    await expect(field).toHaveAccessibleDescription("2 open places");
    const marks = canvasElement.querySelectorAll("mark");
    await expect(Array.from(marks, ({ textContent }) => textContent)).toEqual([
      "[Add: whose roof]",
      "[Add: the name of the laboratory]",
    ]);
    await expect(marks[0]?.parentElement?.clientHeight).toBe(field.clientHeight);
    const selection = () => field.value.slice(field.selectionStart, field.selectionEnd);
    field.focus();
    field.setSelectionRange(25, 25);
    await userEvent.pointer([{ target: field, offset: 25, keys: "[MouseLeft]" }]);
    await expect(selection()).toBe("[Add: whose roof]");
    await userEvent.pointer([{ target: field, offset: 25, keys: "[MouseLeft]" }]);
    await expect(selection()).toBe("");
    await userEvent.pointer([{ target: field, offset: 5, keys: "[MouseLeft]" }]);
    await userEvent.pointer([{ target: field, offset: 25, keys: "[MouseLeft]" }]);
    await userEvent.keyboard("a neighbour");
    await expect(field).toHaveValue(asking.replace("[Add: whose roof]", "a neighbour"));
    await expect(field).toHaveAccessibleDescription("1 open place");
  },
});

/** Words that somebody said something about are marked beneath their own letters; those that are read about stand out. */
export const Commented = meta.story({
  args: {
    value: asking,
    places: placesIn(asking),
    commented: [
      { start: 0, end: 5 },
      { start: asking.indexOf("from"), end: asking.indexOf(", and"), isActive: true },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("2 open places");
    const marks = Array.from(canvasElement.querySelectorAll("mark"), ({ dataset, textContent }) => [
      dataset["mark"],
      textContent,
    ]);
    await expect(marks).toEqual([
      ["comment", "Water"],
      ["comment-active", "from "],
      ["place", "[Add: whose roof]"],
      ["place", "[Add: the name of the laboratory]"],
    ]);
  },
});

export const WordsMeasured = meta.story({
  args: { value: need, minWordCount: 80, maxWordCount: 250, wordCount: 101 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("101 words")).toBeVisible();
  },
});

export const WithinLimit = meta.story({
  args: { value: "a".repeat(399), limit: 400 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "b");
    await expect(canvasElement.querySelector("mark")).toBeNull();
    await userEvent.type(field, "🌱");
    await expect(canvasElement.querySelector("mark")?.textContent).toBe("🌱");
    await expect(field).toHaveValue(`${"a".repeat(399)}b🌱`);
  },
});

export const FewWords = meta.story({
  args: { value: "Work begins with soil.", minWordCount: 6, maxWordCount: 400 },
  play: async ({ canvas, userEvent }) => {
    // Too few is said, and not pressed: there is time to write.
    const words = await canvas.findByText("4 words, 2 short");
    await expect(words.closest("[data-tone]")).toBeNull();
    await userEvent.type(canvas.getByRole("textbox"), " Then fences.");
    await expect(canvas.getByText("6 words")).toBeVisible();
  },
});

export const ManyWords = meta.story({
  args: { value: "Work begins with soil.", maxWordCount: 3 },
  play: async ({ canvas }) => {
    const words = await canvas.findByText("4 words, 1 over");
    await expect(words.closest("[data-tone]")).toHaveAttribute("data-tone", "attention");
  },
});

/** What is asked for in brackets is not written yet. */
export const NotAllWordsCount = meta.story({
  args: { value: "Work begins in [the month].", wordCount: 3, minWordCount: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("3 words")).toBeVisible();
  },
});

/** Nor is it among the characters; past the limit all of them are counted, as the limit is for the whole text. */
export const NotAllCharactersCount = meta.story({
  args: { value: "Work begins in [the month].", characterCount: 14, ringMax: 40, limit: 40 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("14/40")).toBeVisible();
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("a".repeat(20));
    await expect(canvas.getByText("47/40")).toBeVisible();
    await expect(canvas.getByText("7 over")).toBeVisible();
  },
});

/** The ring may count against less than the limit: nothing is called too much before that. */
export const PastTheRing = meta.story({
  args: { value: "a".repeat(500), ringMax: 400, limit: 1000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText("500/400")).toBeVisible();
    await expect(canvas.queryByText(/over/)).toBeNull();
    await expect(canvasElement.querySelector("mark")).toBeNull();
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("a".repeat(510));
    await expect(canvas.getByText("10 over")).toBeVisible();
    await expect(canvas.getByText("1010 of 400 characters, 10 over the limit of 1000")).toBeInTheDocument();
  },
});

export const Invalid = meta.story({
  args: { value: "", errorMessage: "This is required" },
  play: async ({ canvas }) => {
    const message = canvas.getByText("This is required");
    await expect(message).toBeVisible();
    await expect(message.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    await expect(canvas.queryByText("No words yet")).toBeNull();
  },
});

export const ReadOnly = meta.story({
  args: { value: need, isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "more");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Title = meta.story({
  args: {
    label: "Grant Name",
    isLabelHidden: true,
    variant: "title",
    value: "Common Ground: twelve food gardens",
    wordCount: undefined,
    ringMax: undefined,
    placeholder: "Name the grant",
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Grant Name" });
    await userEvent.click(field);
    await userEvent.keyboard("{Enter}");
    await userEvent.paste(" for\nAlder County");
    await expect(field).toHaveValue("Common Ground: twelve food gardens for Alder County");
  },
});

export const WithActions = meta.story({
  args: {
    label: "Description",
    isLabelHidden: true,
    ringMax: 10000,
    limit: 10000,
    minRows: 5,
    errorMessage: "Too short, please be more descriptive.",
    value: "A garden",
    actions: (
      <>
        <Button variant="quiet">
          <AttachIcon size="small" />
          Attach files
        </Button>
        <Button variant="quiet">
          <DictateIcon size="small" />
          Dictate
        </Button>
      </>
    ),
  },
});

/** Where the browser does not let a field grow by itself, it is kept as high as its text, at any width. */
export const WithoutFieldSizing = meta.story({
  args: { value: need },
  beforeEach: () => {
    const { supports } = CSS;
    const stub = spyOn(CSS, "supports").mockImplementation((...query: string[]) =>
      query[0] === "field-sizing" ? false : supports.apply(CSS, query as [string]),
    );
    return () => stub.mockRestore();
  },
  render: (args) => (
    <>
      <style>{"textarea { field-sizing: fixed !important }"}</style>
      <div data-testid="paper">
        <Written {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    const before = field.clientHeight;
    await expect(field.scrollHeight).toBeLessThanOrEqual(before);
    canvas.getByTestId("paper").style.inlineSize = "200px";
    await waitFor(() => expect(field.clientHeight).toBeGreaterThan(before));
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
});

export const LabelledByHeading = meta.story({
  render: (args) => (
    <>
      <h2 id="heading">Sustainability</h2>
      <p id="task">How it goes on afterwards.</p>
      <Written {...args} label={undefined} isLabelHidden={undefined} labelledBy="heading" describedBy="task" />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Sustainability" })).toBeVisible());
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("How it goes on afterwards.");
  },
});

export const VeryLongWord = meta.story({
  args: { value: `${"Donaudampfschifffahrtsgesellschaft".repeat(6)} gardens`, limit: 60, ringMax: 60 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
});

export const KitchenSink = meta.story({
  render: ({ onChange }) => (
    <Sheet>
      <Specimen label="empty, required, described">
        <Wide>
          <PaperField
            label="Methods"
            value=""
            onChange={onChange}
            isRequired
            description="The work, in the order you will do it."
            placeholder="Enter your response for this section... (Required)"
            ringMax={1000}
            wordCount={0}
          />
        </Wide>
      </Specimen>
      <Specimen label="filled">
        <Wide>
          <PaperField
            label="Need statement"
            value={need}
            onChange={onChange}
            ringMax={1000}
            wordCount={countOf(need)}
          />
        </Wide>
      </Specimen>
      <Specimen label="fewer words than are asked for">
        <Wide>
          <PaperField
            label="Methods"
            value="Work begins with soil."
            onChange={onChange}
            ringMax={1000}
            wordCount={4}
            minWordCount={80}
            maxWordCount={400}
          />
        </Wide>
      </Specimen>
      <Specimen label="over the limit">
        <Wide>
          <PaperField
            label="Need statement"
            value={need.slice(0, 300)}
            onChange={onChange}
            ringMax={240}
            limit={240}
            errorMessage="Too long maximum 240 characters"
            errorHint="All of it is kept. Cut 60 characters to continue."
          />
        </Wide>
      </Specimen>
      <Specimen label="invalid">
        <Wide>
          <PaperField
            label="Sustainability"
            value=""
            onChange={onChange}
            errorMessage="This is required"
            ringMax={1000}
          />
        </Wide>
      </Specimen>
      <Specimen label="read-only">
        <Wide>
          <PaperField label="Sustainability" value="The gardens pay for their water." onChange={onChange} isReadOnly />
        </Wide>
      </Specimen>
      <Specimen label="with actions">
        <Wide>
          <PaperField
            label="Description"
            value="A garden"
            onChange={onChange}
            ringMax={10000}
            actions={
              <Button variant="quiet">
                <AttachIcon size="small" />
                Attach files
              </Button>
            }
          />
        </Wide>
      </Specimen>
      <Specimen label="title">
        <Wide>
          <PaperField
            label="Grant Name"
            isLabelHidden
            variant="title"
            value="Common Ground: twelve food gardens"
            onChange={onChange}
          />
        </Wide>
      </Specimen>
      <Specimen label="a long word">
        <Wide>
          <PaperField
            label="Need statement"
            value={`${"Donaudampfschifffahrtsgesellschaft".repeat(4)} gardens`}
            onChange={onChange}
            limit={60}
            ringMax={60}
          />
        </Wide>
      </Specimen>
    </Sheet>
  ),
});
