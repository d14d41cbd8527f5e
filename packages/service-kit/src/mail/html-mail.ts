import type { Language } from "@legal/contracts";

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Programs that know no media queries show the colours of the style attributes. */
const DARK =
  `@media (prefers-color-scheme:dark){body{background:#14171d!important;color:#e6e9ef!important}` +
  `.card{background:#1e232c!important}.button{background:#c9d6f2!important;color:#14171d!important}` +
  `.quiet{color:#aab3c2!important}}`;

/** Text as it stands, line breaks included; nothing in it is markup. */
export const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

export const linkButton = (label: string, href: string): string =>
  `<p style="margin:0 0 16px"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;` +
  `padding:12px 20px;border-radius:6px;background:#1b2a4a;color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** An address to copy, for readers whose program shows no buttons. */
export const plainLink = (href: string): string =>
  `<p class="quiet" style="margin:0 0 16px;word-break:break-all;font-size:14px;color:#525b6b">${escapeHtml(href)}</p>`;

/** What is no part of the message: an end to such mails, say. */
export const smallLink = (label: string, href: string): string =>
  `<p style="margin:24px 0 0;font-size:14px"><a class="quiet" href="${escapeHtml(href)}" style="color:#525b6b">` +
  `${escapeHtml(label)}</a></p>`;

/** A whole HTML mail from someone, around parts made by the functions above. */
export const htmlMail = (
  language: Language,
  { sender, title, parts }: { sender: string; title: string; parts: readonly string[] },
): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
  `<title>${escapeHtml(title)}</title><style>${DARK}</style></head>` +
  // Korean breaks between words; Japanese and Chinese have no spaces to break at.
  `<body style="margin:0;padding:24px 12px;font:16px/1.6 sans-serif;color:#1b2333;background:#f6f4ef` +
  `${language === "ko" ? ";word-break:keep-all" : ""}">` +
  `<div class="card" style="max-width:560px;margin:auto;padding:24px;background:#fff;border-radius:8px">` +
  `<p class="quiet" style="margin:0 0 8px;font-size:14px;color:#525b6b">${escapeHtml(sender)}</p>` +
  `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4;text-wrap:balance">${escapeHtml(title)}</h1>${parts.join("")}</div></body></html>\n`;
