import type { Inquiry } from "@legal/contracts";
import { INQUIRY_STATUSES, type InquiryStatus } from "@legal/contracts/constants";
import { SelectField } from "@legal/ui";
import { isApiError, useErrorText, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useChangeInquiryStatusMutation, useMarkInquiryMutation } from "../../api/inquiries-api.ts";

/** While it is saved the new status shows; if that fails the old one returns, and the field says so without a toast. */
export const InquiryStatusSelect = ({ inquiry }: { inquiry: Inquiry }) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [changeStatus, { isLoading, originalArgs, error }] = useChangeInquiryStatusMutation();
  const [mark] = useMarkInquiryMutation();
  const { id, status: stored, isRead } = inquiry;
  const shown = isLoading && originalArgs ? originalArgs.status : stored;
  const problemOf = (failure: unknown) =>
    isApiError(failure) && failure.code === "CONFLICT"
      ? errorText(failure)
      : formatMessage({ id: "admin.inquiry.statusFailed" });
  const nameOf = (status: InquiryStatus) => formatMessage({ id: `site.inquiryStatus.${status}` });

  const takeBack = async (from: InquiryStatus) => {
    const undone = await changeStatus({ id, status: shown, from });
    if (undone.error) return;
    // A status means that the inquiry was seen.
    if (!isRead) await mark({ id, isRead });
    toast({ title: formatMessage({ id: "staff.undone" }) });
  };
  const change = async (status: InquiryStatus) => {
    const changed = await changeStatus({ id, status, from: shown });
    if (changed.error) return;
    toast({
      title: formatMessage({ id: "staff.status.saved" }, { status: nameOf(status) }),
      action: { label: formatMessage({ id: "staff.undo" }), run: () => void takeBack(status) },
    });
  };

  return (
    <SelectField
      label={formatMessage({ id: "staff.status" })}
      hideLabel
      opensByKeys
      value={shown}
      aria-busy={isLoading || undefined}
      error={error && problemOf(error)}
      onChange={(event) => void change(event.target.value as InquiryStatus)}
    >
      {INQUIRY_STATUSES.map((status) => (
        <option key={status} value={status}>
          {nameOf(status)}
        </option>
      ))}
    </SelectField>
  );
};
