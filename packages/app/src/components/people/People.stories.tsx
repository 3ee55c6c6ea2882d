import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import PeopleHere, { PeopleInSection } from "./PeopleHere.tsx";

const titles = new Map([
  ["need", "Need statement"],
  ["budget", "Budget"],
]);
const ines = { id: "66f0aa10bb20cc30dd40e701", name: "Ines Okafor", section: "budget" };
const tomas = { id: "66f0aa10bb20cc30dd40e702", name: "Tomas Reyhl", section: null };
const mira = { id: "66f0aa10bb20cc30dd40e703", name: "מירה לוי", section: "need" };
const long = { id: "66f0aa10bb20cc30dd40e704", name: "Donaudampfschifffahrtsgesellschaft".repeat(3), section: "gone" };

const meta = preview.meta({ title: "App components/People", component: PeopleHere, args: { people: [ines], titles } });

/** Who is there stands in a list by name, and who came is said once. */
export const One = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Ines Okafor has this open too."));
    await userEvent.click(canvas.getByRole("button", { name: "Here now: Ines Okafor" }));
    const list = await screen.findByRole("dialog", { name: "Here now" });
    await expect(within(list).getByRole("listitem")).toHaveTextContent(/Ines Okafor.*in Budget/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
});

/** Of more than three, two discs are shown, and how many more there are. */
export const Many = meta.story({
  args: { people: [ines, tomas, mira, long] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("+2")).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    const list = await screen.findByRole("dialog", { name: "Here now" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(4);
    await expect(within(list).getAllByText("looking at it")).toHaveLength(2);
  },
});

export const SmallScreen = Many.extend({ globals: { viewport: { value: "small" } } });

export const InSection = meta.story({
  render: () => (
    <>
      <PeopleInSection people={[ines]} />
      <br />
      <PeopleInSection people={[ines, mira, long]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ines Okafor is in this section/)).toBeVisible();
    await expect(canvas.getByText(/^Ines Okafor, .* are in this section/)).toBeVisible();
  },
});
