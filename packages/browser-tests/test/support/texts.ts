import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./repository.ts";

export type Language = "ko" | "en" | "ja" | "zh";
type Source =
  | "public"
  | "member"
  | "admin"
  | "shell"
  | "site"
  | "ai"
  | "security"
  | "staff"
  | "notices"
  | "inboxBell"
  | "deadlines"
  | "documents"
  | "offer"
  | "tools"
  | "verification";

/** Texts that belong to no frontend alone. */
const SHARED: Partial<Record<Source, string>> = {
  site: "packages/web-kit/src",
  ai: "packages/domain-ui/src/assistant",
  security: "packages/domain-ui/src/account-security",
  notices: "packages/domain-ui/src/notices",
  inboxBell: "packages/domain-ui/src/notices/inbox-bell",
  staff: "packages/domain-ui/src/staff",
  deadlines: "packages/domain-ui/src/deadlines",
  documents: "packages/domain-ui/src/documents",
  offer: "frontends/shell/src/language-offer",
  tools: "frontends/public/src/calculation",
  verification: "frontends/public/src/features/account/verification",
};

/** Some pages of the public frontend bring texts of their own. */
const foldersOf = (source: Source): string =>
  source === "public" ? "frontends/public/src/**" : (SHARED[source] ?? `frontends/${source}/src`);

const catalogue = (source: Source, language: Language): Record<string, string> => {
  const files = globSync(`${foldersOf(source)}/locales/${language}.json`, { cwd: ROOT });
  const texts = files.map((file) => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as Record<string, string>);
  return Object.assign({}, ...texts) as Record<string, string>;
};

/** What a screen says, in one language: tests look for the same words a person looks for, wherever those words live. */
export const textsOf =
  (language: Language) =>
  (source: Source, key: string, values: Record<string, string> = {}) => {
    const text = catalogue(source, language)[key];
    if (text === undefined) throw new Error(`${source} has no text ${key}`);
    return Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), text);
  };
export type Texts = ReturnType<typeof textsOf>;
