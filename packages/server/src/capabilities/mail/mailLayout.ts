import { escapeHtml } from "../../kernel/text/textToHtml.ts";

/** The parts of a mail: paragraphs of plain text, and at most one button. */
export interface MailParts {
  heading: string;
  before: string[];
  button?: { label: string; address: string };
  after: string[];
}

const ink = "#1d2420";
const soft = "#5b655f";
const paper = "#f7f3ea";
const evergreen = "#1f5c46";

const paragraph = (text: string, colour: string) =>
  `<p style="margin:0 0 16px;font:16px/1.6 Georgia,serif;color:${colour}">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

/**
 * A mail as HTML that needs no images, fonts or scripts, and as plain text. With an `unsubscribeAddress` it ends with a link
 * to it.
 */
export function layOutMail(
  { heading, before, button, after }: MailParts,
  unsubscribeAddress?: string,
): { text: string; html: string } {
  const unsubscribe = unsubscribeAddress
    ? `<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e4ddcd;font:13px/1.5 Helvetica,Arial,sans-serif;color:${soft}">You get this because you asked for updates by email. <a href="${escapeHtml(unsubscribeAddress)}" style="color:${soft}">Unsubscribe</a></p>`
    : "";
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.address)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${evergreen};color:#ffffff;font:600 16px/1.25 Helvetica,Arial,sans-serif;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font:13px/1.5 Helvetica,Arial,sans-serif;color:${soft};word-break:break-all">${escapeHtml(button.address)}</p>`
    : "";
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:32px 16px;background:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e4ddcd;border-radius:8px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font:600 18px/1.2 Georgia,serif;color:${evergreen}">Grantwright</p>
<h1 style="margin:0 0 16px;font:400 28px/1.25 Georgia,serif;color:${ink}">${escapeHtml(heading)}</h1>
${before.map((text) => paragraph(text, ink)).join("\n")}
${link}
${after.map((text) => paragraph(text, soft)).join("\n")}
${unsubscribe}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  const text =
    [
      heading,
      ...before,
      ...(button ? [button.address] : []),
      ...after,
      "Grantwright",
      ...(unsubscribeAddress
        ? [`You get this because you asked for updates by email. Unsubscribe: ${unsubscribeAddress}`]
        : []),
    ].join("\n\n") + "\n";
  return { text, html };
}
