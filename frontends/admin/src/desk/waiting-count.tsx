import { VisuallyHidden } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { useCaseCountsQuery } from "../api/cases-api.ts";

/** Announces to screen readers how many customers wait, whenever that changes. */
export const WaitingCount = () => {
  const { data: counts } = useCaseCountsQuery();
  const count = counts?.waiting?.customers;
  return (
    <VisuallyHidden as="output">
      {count !== undefined && <FormattedMessage id="admin.waiting.announced" values={{ count }} />}
    </VisuallyHidden>
  );
};
