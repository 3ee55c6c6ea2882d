import { ApiError, type Schemas } from "@grantwright/api-client";
import { useProducts, useSettings, useStartCheckout } from "@grantwright/api-client/react-query";
import { Banner, Button, EmptyState, Heading, Link, Skeleton } from "@grantwright/ui";
import { useParams } from "react-router-dom";
import { Loaded } from "../../components/Loaded.tsx";
import { leaveFor } from "../../browser/leave.ts";
import { usePromptSignIn } from "../../session/SignInPrompt.ts";
import { useSession } from "../../session/useSession.ts";
import { copy } from "./plans.copy.ts";
import { Order } from "./Plans.styles.ts";

/** One plan before it is paid: what is in it, who gets it, and the way to the payment. */
export default function PlanPreviewScreen() {
  const { id } = useParams();
  const products = useProducts();
  const product = products.data?.find((each) => each.id === id);
  return (
    <Order>
      <title>{`${product?.title ?? copy.preview} · Grantwright`}</title>
      <nav aria-label={copy.allPlans}>
        <Link href="/pricing">{copy.allPlans}</Link>
      </nav>
      <Loaded
        query={products}
        skeleton={
          <section aria-busy>
            <Skeleton width="50%" height="28px" />
            <Skeleton lines={5} />
          </section>
        }
        failed={{ level: 1, title: copy.failed, text: copy.failedText, retry: copy.retry }}
        isEmpty={() => !product}
        empty={
          <EmptyState level={1} title={copy.notFound}>
            {copy.notFoundText}
          </EmptyState>
        }
      >
        {() => product && <Plan product={product} />}
      </Loaded>
    </Order>
  );
}

function Plan({ product }: { product: Schemas["Product"] }) {
  const { user } = useSession();
  return (
    <section>
      <p data-part="about">{product.description}</p>
      <Heading level={1} size={36}>
        {product.title}
      </Heading>
      <p data-part="price">
        <b>${product.price}</b>
        {product.subscription && <span>/ year</span>}
      </p>
      <ul>
        {product.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div data-part="terms">
        <p>{product.subscription ? copy.perYear : copy.once}</p>
        {user && <p>{user.teamName ? copy.forTeam(user.teamName) : copy.forYou}</p>}
        {user?.hasDiscount && !user.isSubscribed && <p>{copy.discountTaken}</p>}
      </div>
      <PayBlock productId={product.id} />
    </section>
  );
}

/** The way to the payment, or why there is none. */
function PayBlock({ productId }: { productId: string }) {
  const session = useSession();
  const settings = useSettings();
  const promptSignIn = usePromptSignIn();
  const checkout = useStartCheckout();
  if (settings.data && !settings.data.isPaymentsReady)
    return (
      <Banner tone="attention" title={copy.unavailable}>
        {copy.unavailableText} {settings.data.supportEmail !== null && copy.askUs(settings.data.supportEmail)}
      </Banner>
    );
  if (session.status === "signedOut")
    return (
      <div data-part="pay">
        <Button onPress={promptSignIn}>{copy.signInToPay}</Button>
        <p>{copy.payText}</p>
      </div>
    );
  return (
    <div data-part="pay">
      {checkout.isError && (
        <Banner tone="danger" title={copy.payFailed}>
          {(checkout.error instanceof ApiError && checkout.error.serverMessage) || copy.payFailedText}
        </Banner>
      )}
      <Button
        isPending={checkout.isPending || checkout.isSuccess}
        onPress={() => checkout.mutate(productId, { onSuccess: ({ url }) => leaveFor(url) })}
      >
        {checkout.isPending || checkout.isSuccess ? copy.paying : copy.pay}
      </Button>
      <p>{copy.payText}</p>
    </div>
  );
}
