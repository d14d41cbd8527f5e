import { ADMIN_SUPPORT, isServiceId, serviceName } from "@legal/catalog";
import { Numeric } from "@legal/ui";
import { useFormat, useLanguage } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { MatterName } from "../../deadlines/matter-name.tsx";
import type { Notice } from "../inbox-api.ts";

/** Facts of a row: which case it is about, what its customer calls it, its number, its service, for staff whose it is; of a digest how much of what. */
export const NoticeCase = ({ kind, facts }: Notice) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const format = useFormat();
  const { customerName, caseName, caseNumber, serviceType, matter, dueDate, digest = [] } = facts;
  const isNamed = serviceType !== undefined && (isServiceId(serviceType) || serviceType === ADMIN_SUPPORT);
  const known = {
    customer: customerName === null ? formatMessage({ id: "notices.customerGone" }) : customerName,
    name: caseName,
    service: isNamed ? serviceName(serviceType, language) : undefined,
    number: caseNumber && <Numeric>{caseNumber}</Numeric>,
  };
  const parts = Object.entries(known).filter(([, part]) => part);
  return (
    <>
      {parts.map(([what, part]) => (
        <span key={what}>{part}</span>
      ))}
      {matter && (
        <span>
          <MatterName matter={matter} />
        </span>
      )}
      {digest.map(({ section, count, more }) => (
        <span key={section}>
          <FormattedMessage id={`notices.digest.${section}`} values={{ count, more: String(more) }} />
        </span>
      ))}
      {kind === "account-security" && (
        <span>
          <FormattedMessage id="notices.security.notYou" />
        </span>
      )}
      {dueDate && <span>{format.calendarDate(dueDate)}</span>}
    </>
  );
};
