import type { Told } from "./tell.ts";

const proposals = (count: number) =>
  count === 1 ? "Your first proposal is free." : `Your first ${count} proposals are free.`;

/** The first message of a new account. */
export const welcomeMessage = (
  welcomeCredits: number,
): Pick<Told, "type" | "subject" | "text" | "link" | "linkLabel"> => ({
  type: "system",
  subject: "Welcome to Grantwright",
  text: [
    "Describe your project in your own words. Grantwright makes an outline of it, asks for what a funder will want to know, and writes the full proposal when you are ready.",
    welcomeCredits > 0 ? proposals(welcomeCredits) : "",
    "This inbox is where you hear what happens in your account. Questions? Help & Support reaches us from every page.",
  ]
    .filter(Boolean)
    .join("\n\n"),
  link: "/docs/new",
  linkLabel: "Describe your project",
});
