import type { Schemas } from "@grantwright/api-client";
import { Badge, Banner, Heading, Link, Text } from "@grantwright/ui";
import type { Ref } from "react";
import { copy } from "./wizard.copy.ts";
import { Template } from "./WizardScreen.styles.ts";

/** Props of TemplateHeader. */
export interface TemplateHeaderProps {
  /** Can be given the focus: the form begins here. */
  ref: Ref<HTMLDivElement>;
  template: Schemas["Template"];
}

/** What a template says of itself: name, funder, what it is for, where its format comes from, and any notice. */
export function TemplateHeader({ ref, template }: TemplateHeaderProps) {
  const { name, funderName, audience, location, description, notice, source, isExpired } = template;
  return (
    <Template ref={ref} tabIndex={-1}>
      <Heading level={2} size={22}>
        {name}
      </Heading>
      <Text tone="soft">
        {[funderName || audience, location].filter(Boolean).join(" · ")}{" "}
        {isExpired && <Badge>{copy.deadlinePassed}</Badge>}
      </Text>
      <Text size={16} voice="document">
        {description}
      </Text>
      {source && (
        <Text size={12} tone="faint">
          {copy.sourceOf}: {source.url ? <Link href={source.url}>{source.label}</Link> : source.label}
        </Text>
      )}
      {notice && <Banner tone="attention">{notice}</Banner>}
    </Template>
  );
}
