import type { Mailer } from "../mail/mailer.ts";
import type { Tracing } from "./tracing.ts";

/** A mailer that has a span for each mail that it hands over, or cannot. Nothing of the mail is in it. */
export const traceMails = (mailer: Mailer, tracing: Pick<Tracing, "begin">): Mailer => ({
  ...mailer,
  async send(mail) {
    const span = tracing.begin({ name: "send mail", kind: "client", facts: {}, parent: "current" });
    try {
      await span.run(() => mailer.send(mail));
    } catch (error) {
      span.end({ isFailed: true });
      throw error;
    }
    span.end({});
  },
});
