import { ADMIN_SUPPORT, packageContent, ALL_SERVICE_IDS, serviceName } from "@legal/catalog";
import { LANGUAGES, PACKAGE_TYPES } from "@legal/contracts/constants";
import { normalise } from "@legal/service-kit";

const SERVICES = [...ALL_SERVICE_IDS, ADMIN_SUPPORT].map((id) => ({
  id,
  words: normalise([id, ...LANGUAGES.map((language) => serviceName(id, language))].join("\n")),
}));

const PACKAGES = PACKAGE_TYPES.map((id) => ({
  id,
  words: normalise([id, ...LANGUAGES.map((language) => packageContent(id, language).name)].join("\n")),
}));

const idsWith = (named: readonly { id: string; words: string }[], word: string): string[] =>
  named.filter(({ words }) => words.includes(word)).map(({ id }) => id);

/** Services whose name in any language contains the word. */
export const servicesWith = (word: string): string[] => idsWith(SERVICES, word);
export const packagesWith = (word: string): string[] => idsWith(PACKAGES, word);
