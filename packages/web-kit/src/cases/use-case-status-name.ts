import type { CaseStatus } from "@legal/contracts/constants";
import { useIntl } from "react-intl";

const messageIds: Record<CaseStatus, string> = {
  준비중: "site.caseStatus.preparing",
  작성중: "site.caseStatus.writing",
  발송완료: "site.caseStatus.sent",
  법원접수: "site.caseStatus.filed",
  종료: "site.caseStatus.closed",
  거래취소: "site.caseStatus.cancelled",
};

export const useCaseStatusName = () => {
  const { formatMessage } = useIntl();
  return (status: CaseStatus) => formatMessage({ id: messageIds[status] });
};
