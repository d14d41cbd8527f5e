import { loginRedirectRoute, startGoogleRoute } from "@legal/contracts/routes";
import { urlOf } from "../api/request.ts";

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]));
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Every address of the site; nothing else spells one out. */
export const paths = {
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
  login: (next?: string) => withQuery("/login", { next }),
  signup: (next?: string) => withQuery("/signup", { next }),
  findUsername: "/find-username",
  resetPassword: (token?: string) => withQuery("/reset-password", { token }),
  /** With the token of a mailed link, or to show that it is done. */
  deleteAccount: (query: { token?: string; done?: string } = {}) => withQuery("/delete-account", query),
  verifyEmail: "/verify-email",
  tools: "/tools",
  /** A calculator, with what is entered into it. */
  tool: (name: string, inputs: Record<string, string | undefined> = {}) => withQuery(`/tools/${name}`, inputs),
  faq: "/faq",
  terms: "/terms",
  privacy: "/privacy",
  myPage: "/mypage",
  inbox: "/inbox",
  chat: (roomId: string) => `/chat/${roomId}`,
  /** A legal paper: its questions, then where it stands. */
  document: (documentId: string) => `/documents/${documentId}`,
  admin: "/admin",
  /** The papers of a case on the desk, or one of them. */
  caseDocuments: (caseId: string, documentId?: string) =>
    withQuery("/admin", { tab: "documents", case: caseId, document: documentId }),
  /** Signs in with Google. */
  google: (next?: string) => withQuery(urlOf(startGoogleRoute), { next }),
  /** Leads to the login page and back to `next`. */
  apiLogin: (next?: string) => withQuery(urlOf(loginRedirectRoute), { next }),
} as const;
