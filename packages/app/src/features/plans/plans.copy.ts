const numerals = ["", "", "two", "three", "four", "five"];

/** Texts of the plans. */
export const copy = {
  title: "Choose Your Plan",
  subtitle: "AI + Human Touch, Expert Proposals Under $50",
  discount: "You have a discount, choose a plan to use it",
  failed: "Failed to load plans",
  failedText: "Check the connection and try once more.",
  retry: "Retry",
  none: "No plans are on sale here",
  noneText: "Whoever runs this Grantwright has not put any up.",
  creditsLeft: (count: number) => `You have ${count} proposal ${count === 1 ? "credit" : "credits"}.`,
  creditsText: "A draft costs nothing; a credit is used only when a proposal is generated.",
  free: (proposals: number) =>
    proposals === 1
      ? "Your first proposal is free, no card."
      : `Your first ${numerals[proposals] ?? proposals} proposals are free, no card.`,
  unavailable: "Payments are not set up",
  unavailableText: "Nothing can be bought on this Grantwright yet. Writing goes on as before.",
  askUs: (email: string) => `Write to ${email} if you need credits.`,
  preview: "Your plan",
  allPlans: "All plans",
  notFound: "There is no such plan",
  notFoundText: "It may no longer be on sale.",
  perYear: "Paid once a year until you end it.",
  once: "Paid once. Nothing is renewed.",
  forYou: "The credits go to your own account.",
  forTeam: (team: string) => `The credits go to ${team}, for everybody in it.`,
  discountTaken: "Your discount is taken off at the checkout.",
  pay: "Go to payment",
  paying: "Opening the payment page...",
  payText: "You pay on a page of Stripe. Grantwright never sees your card.",
  signInToPay: "Sign in to pay",
  payFailed: "The payment page did not open",
  payFailedText: "Nothing was charged. Please try again.",
} as const;
