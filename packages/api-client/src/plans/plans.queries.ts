import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { ApiClient } from "../core/createApiClient.ts";
import { slowRefresh } from "../core/refresh.ts";
import { useOnce } from "../core/useOnce.ts";
import { getPaymentsSummary, listProducts, startCheckout } from "./plans.ts";

/** Query options for plans and payments. */
export const planQueries = {
  /** The plans on sale; refreshed every 15 minutes, not on focus. */
  products: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "products"],
      queryFn: ({ signal }) => listProducts(client, { signal }),
      staleTime: slowRefresh,
      refetchInterval: slowRefresh,
      refetchOnWindowFocus: false,
    }),
  /** The subscription and the payments of the account that is worked in. */
  summary: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "payments"],
      queryFn: ({ signal }) => getPaymentsSummary(client, { signal }),
    }),
};

/** The plans on sale. */
export const useProducts = () => useQuery(planQueries.products(useApiClient()));

/** The subscription and the payments of the account that is worked in. Asked for only while `isEnabled`. */
export function usePaymentsSummary(isEnabled = true) {
  return useQuery({ ...planQueries.summary(useApiClient()), enabled: isEnabled });
}

/** Begins a payment for a product; answers with the address to pay at. */
export function useStartCheckout() {
  const client = useApiClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (productId: string) =>
      once(productId, (idempotencyKey) => startCheckout(client, { productId }, { idempotencyKey })),
  });
}
