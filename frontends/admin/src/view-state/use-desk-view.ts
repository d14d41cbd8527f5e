import { useSearchParams } from "react-router-dom";
import { CASE_FILTERS, type CaseFilter } from "@legal/contracts/constants";
import { deskViewOf, type DeskView } from "./desk-views.ts";

export interface DeskFilters {
  /** Only the reader's own cases. */
  mine: boolean;
  filter: CaseFilter | "";
}

const filterOf = (text: string | null): DeskFilters["filter"] => CASE_FILTERS.find((filter) => filter === text) ?? "";

/** The view, search and filters in the address, so that reload, links and the back button keep them. */
export const useDeskView = () => {
  const [params, setParams] = useSearchParams();
  const view = deskViewOf(params.get("tab"));
  const search = params.get("q") ?? "";
  const filters: DeskFilters = { mine: params.get("mine") === "1", filter: filterOf(params.get("filter")) };

  const show = (next: DeskView, text: string, { mine, filter }: DeskFilters, replace: boolean) =>
    setParams(
      {
        ...(next !== "dashboard" && { tab: next }),
        ...(text && { q: text }),
        ...(mine && { mine: "1" }),
        ...(filter && { filter }),
      },
      { replace },
    );

  return {
    view,
    search,
    filters,
    showView: (next: DeskView) => show(next, "", { mine: false, filter: "" }, false),
    changeSearch: (text: string) => show(view, text, filters, true),
    changeFilters: (chosen: DeskFilters) => show(view, search, chosen, true),
  };
};
