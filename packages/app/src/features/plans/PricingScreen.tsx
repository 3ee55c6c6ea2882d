import type { Schemas } from "@grantwright/api-client";
import { useProducts, useSettings } from "@grantwright/api-client/react-query";
import {
  Banner,
  EmptyState,
  Heading,
  PlanCard,
  PlanCardList,
  Skeleton,
  stackedPlans,
  useMediaQuery,
} from "@grantwright/ui";
import { useSearchParams } from "react-router-dom";
import { Loaded } from "../../components/Loaded.tsx";
import { WidePage } from "../../components/page/Page.styles.ts";
import { creditCount, useSession } from "../../session/useSession.ts";
import { copy } from "./plans.copy.ts";
import { PlansHead } from "./Plans.styles.ts";

/** The plans on sale, for visitors too. */
export default function PricingScreen() {
  const session = useSession();
  const { user } = session;
  const [search] = useSearchParams();
  const credits = user && creditCount(user);
  const { freeProposals = 0 } = useSettings().data ?? {};
  return (
    <WidePage>
      <title>{`${copy.title} · Grantwright`}</title>
      <PlansHead>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
        <p>{copy.subtitle}</p>
        {credits !== undefined && (
          <p data-part="credits">
            <b>{copy.creditsLeft(credits)}</b> {copy.creditsText}
          </p>
        )}
        {session.status === "signedOut" && (
          <p data-part="credits">
            {freeProposals > 0 && <b>{copy.free(freeProposals)}</b>} {copy.creditsText}
          </p>
        )}
        {user?.hasDiscount && !user.isSubscribed && <p data-part="discount">{copy.discount}</p>}
        {search.get("payments") === "unavailable" && (
          <Banner tone="attention" title={copy.unavailable}>
            {copy.unavailableText}
          </Banner>
        )}
      </PlansHead>
      <PlanList />
    </WidePage>
  );
}

const popularFirst = (products: readonly Schemas["Product"][]) =>
  products.toSorted((one, other) => Number(other.featured) - Number(one.featured));

/** The plans, or why there are none to show. */
function PlanList() {
  const products = useProducts();
  // Below each other the popular one is in sight first.
  const areStacked = useMediaQuery(stackedPlans);
  return (
    <Loaded
      query={products}
      skeleton={
        <PlanCardList>
          {["one", "two", "three"].map((place) => (
            <li key={place} aria-busy>
              <Skeleton width="80%" />
              <Skeleton width="60%" height="36px" />
              <Skeleton width="40%" height="84px" />
              <Skeleton lines={6} height="28px" />
              <Skeleton height="44px" />
            </li>
          ))}
        </PlanCardList>
      }
      failed={{ level: 2, title: copy.failed, text: copy.failedText, retry: copy.retry }}
      empty={
        <EmptyState level={2} title={copy.none}>
          {copy.noneText}
        </EmptyState>
      }
    >
      {(found) => (
        <PlanCardList>
          {(areStacked ? popularFirst(found) : found).map((product) => (
            <PlanCard
              key={product.id}
              title={product.title}
              description={product.description}
              price={product.price}
              isSubscription={product.subscription}
              isFeatured={product.featured}
              items={product.items}
              href={product.buttonLink}
              linkLabel={product.buttonText}
            />
          ))}
        </PlanCardList>
      )}
    </Loaded>
  );
}
