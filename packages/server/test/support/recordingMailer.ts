import type { Mail, Mailer } from "../../src/capabilities/mail/mailer.ts";

/** Keeps what it is to send; `answer` may refuse a mail by throwing, or let it wait. */
export function createRecordingMailer(answer: (mail: Mail, index: number) => Promise<void> | void = () => {}) {
  const sent: Mail[] = [];
  const tried: Mail[] = [];
  const links: string[] = [];
  const mailer: Mailer = {
    destination: "a test",
    async send(mail) {
      tried.push(mail);
      await answer(mail, tried.length - 1);
      sent.push(mail);
    },
    showLink: (_email, address) => void links.push(address),
    close: () => {},
  };
  return { mailer, sent, tried, links };
}
