import { styled } from "styled-components";
import { ArrowForwardIcon } from "../../icons/icons.tsx";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";

export interface MoreCardProps {
  /** Where the rest is. */
  href: string;
  /** Where the rest is: `All proposals`. */
  label: string;
}

const Card = styled(Anchor)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  block-size: 100%;
  min-block-size: 64px;
  padding: 16px;
  border: 1px dashed var(--color-edge);
  border-radius: var(--radius-flat);
  color: var(--color-brand);
  font-weight: var(--weight-label);

  &:hover {
    background: var(--color-hover);
  }
`;

/** Stands at the end of a list that has more than it shows. */
export function MoreCard({ href, label }: MoreCardProps) {
  return (
    <Card href={href}>
      {label}
      <ArrowForwardIcon />
    </Card>
  );
}
