import { Heading, Text } from "@grantwright/ui";
import { Way } from "./Way.styles.ts";

/** A step: its name, and what happens in it. */
export type WayStep = readonly [name: string, text: string];

/** Props of WaySteps. */
export interface WayStepsProps {
  steps: readonly WayStep[];
  /** How large the words under a name are. Default: 14. */
  size?: 14 | 16;
}

/** How something comes about, step by step. */
export const WaySteps = ({ steps, size = 14 }: WayStepsProps) => (
  <Way data-many={steps.length > 3 || undefined} data-small={size === 14 || undefined}>
    {steps.map(([name, text], at) => (
      <li key={name}>
        <span aria-hidden>{at + 1}</span>
        <Heading level={3} size={18}>
          {name}
        </Heading>
        <Text size={size} tone="soft">
          {text}
        </Text>
      </li>
    ))}
  </Way>
);
