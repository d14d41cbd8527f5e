import type { Language } from "@legal/contracts/constants";

interface Named {
  displayName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  username?: string | null;
}

/** Display name, else family name and given name in Korean order, else the username, else "unknown". */
export const displayNameOf = (user: Named | null | undefined): string =>
  user?.displayName || [user?.lastName, user?.firstName].filter(Boolean).join(" ") || user?.username || "unknown";

const STAFF: Record<Language, string> = { ko: "담당자", en: "Staff", ja: "担当者", zh: "工作人员" };

/** How customers see a staff member: by the display name, and never by what they log in with. */
export const staffNameOf = (person: Named, language: Language): string => person.displayName || STAFF[language];

/** First two characters of the local part, then `***` and the domain; text without an @ shows nothing of itself. */
export const maskEmail = (email: string): string => {
  const at = email.indexOf("@");
  return at < 0 ? "***" : `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`;
};
