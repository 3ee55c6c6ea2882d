/** Texts of the dialog in which one asks for help: apart, as the first view does without it. */
export const helpCopy = {
  helpTitle: "Need Help?",
  helpText: "Ask here, or write to us directly:",
  helpOnlyHere: "Whoever runs this Grantwright reads it. The answer comes to your Team Inbox and by email.",
  subject: "Subject",
  message: "Message",
  priority: "Priority",
  low: "Low",
  medium: "Medium",
  high: "High",
  sendHelp: "Send Help Request",
  sending: "Sending...",
  error: "Error",
  helpMissing: "Please fill in both subject and message fields.",
  subjectMissing: "Enter a subject.",
  messageMissing: "Write a message.",
  helpFailed: (email: string | null | undefined) =>
    email
      ? `Failed to send help request. Please try again or email us directly at ${email}`
      : "Failed to send help request. Please try again.",
  helpSent: "Help request sent!",
  helpSentText: "We've received your message and will get back to you soon.",
} as const;
