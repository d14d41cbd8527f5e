import type { Document } from "@legal/contracts";
import { InlineFacts, Link, Numeric } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { fileUrlOf } from "../file-url.ts";

/** Where and when it was filed or sent, under which number. */
export const DeliveryFacts = ({ delivery }: { delivery: NonNullable<Document["delivery"]> }) => {
  const { calendarDate } = useFormat();
  const { kind, court, caseNumber, registeredNumber, date, receipt } = delivery;
  return (
    <InlineFacts>
      <span>
        <FormattedMessage id={`documents.delivery.${kind}`} />
      </span>
      <Numeric>{calendarDate(date)}</Numeric>
      {court && <span lang="ko">{court}</span>}
      {caseNumber && <Numeric lang="ko">{caseNumber}</Numeric>}
      {kind === "filed" && !caseNumber && <FormattedMessage id="documents.delivery.caseNumber.pending" />}
      {receipt && (
        <Link href={fileUrlOf(receipt.fileId)} download={receipt.fileName}>
          <FormattedMessage id="documents.delivery.receipt" />
        </Link>
      )}
      {registeredNumber && <Numeric>{registeredNumber}</Numeric>}
    </InlineFacts>
  );
};
