import { caseStageOf } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";

/** Why a case has ended, as the office explained it to the customer. */
export const CaseEnding = ({ room: { caseStatus, statusReason } }: { room: ChatRoom }) => {
  const stage = caseStageOf(caseStatus);
  if (!statusReason || stage === "open") return null;
  return (
    <Text $size={15}>
      <FormattedMessage id={`cases.ending.${stage}`} values={{ reason: statusReason }} />
    </Text>
  );
};
