/** Texts of a code that shows that it is oneself. */
export const stepCopy = {
  code: "Six-digit code",
  codeText: "From the app for codes on your phone. It changes every 30 seconds.",
  codeInvalid: "Enter the six digits that your app shows.",
  recoveryCode: "Recovery code",
  recoveryText: "One of the ten codes that you kept when you turned two-step sign-in on. Each works once.",
  recoveryInvalid: "Enter a recovery code like 7Q4M-D2XR-9KTV-B1NZ.",
  toRecovery: "Use a recovery code",
  toCode: "Use a code of the app",
  failed: "The code could not be checked. Please try again.",
};
