import type { Inquiry } from "@legal/contracts";
import { INQUIRY_STATUSES, type InquiryStatus } from "@legal/contracts/constants";
import { SelectField } from "@legal/ui";
import { useIntl } from "react-intl";
import { useChangeInquiryStatusMutation } from "../../api/inquiries-api.ts";

/** While it is saved the new status shows; if that fails the old one returns, and the field says so without a toast. */
export const InquiryStatusSelect = ({ inquiry }: { inquiry: Inquiry }) => {
  const { formatMessage } = useIntl();
  const [changeStatus, { isLoading, originalArgs, isError }] = useChangeInquiryStatusMutation();
  return (
    <SelectField
      label={formatMessage({ id: "staff.status" })}
      hideLabel
      value={isLoading && originalArgs ? originalArgs.status : inquiry.status}
      aria-busy={isLoading || undefined}
      error={isError ? formatMessage({ id: "admin.inquiry.statusFailed" }) : undefined}
      onChange={(event) => void changeStatus({ id: inquiry.id, status: event.target.value as InquiryStatus })}
    >
      {INQUIRY_STATUSES.map((status) => (
        <option key={status} value={status}>
          {formatMessage({ id: `site.inquiryStatus.${status}` })}
        </option>
      ))}
    </SelectField>
  );
};
