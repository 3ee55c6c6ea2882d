import type { Mailer } from "../mail/mailer.ts";
import type { Metrics } from "./metrics.ts";

/** A mailer that tells of each mail that it sends or cannot send, sign-in links among them. */
export const countMails = (mailer: Mailer, metrics: Pick<Metrics, "mailTried">): Mailer => ({
  ...mailer,
  async send(mail) {
    try {
      await mailer.send(mail);
    } catch (error) {
      metrics.mailTried("failed");
      throw error;
    }
    metrics.mailTried("sent");
  },
});
