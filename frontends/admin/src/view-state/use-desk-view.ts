import { useSearchParams } from "react-router-dom";
import { CASE_FILTERS, CASE_SORTS, type CaseFilter, type CaseSort } from "@legal/contracts/constants";
import type { DeskView } from "@legal/contracts/pages";
import { deskViewOf } from "./desk-views.ts";

export interface DeskFilters {
  /** Only the reader's own cases. */
  mine: boolean;
  /** All of them must fit. */
  filters: readonly CaseFilter[];
  /** The list's own order without it. */
  sort: CaseSort | "";
}

const NONE: DeskFilters = { mine: false, filters: [], sort: "" };

const filtersOf = (text: string | null): CaseFilter[] => {
  const names = text?.split(",") ?? [];
  return CASE_FILTERS.filter((filter) => names.includes(filter));
};

/** The view, search and filters in the address, so that reload, links and the back button keep them. */
export const useDeskView = () => {
  const [params, setParams] = useSearchParams();
  const view = deskViewOf(params.get("tab"));
  const search = params.get("q") ?? "";
  const filters: DeskFilters = {
    mine: params.get("mine") === "1",
    filters: filtersOf(params.get("filter")),
    sort: CASE_SORTS.find((sort) => sort === params.get("sort")) ?? "",
  };

  const show = (next: DeskView, text: string, chosen: DeskFilters, replace: boolean) =>
    setParams(
      {
        ...(next !== "dashboard" && { tab: next }),
        ...(text && { q: text }),
        ...(chosen.mine && { mine: "1" }),
        ...(chosen.filters.length > 0 && { filter: chosen.filters.join(",") }),
        ...(chosen.sort && { sort: chosen.sort }),
      },
      { replace },
    );

  return {
    view,
    search,
    filters,
    showView: (next: DeskView, filter?: CaseFilter) =>
      show(next, "", filter ? { ...NONE, filters: [filter] } : NONE, false),
    changeSearch: (text: string) =>
      setParams(
        (query) => {
          if (text) query.set("q", text);
          else query.delete("q");
          return query;
        },
        { replace: true },
      ),
    changeFilters: (chosen: DeskFilters) => show(view, search, chosen, true),
  };
};
