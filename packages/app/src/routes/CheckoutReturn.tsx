import { recordEvent } from "@grantwright/api-client";
import { meQueries, useApiClient } from "@grantwright/api-client/react-query";
import { showToast } from "@grantwright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { readStored, writeStored } from "../browser/storage.ts";

/** What a finished checkout counts as in the analytics. */
const conversionValue = 30;

/** When the credits are looked for again, in milliseconds after the return: the payment is confirmed in the background. */
const looks = [2_000, 6_000, 15_000];

const told = "grantwright.conversions";

const copy = {
  thanks: "Thank you",
  text: "Your credits are here as soon as the payment is confirmed, usually within a minute.",
} as const;

/**
 * Takes a person in who comes back from a paid checkout (`?checkout=success&txnId=...`): says thank you, tells the analytics
 * once a payment, takes both out of the address, and looks for the new credits.
 */
export default function CheckoutReturn() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const client = useApiClient();
  const cache = useQueryClient();

  const arrive = useEffectEvent(() => {
    const query = new URLSearchParams(search);
    const txnId = query.get("txnId");
    query.delete("checkout");
    query.delete("txnId");
    void navigate({ pathname, search: query.toString(), hash }, { replace: true });
    showToast({ title: copy.thanks, description: copy.text, tone: "success", duration: 12_000 });
    const known = readStored<string[]>(told) ?? [];
    if (!txnId || known.includes(txnId)) return;
    writeStored(told, [...known, txnId].slice(-50));
    recordEvent({ name: "conversion", properties: { value: conversionValue, txnId } });
  });
  useEffect(() => {
    arrive();
  }, []);

  useEffect(() => {
    const timers = looks.map((wait) => setTimeout(() => void cache.invalidateQueries(meQueries.me(client)), wait));
    return () => timers.forEach(clearTimeout);
  }, [cache, client]);

  return null;
}
