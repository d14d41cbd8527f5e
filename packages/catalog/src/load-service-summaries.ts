import type { Language } from "@legal/contracts/constants";

type Catalogue = Promise<{ default: Record<string, string> }>;

/** A sentence about each service under `summary.<service id>`, in the same chunk as a page's other texts. */
export const loadServiceSummaries = (language: Language): Catalogue =>
  import(/* webpackChunkName: "messages-[request]" */ `./locales/${language}.json`, {
    with: { type: "json" },
  }) as Catalogue;
