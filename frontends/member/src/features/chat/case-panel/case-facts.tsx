import { unbroken } from "@legal/i18n";
import { isKnownStatus, isOpen } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { CaseStatusBadge } from "@legal/domain-ui/cases";
import { DeadlineBadge } from "@legal/domain-ui/deadlines";
import { Numeric, Row, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { CaseEnding } from "../../../cases/case-ending.tsx";
import { DeadlineNotes } from "../../../cases/deadline-notes.tsx";
import { CaseName } from "./case-name.tsx";
import { CasePrice } from "./case-price.tsx";
import { Facts } from "./facts.tsx";
import { PanelSection } from "./panel-section.tsx";

const NextDate = ({ room }: { room: ChatRoom }) => {
  const { formatDate } = useIntl();
  const { deadline, caseStatus } = room;
  if (deadline === null) return <FormattedMessage id="chat.case.noDeadline" />;
  const day = { year: "numeric", month: "short", day: "numeric", weekday: "short", timeZone: "UTC" } as const;
  return (
    <Stack $gap={1}>
      <Row $gap={2}>
        <Numeric>{unbroken(formatDate(`${deadline}T00:00:00Z`, day))}</Numeric>
        {isOpen(caseStatus) && <DeadlineBadge deadline={deadline} />}
      </Row>
      {isOpen(caseStatus) && <DeadlineNotes room={room} />}
    </Stack>
  );
};

/** Where the case stands, what it is called and what was bought. */
export const CaseFacts = ({ room, own }: { room: ChatRoom; own: boolean }) => {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  return (
    <PanelSection title={formatMessage({ id: "chat.case.status" })}>
      <Stack $gap={1.5}>
        <Row>
          <CaseStatusBadge status={room.caseStatus} />
        </Row>
        {isKnownStatus(room.caseStatus) && (
          <Text $size={15}>
            <FormattedMessage id={`chat.case.meaning.${room.caseStatus}`} />
          </Text>
        )}
        <CaseEnding room={room} />
      </Stack>
      <Facts>
        <dt>
          <FormattedMessage id="chat.case.deadline" />
        </dt>
        <dd>
          <NextDate room={room} />
        </dd>
        {room.caseNumber && (
          <>
            <dt>
              <FormattedMessage id="chat.case.number" />
            </dt>
            <dd>
              <Numeric>{room.caseNumber}</Numeric>
            </dd>
          </>
        )}
        {(own || room.caseName) && (
          <>
            <dt>
              <FormattedMessage id={own ? "chat.case.name" : "chat.case.name.customer"} />
            </dt>
            <dd>
              <CaseName room={room} own={own} />
            </dd>
          </>
        )}
        <dt>
          <FormattedMessage id="chat.case.package" />
        </dt>
        <dd>
          <CasePrice room={room} />
        </dd>
        <dt>
          <FormattedMessage id="chat.case.opened" />
        </dt>
        <dd>
          <Numeric>{date(room.createdAt)}</Numeric>
        </dd>
      </Facts>
    </PanelSection>
  );
};
