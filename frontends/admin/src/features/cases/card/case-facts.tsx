import { CaseStatusBadge } from "@legal/domain-ui/cases";
import type { ChatRoom } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { Badge, Checkbox, Heading, InlineFacts, Numeric, Row, Text, VisuallyHidden } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";

interface CaseHeadingProps {
  room: ChatRoom;
  service: string;
  isCase: boolean;
  isChosen: boolean;
  onChoose: (room: ChatRoom) => void;
}

export const CaseHeading = ({ room, service, isCase, isChosen, onChoose }: CaseHeadingProps) => (
  <Row $gap={2}>
    {isCase && (
      <Checkbox
        label={
          <VisuallyHidden>
            <FormattedMessage id="admin.bulk.choose" values={{ case: `${service} - ${displayNameOf(room.user)}` }} />
          </VisuallyHidden>
        }
        checked={isChosen}
        onChange={() => onChoose(room)}
      />
    )}
    <Heading level={2} size={16}>
      {service}
    </Heading>
    {isCase && <CaseStatusBadge status={room.caseStatus} />}
    {room.packageType && (
      <Badge tone="accent">
        <FormattedMessage id={`site.package.${room.packageType}`} />
      </Badge>
    )}
  </Row>
);

export const CustomerFacts = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  return (
    <Text as={InlineFacts} $size={15}>
      <strong>{displayNameOf(room.user)}</strong>
      <span>{room.user?.email ?? formatMessage({ id: "admin.case.unknownCustomer" })}</span>
      {room.caseName && <span>{room.caseName}</span>}
    </Text>
  );
};

/** A price by agreement is no contract yet: the consent to start is asked for when there is one. */
const startOf = ({ startConsentAt, price }: ChatRoom) => {
  if (price === null) return startConsentAt ? "admin.case.startRequested" : "admin.case.startUnagreed";
  return startConsentAt ? "admin.case.startNow" : "admin.case.startLater";
};

/** Its number, when it was opened, its price and when the office may begin. */
export const OrderFacts = ({ room, isCase }: { room: ChatRoom; isCase: boolean }) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (
    <Text as={InlineFacts} $size={13} $tone="muted">
      {room.caseNumber && <Numeric>{room.caseNumber}</Numeric>}
      <FormattedMessage id="admin.case.opened" values={{ date: format.date(room.createdAt) }}>
        {(text) => <span>{text}</span>}
      </FormattedMessage>
      {isCase && (
        <span>{room.price === null ? formatMessage({ id: "site.byAgreement" }) : format.price(room.price)}</span>
      )}
      {isCase && (
        <FormattedMessage
          id={startOf(room)}
          values={{ date: room.startConsentAt ? format.date(room.startConsentAt) : "" }}
        >
          {(text) => <span>{text}</span>}
        </FormattedMessage>
      )}
    </Text>
  );
};
