import { expect } from "storybook/test";
import { Badge } from "../../packages/ui/src/feedback/Badge/Badge.tsx";
import { Banner } from "../../packages/ui/src/feedback/Banner/Banner.tsx";
import { Button } from "../../packages/ui/src/actions/Button/Button.tsx";
import { Checkbox } from "../../packages/ui/src/fields/Checkbox/Checkbox.tsx";
import { OpenPageCard } from "../../packages/ui/src/grant/OpenPageCard/OpenPageCard.tsx";
import { PaperField } from "../../packages/ui/src/fields/PaperField/PaperField.tsx";
import { ProgressMarkers } from "../../packages/ui/src/grant/ProgressMarkers/ProgressMarkers.tsx";
import { SegmentedControl } from "../../packages/ui/src/fields/SegmentedControl/SegmentedControl.tsx";
import { Switch } from "../../packages/ui/src/fields/Switch/Switch.tsx";
import { TextField } from "../../packages/ui/src/fields/TextField/TextField.tsx";
import { Heading } from "../../packages/ui/src/text/Typography/Heading.tsx";
import { Text } from "../../packages/ui/src/text/Typography/Text.tsx";
import { harbour } from "../../packages/ui/src/theme/harbour.fixture.ts";
import preview from "../preview.tsx";

/** A bit of everything, as a product of another brand would put it together. */
function Sampler() {
  return (
    <main style={{ display: "grid", gap: 28, maxInlineSize: 880 }}>
      <Heading level={1} size={36}>
        A brand of one’s own
      </Heading>
      <Text>
        Every colour, font and corner is a custom property. Set those that are yours after GlobalStyle; what you leave
        out stays as it is.
      </Text>
      <ProgressMarkers value={50} />
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" }}>
        <Button>Create Outline</Button>
        <Button variant="line">View now</Button>
        <Button variant="quiet">Add section</Button>
        <Badge tone="brand">Grant</Badge>
        <Badge tone="attention">Important</Badge>
        <Badge tone="danger">Urgent</Badge>
      </div>
      <Banner tone="attention">Check each figure before you send this to anyone.</Banner>
      <div style={{ display: "grid", gap: 16, maxInlineSize: 420 }}>
        <TextField label="Grant Name" />
        <TextField label="Email" defaultValue="ines@" errorMessage="Please enter a valid email" />
        <Checkbox label="I confirm that the information above is accurate and complete." />
        <Switch label="Write the proposal in English" isSelected onChange={() => {}} />
        <SegmentedControl
          label="Document type"
          options={[
            { value: "grant", label: "Grant" },
            { value: "loi", label: "Letter of intent" },
          ]}
          value="grant"
          onChange={() => {}}
        />
      </div>
      <PaperField
        label="Need statement"
        value="In the north of the county the nearest full grocery is eleven miles away."
        onChange={() => {}}
        ringMax={4000}
        wordCount={14}
      />
      <Heading level={2} size={22}>
        On the desk
      </Heading>
      <OpenPageCard
        meta="Grant"
        edited={{ label: "Edited", date: "2025-03-01T09:00:00Z" }}
        title="Twelve food gardens for Alder County"
        href="#draft"
        excerpt="We will call again at the same doors and ask the same questions."
        actionLabel="Pick up here"
        progress={50}
        progressLabel="Optional Assessment"
      />
    </main>
  );
}

const meta = preview.meta({
  component: Sampler,
  title: "Foundations/Themes/A brand of one’s own",
  tags: ["!autodocs"],
  globals: { brand: "harbour" },
});

const expectBrand = async (theme: "light" | "dark") => {
  const style = getComputedStyle(document.documentElement);
  await expect(style.getPropertyValue("--color-brand").trim()).toBe(harbour[theme].brand);
};

export const Light = meta.story({ globals: { theme: "light" }, play: () => expectBrand("light") });

export const Dark = meta.story({ globals: { theme: "dark" }, play: () => expectBrand("dark") });
