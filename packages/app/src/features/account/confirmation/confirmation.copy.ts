/** Texts of what comes before a way into the account is added. */
export const confirmationCopy = {
  cancel: "Cancel",
  goOn: "Continue",
  goingOn: "One moment…",
};
