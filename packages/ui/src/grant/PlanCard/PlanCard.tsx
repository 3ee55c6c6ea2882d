import { useId } from "react";
import { ButtonLink } from "../../actions/Link/ButtonLink.tsx";
import { Heading } from "../../text/Typography/Heading.tsx";
import type { HeadingProps } from "../../text/Typography/Heading.tsx";
import { formatPrice } from "./price.ts";

export interface PlanCardProps {
  /** Its name: `Five proposals`. */
  title: string;
  /** Whom it is for. */
  description: string;
  /** In dollars. */
  price: number;
  /** It is paid every year: "/ year" stands beside the price. */
  isSubscription?: boolean;
  /** The one that most people take: it is raised, and says "(Popular)". */
  isFeatured?: boolean;
  /** What it contains. */
  items: readonly string[];
  /** Where it is bought. */
  href: string;
  /** The words of that link: `Buy five proposals`. The title describes it. */
  linkLabel: string;
  /** The address is on this site but not in the app, such as a redirect to the payments. */
  isExternal?: boolean;
  /** Beside the title of the one that most people take. Default: `(Popular)`. */
  featuredLabel?: string;
  /** After the price of a subscription. Default: `/ year`. */
  periodLabel?: string;
  /** The place of the title in the outline of the page. Default: 2. */
  level?: HeadingProps["level"];
}

/** What can be bought, its price, what is in it and where to buy it. Goes into a PlanCardList. */
export function PlanCard({
  title,
  description,
  price,
  isSubscription = false,
  isFeatured = false,
  items,
  href,
  linkLabel,
  isExternal = false,
  featuredLabel = "(Popular)",
  periodLabel = "/ year",
  level = 2,
}: PlanCardProps) {
  const titleId = useId();
  return (
    <li data-featured={isFeatured || undefined}>
      <p data-part="about">{description}</p>
      <div data-part="title">
        <Heading level={level} size={28} id={titleId}>
          {title}
          {isFeatured && (
            <>
              {" "}
              <em>{featuredLabel}</em>
            </>
          )}
        </Heading>
      </div>
      <p data-part="price">
        <b>{formatPrice(price)}</b>
        {isSubscription && <span>{periodLabel}</span>}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div data-part="go">
        <ButtonLink
          href={href}
          variant={isFeatured ? "filled" : "line"}
          rel={isExternal ? "external" : undefined}
          aria-describedby={titleId}
        >
          {linkLabel}
        </ButtonLink>
      </div>
    </li>
  );
}
