import type { Language } from "@legal/contracts";
import { pages, withQuery, type MyPageTab } from "@legal/contracts/pages";
import { loginRedirectRoute, startGoogleRoute } from "@legal/contracts/routes";
import { urlOf } from "../api/request.ts";

/** Every address of the site; nothing else spells one out. */
export const paths = {
  ...pages,
  home: "/",
  contact: "/#contact",
  /** The contact form with a service already chosen. */
  contactAbout: (service: string) => `${withQuery("/", { service })}#contact`,
  /** With `buy`, the purchase of that package is open. */
  service: (serviceId: string, query: { buy?: string } = {}) => withQuery(`/service/${serviceId}`, query),
  /** Opens the conversation with the office at once. */
  askOffice: "/?ask=office",
  /** The consult panel of a service. */
  consult: (serviceId: string) => `/service/${serviceId}#consult`,
  signup: (next?: string) => withQuery("/signup", { next }),
  findUsername: (next?: string) => withQuery("/find-username", { next }),
  tools: "/tools",
  /** A calculator, with what is entered into it. */
  tool: (name: string, inputs: Record<string, string | undefined> = {}) => withQuery(`/tools/${name}`, inputs),
  faq: "/faq",
  terms: "/terms",
  privacy: "/privacy",
  /** One of the member's conversations with the AI. */
  conversation: (id: string) => withQuery("/mypage", { tab: "ai" satisfies MyPageTab, talk: id }),
  inbox: "/inbox",
  /** Signs in with Google. An account that it opens speaks `language`. */
  google: (next?: string, language?: Language) => withQuery(urlOf(startGoogleRoute), { next, language }),
  /** Leads to the login page and back to `next`. */
  apiLogin: (next?: string) => withQuery(urlOf(loginRedirectRoute), { next }),
} as const;
