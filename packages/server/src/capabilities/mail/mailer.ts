import { createTransport } from "nodemailer";
import type { Config } from "../../kernel/config.ts";
import { isLoopback } from "../../kernel/loopback.ts";
import { makeOutbox, outboxFolder, writeToOutbox } from "./outbox.ts";

/** A mail to one person, in both forms. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further header lines by name, as List-Unsubscribe. */
  headers?: Record<string, string>;
}

/** What sends mails. */
export interface Mailer {
  /** Where mails go, for the person who starts the server. */
  readonly destination: string;
  /** Sends a mail; rejects where it cannot be handed over. */
  send(mail: Mail): Promise<void>;
  /** Shows a sign-in link on the terminal where no mail goes out: where the server is for others, only where its mail lies. */
  showLink(email: string, address: string): void;
  close(): void;
}

const createSmtpTransport = (smtp: string) =>
  createTransport({
    url: smtp,
    // Otherwise whoever stands between could have a sign-in link go in clear text. smtps: is encrypted from its first byte.
    requireTLS: smtp.startsWith("smtp:") && !isLoopback(smtp),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });

/** Connects and signs in to an SMTP server as for a mail, and sends none. Rejects with what kept it from that. */
export async function checkSmtp(smtp: string): Promise<void> {
  const transport = createSmtpTransport(smtp);
  await transport.verify().finally(() => transport.close());
}

/**
 * Mails over SMTP where SMTP_URL is set, otherwise into files of the outbox folder. `print` writes to the terminal, past
 * the log: a sign-in link is a secret, and log lines travel.
 */
export function createMailer(config: Config, print: (line: string) => void): Mailer {
  const from = config.mailFrom;
  const smtp = config.smtpUrl;
  if (smtp) {
    const transport = createSmtpTransport(smtp);
    return {
      destination: `SMTP server ${new URL(smtp).host}`,
      send: async (mail) => void (await transport.sendMail({ from, ...mail })),
      showLink: () => {},
      close: () => transport.close(),
    };
  }
  makeOutbox(config);
  const outbox = outboxFolder(config);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    destination: `${outbox} (no SMTP_URL is set)`,
    async send(mail) {
      const { message } = await composer.sendMail({ from, ...mail });
      await writeToOutbox(config, message as Buffer);
    },
    showLink: isLoopback(config.publicUrl)
      ? (email, address) => print(`Sign-in link for ${email}: ${address}`)
      : () => print(`A mail with a sign-in link is in ${outbox}, as no SMTP_URL is set`),
    close: () => composer.close(),
  };
}
