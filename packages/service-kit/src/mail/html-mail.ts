import type { Language } from "@legal/contracts";

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Text as it stands, line breaks included; nothing in it is markup. */
export const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

export const linkButton = (label: string, href: string): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;` +
  `border-radius:6px;background:#1b2a4a;color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** An address to copy, for readers whose program shows no buttons. */
export const plainLink = (href: string): string =>
  `<p style="margin:0 0 16px;word-break:break-all;font-size:14px">${escapeHtml(href)}</p>`;

/** A whole HTML mail around parts made by the functions above. */
export const htmlMail = (language: Language, title: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
  `<body style="margin:0;padding:32px 16px;font:16px/1.6 sans-serif;color:#1b2333;background:#f6f4ef">` +
  `<div style="max-width:560px;margin:auto;padding:32px;background:#fff;border-radius:8px">` +
  `<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>${parts.join("")}</div></body></html>\n`;
