import type { IncomingMessage } from "node:http";
import { DEFAULT_LANGUAGE, type Language, type Session } from "@legal/contracts";
import { isLanguage } from "@legal/i18n";

const CHOICE = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;
const VISIT = /(?:^|;\s*)visit-language=([a-z]{2})(?:;|$)/;

/** The language that an address asks for, as search engines list them: `?lang=en`. */
export const requestedLanguageOf = ({ url = "" }: IncomingMessage): Language | undefined => {
  const asked = /[?&]lang=([a-z]{2})(?:&|$)/.exec(url)?.[1];
  return isLanguage(asked) ? asked : undefined;
};

/** Keeps the language of the first address until the browser is closed; the visitor did not choose it. */
export const visitCookie = (language: Language): string => `visit-language=${language}; Path=/; SameSite=Lax`;

/**
 * The signed-in user's language, else the browser's stored choice, else what the address asks for or asked, else
 * Korean.
 */
export const pageLanguageOf = (req: IncomingMessage, session: Session | undefined): Language => {
  const { cookie = "" } = req.headers;
  const [chosen, visited] = [CHOICE, VISIT].map((pattern) => pattern.exec(cookie)?.[1]);
  return session?.language ?? [chosen, requestedLanguageOf(req), visited].find(isLanguage) ?? DEFAULT_LANGUAGE;
};
