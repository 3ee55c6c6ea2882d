export { endSubscriptionsOf } from "./endSubscriptions.ts";
export { isSubscribed } from "./isSubscribed.ts";
