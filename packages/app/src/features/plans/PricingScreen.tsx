import { useProducts } from "@grantwright/api-client/react-query";
import { Banner, EmptyState, ErrorState, Heading, PlanCard, PlanCardList, Skeleton } from "@grantwright/ui";
import { useSearchParams } from "react-router-dom";
import { SheetPlace, Sheets, WidePage } from "../../components/page/Page.styles.ts";
import { creditCount, useSession } from "../../session/useSession.ts";
import { copy } from "./plans.copy.ts";
import { PlansFoot, PlansHead } from "./Plans.styles.ts";

/** The plans on sale, for visitors too. */
export default function PricingScreen() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const credits = user && creditCount(user);
  return (
    <WidePage>
      <title>{`${copy.title} · Grantwright`}</title>
      <PlansHead>
        <Heading level={1} size={48}>
          {copy.title}
        </Heading>
        <p>{copy.subtitle}</p>
        {user?.hasDiscount && !user.isSubscribed && <p data-part="discount">{copy.discount}</p>}
        {search.get("payments") === "unavailable" && (
          <Banner tone="attention" title={copy.unavailable}>
            {copy.unavailableText}
          </Banner>
        )}
      </PlansHead>
      <PlanList />
      {credits !== undefined && (
        <PlansFoot>
          <b>{copy.creditsLeft(credits)}</b> {copy.creditsText}
        </PlansFoot>
      )}
    </WidePage>
  );
}

/** The plans, or why there are none to show. */
function PlanList() {
  const products = useProducts();
  if (products.isPending)
    return (
      <Sheets aria-busy>
        {["one", "two", "three"].map((place) => (
          <SheetPlace key={place}>
            <Skeleton width="60%" height="24px" />
            <Skeleton lines={4} />
            <Skeleton height="40px" />
          </SheetPlace>
        ))}
      </Sheets>
    );
  if (products.isLoadingError)
    return (
      <ErrorState
        level={2}
        title={copy.failed}
        onRetry={() => void products.refetch()}
        retryLabel={copy.retry}
        isRetrying={products.isFetching}
      >
        {copy.failedText}
      </ErrorState>
    );
  if (products.data.length === 0)
    return (
      <EmptyState level={2} title={copy.none}>
        {copy.noneText}
      </EmptyState>
    );
  return (
    <PlanCardList>
      {products.data.map((product) => (
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
  );
}
