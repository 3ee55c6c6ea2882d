export { endSubscriptionsOf } from "./endSubscriptions.ts";
export { hasSubscription, isSubscribed } from "./isSubscribed.ts";
