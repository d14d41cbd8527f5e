import { ERROR_CODES, type Call } from "@legal/contracts";
import { errorText } from "@legal/i18n";
import type { z } from "zod";
import { publicCalls, schemaOf } from "./openapi.ts";

interface Property {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  anyOf?: Property[];
  items?: Property;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

interface Described {
  properties?: Record<string, Property>;
  required?: string[];
  /** Of a list. */
  items?: Described;
}

const STYLE = `
  :root { color-scheme: light dark; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; font: 16px/1.6 system-ui, sans-serif; }
  h1 { font-size: 1.6rem; } h2 { margin-top: 3rem; border-bottom: 1px solid; } h3 { margin: 2rem 0 .25rem; font-size: 1.05rem; }
  code, h3 { font-family: ui-monospace, monospace; } p { margin: .25rem 0; }
  table { border-collapse: collapse; margin: .5rem 0; width: 100%; }
  th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8884; }
  .who { display: inline-block; padding: 0 .5rem; border: 1px solid; border-radius: 1rem; font: .85rem system-ui, sans-serif; }
`;

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const typeOf = (property: Property): string => {
  if (property.enum) return property.enum.map(String).join(" | ");
  if (property.anyOf) return property.anyOf.map(typeOf).join(" or ");
  if (property.items) return `list of ${typeOf(property.items)}`;
  return [property.type, property.format].flat().filter(Boolean).join(" ") || "any";
};

const limitsOf = ({ minLength, maxLength, pattern }: Property): string =>
  [
    minLength !== undefined && `at least ${minLength}`,
    maxLength !== undefined && `at most ${maxLength}`,
    pattern !== undefined && `matches ${pattern}`,
  ]
    .filter(Boolean)
    .join(", ");

const row = (cells: string[]): string => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`;

const fieldTable = (title: string, schema: z.ZodType | undefined, io: "input" | "output"): string => {
  if (!schema) return "";
  const described = schemaOf(schema, io) as Described;
  const list = described.items;
  const { properties, required = [] } = list ?? described;
  if (!properties) return "";
  const rows = Object.entries(properties).map(([name, property]) =>
    row([name, typeOf(property), required.includes(name) ? "yes" : "", limitsOf(property)]),
  );
  const caption = list ? `${title} (a list of)` : title;
  return `<table><thead><tr><th>${caption}</th><th>type</th><th>required</th><th>limits</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
};

const callSection = (call: Call): string =>
  `<section><h3>${call.method} ${escapeHtml(call.path)} → ${call.status}</h3>` +
  `<p><span class="who">${call.access}</span> ${escapeHtml(call.summary)}</p>` +
  fieldTable("path", call.params, "input") +
  fieldTable("query", call.query, "input") +
  fieldTable("body", call.body, "input") +
  fieldTable("answer", call.response, "output") +
  `</section>`;

const groupsOf = (calls: readonly Call[]): string =>
  Object.entries(Object.groupBy(calls, ({ path }) => path.split("/").slice(0, 3).join("/")))
    .map(([prefix, group = []]) => `<h2>${escapeHtml(prefix)}</h2>${group.map(callSection).join("")}`)
    .join("");

const errorTable = (): string =>
  `<h2>Errors</h2><p>Every failure is <code>{ code, message, details?, requestId }</code>, the message in the caller's language.</p>` +
  `<table><tbody>${ERROR_CODES.map((code) => row([code, errorText(code, "en")])).join("")}</tbody></table>`;

/** A readable page of every call; give it the nonce of its style. */
export const apiDocsPage = (): ((nonce: string) => string) => {
  const content = groupsOf(publicCalls()) + errorTable();
  return (nonce) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>API</title><style nonce="${nonce}">${STYLE}</style></head><body><h1>API</h1>` +
    `<p>Who may call: <span class="who">anyone</span> <span class="who">user</span> (signed in) <span class="who">admin</span>. ` +
    `The machine-readable form is <a href="/api/openapi.json">/api/openapi.json</a>.</p>${content}</body></html>\n`;
};
