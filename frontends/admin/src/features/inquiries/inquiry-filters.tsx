import { INQUIRY_STATUSES } from "@legal/contracts/constants";
import { Chip, Row, VisuallyHidden } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { useInquiryCountsQuery, type InquiryFilter } from "../../api/inquiries-api.ts";

type Chosen = Pick<InquiryFilter, "status" | "unread">;

interface FiltersProps {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** One status or all of them, and whether only unread ones. */
export const InquiryFilters = ({ chosen, onChoose }: FiltersProps) => {
  const { number } = useFormat();
  const { data: counts } = useInquiryCountsQuery();
  const countOf = (status: Chosen["status"]) => (status ? counts?.byStatus[status] : counts?.total);
  const shown = (count: number | undefined) => count !== undefined && <span>{number(count)}</span>;
  return (
    <Row as="fieldset" $gap={2}>
      <VisuallyHidden as="legend">
        <FormattedMessage id="admin.inquiries.filter" />
      </VisuallyHidden>
      {[undefined, ...INQUIRY_STATUSES].map((status) => (
        <Chip
          key={status ?? "all"}
          aria-pressed={chosen.status === status}
          onClick={() => onChoose({ ...chosen, status })}
        >
          <FormattedMessage id={status ? `site.inquiryStatus.${status}` : "admin.inquiries.all"} />
          {shown(countOf(status))}
        </Chip>
      ))}
      <Chip aria-pressed={chosen.unread} onClick={() => onChoose({ ...chosen, unread: !chosen.unread })}>
        <FormattedMessage id="admin.inquiries.unread" />
        {shown(counts?.unread)}
      </Chip>
    </Row>
  );
};
