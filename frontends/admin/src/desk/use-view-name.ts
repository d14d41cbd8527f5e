import type { DeskView } from "@legal/contracts/pages";
import { useCaseStatusName } from "@legal/domain-ui/cases";
import { useIntl } from "react-intl";
import { isStatusView, statusOfView } from "../view-state/desk-views.ts";

export const useViewName = () => {
  const { formatMessage } = useIntl();
  const statusName = useCaseStatusName();
  return (view: DeskView): string =>
    isStatusView(view) ? statusName(statusOfView(view)) : formatMessage({ id: `admin.view.${view}` });
};
