import { useSearchParams } from "react-router-dom";
import { deskViewOf, type DeskView } from "./desk-views.ts";

/** Which view and search the address names, so that a reload, a link and the back button keep the place. */
export const useDeskView = () => {
  const [params, setParams] = useSearchParams();
  const view = deskViewOf(params.get("tab"));
  const search = params.get("q") ?? "";

  const show = (next: DeskView, text: string, replace: boolean) =>
    setParams({ ...(next !== "dashboard" && { tab: next }), ...(text && { q: text }) }, { replace });

  return {
    view,
    search,
    showView: (next: DeskView) => show(next, "", false),
    changeSearch: (text: string) => show(view, text, true),
  };
};
