import type { Schemas } from "@grantwright/api-client";
import { GrantCard, Skeleton } from "@grantwright/ui";
import { memo, type ReactNode } from "react";
import { BookmarkButton } from "../../components/grants/BookmarkButton.tsx";
import { amountLabel, extentOf, grantHref } from "../../components/grants/grants.copy.ts";
import { CardPlace, Cards } from "./Library.styles.ts";

/** Props of GrantCards. */
export interface GrantCardsProps {
  cards: readonly Schemas["TemplateCard"][];
  /** A MoreCard, after the last. */
  more?: ReactNode;
}

/** Grants as cards, three in a row. */
export function GrantCards({ cards, more }: GrantCardsProps) {
  return (
    <Cards>
      {cards.map((card) => (
        <GrantEntry key={card.id} card={card} />
      ))}
      {more && <li>{more}</li>}
    </Cards>
  );
}

const GrantEntry = memo(function GrantEntry({ card }: { card: Schemas["TemplateCard"] }) {
  return (
    <li>
      <GrantCard
        href={grantHref(card.templateId)}
        title={card.name}
        funder={card.funderName || card.audience || ""}
        place={card.location}
        description={card.description}
        deadline={card.deadline}
        extent={extentOf(card)}
        isExpired={card.isExpired}
        amount={amountLabel(card.amount)}
        category={card.category || undefined}
        actions={<BookmarkButton card={card} />}
      />
    </li>
  );
});

/** Cards while they load. */
export function CardsSkeleton({ count }: { count: number }) {
  return (
    <Cards aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <CardPlace key={index}>
          <Skeleton width="36%" height="28px" />
          <Skeleton width="70%" height="22px" />
          <Skeleton lines={2} height="16px" />
          <Skeleton width="40%" />
        </CardPlace>
      ))}
    </Cards>
  );
}
