import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { ButtonLink } from "../../actions/Link/ButtonLink.tsx";
import { emptyStateGuide } from "./EmptyState.guide.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta = preview.meta({
  component: EmptyState,
  title: "Components/Feedback/EmptyState",
  parameters: { guide: emptyStateGuide },
  args: {
    title: "You have no proposal drafts saved.",
    children: "A draft appears here as soon as an outline is made. It saves itself while you write.",
    action: (
      <ButtonLink href="#new" variant="line">
        Create a Grant
      </ButtonLink>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Create a Grant" })).toHaveFocus();
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("You have no proposal drafts saved.");
    await expect(canvas.getByRole("link", { name: "Create a Grant" })).toBeVisible();
  },
});

export const TitleAlone = meta.story({ args: { title: "No read messages", children: undefined, action: undefined } });

export const KitchenSink = meta.story({
  render: (args) => (
    <Sheet>
      <Specimen label="title, text, action">
        <EmptyState {...args} />
      </Specimen>
      <Specimen label="title alone">
        <EmptyState title="No read messages" />
      </Specimen>
      <Specimen label="after a search">
        <EmptyState title="No grants match “orchards”" action={<Button variant="line">Clear the search</Button>}>
          Try fewer words, or another category.
        </EmptyState>
      </Specimen>
      <Specimen label="long words on a narrow place">
        <div style={{ inlineSize: 220 }}>
          <EmptyState title={`Nothing about ${"Landwirtschaftsförderung".repeat(2)}`}>
            {"Donaudampfschifffahrtsgesellschaft".repeat(2)}
          </EmptyState>
        </div>
      </Specimen>
    </Sheet>
  ),
});
