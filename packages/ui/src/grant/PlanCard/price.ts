const whole = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** A price in dollars: `$19`, `$1,200`, and `$19.50` where it is no whole number of them. */
export function formatPrice(dollars: number): string {
  return (Number.isInteger(dollars) ? whole : exact).format(dollars);
}
