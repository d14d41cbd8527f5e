import { loadServiceSearch, type Language, type ServiceId, type ServiceSearch } from "@legal/catalog";
import { useLanguage } from "@legal/web-kit";
import { useEffect, useState, type ComponentType } from "react";
import type { SearchResultsProps } from "./search-results.tsx";

interface Loaded {
  language: Language;
  search: ServiceSearch;
  Results: ComponentType<SearchResultsProps>;
}

type Found =
  | { status: "idle" | "failed" }
  | { status: "found"; serviceIds: readonly ServiceId[]; Results: ComponentType<SearchResultsProps> };

const load = async (language: Language): Promise<Loaded> => {
  const [search, { SearchResults }] = await Promise.all([
    loadServiceSearch(language),
    import(/* webpackChunkName: "search" */ "./search-results.tsx"),
  ]);
  return { language, search, Results: SearchResults };
};

/** Services for everyday words. The search words are fetched with the first letter that a reader types. */
export const useServiceSearch = (text: string) => {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const typed = text.trim() !== "";
  const ready = loaded?.language === language ? loaded : undefined;
  const missing = typed && !ready && !failed;

  useEffect(() => {
    if (!missing) return undefined;
    let wanted = true;
    load(language).then(
      (fetched) => wanted && setLoaded(fetched),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [missing, language]);

  const find = (): Found => {
    if (typed && ready) return { status: "found", serviceIds: ready.search(text), Results: ready.Results };
    return { status: typed && failed ? "failed" : "idle" };
  };
  return { found: find(), retry: () => setFailed(false) };
};
