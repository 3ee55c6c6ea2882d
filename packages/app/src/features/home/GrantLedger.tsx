import type { Schemas } from "@grantwright/api-client";
import { LedgerRow } from "@grantwright/ui";
import { BookmarkButton } from "../../components/grants/BookmarkButton.tsx";
import { amountLabel, extentOf, grantHref } from "../../components/grants/grants.copy.ts";
import { Rows } from "../../components/page/Page.styles.ts";

/** Grants in a ledger, the date first; each leads to what it asks for. */
export function GrantLedger({ cards }: { cards: readonly Schemas["TemplateCard"][] }) {
  return (
    <Rows>
      {cards.map((card) => (
        <LedgerRow
          key={card.id}
          href={grantHref(card.templateId)}
          title={card.name}
          funder={card.funderName || card.audience || ""}
          place={card.location}
          deadline={card.deadline}
          extent={extentOf(card)}
          amount={amountLabel(card.amount)}
          actions={<BookmarkButton card={card} />}
        />
      ))}
    </Rows>
  );
}
