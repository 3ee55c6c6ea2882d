import type { Schemas } from "@grantwright/api-client";
import { LedgerRow } from "@grantwright/ui";
import { Rows } from "../../components/page/Page.styles.ts";
import { copy } from "./home.copy.ts";

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** Grants in a ledger, the date first; each opens the wizard for it. */
export function GrantLedger({ cards }: { cards: readonly Schemas["TemplateCard"][] }) {
  return (
    <Rows>
      {cards.map((card) => (
        <LedgerRow
          key={card.id}
          href={`/docs/new/${card.templateId}`}
          title={card.name}
          funder={card.funderName}
          place={card.location}
          deadline={card.deadline}
          amount={card.amount === null ? undefined : copy.upTo(money.format(card.amount))}
        />
      ))}
    </Rows>
  );
}
