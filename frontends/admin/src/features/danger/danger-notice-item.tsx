import type { DangerNotice } from "@legal/contracts";
import {
  Badge,
  Button,
  color,
  Icon,
  InlineFacts,
  Joined,
  Notice,
  Numeric,
  radius,
  Row,
  space,
  Stack,
  Text,
} from "@legal/ui";
import { ButtonLink, FROM_DESK, paths, TextLink, useFormat, useSession } from "@legal/web-kit";
import Check from "lucide-react/icons/check";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { AiConversationsButton } from "../../ai-conversations/ai-conversations-button.tsx";
import { useServiceName } from "../../ai-conversations/use-service-name.ts";
import { useKeptHeight } from "../../stable-list/use-kept-height.ts";
import { useAcknowledgement } from "./use-acknowledgement.ts";

const Item = styled.li`
  padding: ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

const Rooms = ({ rooms }: Pick<DangerNotice, "rooms">) => {
  const nameOf = useServiceName();
  if (rooms.length === 0) {
    return (
      <Text $size={15} $tone="muted">
        <FormattedMessage id="admin.danger.noRooms" />
      </Text>
    );
  }
  return (
    <Row $gap={3}>
      <Text as="span" $size={13} $tone="muted">
        <FormattedMessage id="admin.danger.rooms" />
      </Text>
      {rooms.map(({ id, serviceType, caseNumber }) => (
        <TextLink key={id} to={paths.chat(id)} state={FROM_DESK}>
          <Joined>
            {nameOf(serviceType)}
            {caseNumber && <Numeric>{caseNumber}</Numeric>}
          </Joined>
        </TextLink>
      ))}
    </Row>
  );
};

const Times = ({ notice }: { notice: DangerNotice }) => {
  const { dateTime } = useFormat();
  const { createdAt, lastAt } = notice;
  return (
    <Text as={InlineFacts} $size={13} $tone="muted">
      <span>{dateTime(createdAt)}</span>
      {lastAt !== createdAt && (
        <span>
          <FormattedMessage id="admin.danger.last" values={{ date: dateTime(lastAt) }} />
        </span>
      )}
    </Text>
  );
};

interface OutcomeProps {
  notice: DangerNotice;
  /** It has left the list in which it is still shown. */
  isGone: boolean;
}

const Outcome = ({ notice, isGone }: OutcomeProps) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const { acknowledgedBy, acknowledgedAt } = notice;
  if (isGone) {
    return (
      <Badge>
        <FormattedMessage id="admin.danger.left" />
      </Badge>
    );
  }
  if (acknowledgedBy === null || acknowledgedAt === null) {
    return (
      <Badge tone="danger">
        <FormattedMessage id="admin.danger.open" />
      </Badge>
    );
  }
  const name = acknowledgedBy.name ?? formatMessage({ id: "admin.danger.gone" });
  return (
    <Badge tone="success">
      <FormattedMessage id="admin.danger.acknowledged" values={{ name, date: dateTime(acknowledgedAt) }} />
    </Badge>
  );
};

/** To what the customer wrote, where it is kept. */
const WayToWords = ({ notice, name }: { notice: DangerNotice; name: string }) => {
  const { customer, conversationId, roomId } = notice;
  if (roomId !== undefined) {
    return (
      <ButtonLink to={paths.chat(roomId)} state={FROM_DESK} $variant="quiet" $size="small">
        <FormattedMessage id="admin.danger.openRoom" />
      </ButtonLink>
    );
  }
  if (conversationId === customer.id) {
    return (
      <Text as="span" $size={13} $tone="muted">
        <FormattedMessage id="admin.danger.notKept" />
      </Text>
    );
  }
  return <AiConversationsButton userId={customer.id} customer={name} conversationId={conversationId} />;
};

interface ItemProps extends OutcomeProps {
  /** With the notice as it is after a change. */
  onAnswer: (notice: DangerNotice) => void;
}

/** One customer: who, when, the way to what they wrote and to their rooms, and who has seen to it. */
export const DangerNoticeItem = ({ notice, isGone, onAnswer }: ItemProps) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { customer, rooms, acknowledgedBy } = notice;
  const name = customer.name ?? formatMessage({ id: "admin.danger.unknown" });
  const { save, isSaving, hasFailed } = useAcknowledgement(notice, name, onAnswer);
  const isOpen = acknowledgedBy === null && !isGone;
  const item = useKeptHeight<HTMLLIElement>(!isOpen);
  return (
    <Item ref={item}>
      <Stack $gap={3}>
        <Stack $gap={1}>
          <Row $gap={2}>
            <strong>{name}</strong>
            <Outcome notice={notice} isGone={isGone} />
          </Row>
          <Times notice={notice} />
        </Stack>
        <Rooms rooms={rooms} />
        <Row $gap={2}>
          <WayToWords notice={notice} name={name} />
          {isOpen && customer.id === user?.id && (
            <Text as="span" $size={13} $tone="muted">
              <FormattedMessage id="admin.danger.colleagues" />
            </Text>
          )}
          {isOpen && customer.id !== user?.id && (
            <Button size="small" icon={<Icon of={Check} size={18} />} loading={isSaving} onClick={() => void save()}>
              <FormattedMessage id="admin.danger.acknowledge" />
            </Button>
          )}
        </Row>
        {hasFailed && <Notice tone="danger" role="alert" title={formatMessage({ id: "admin.danger.notSaved" })} />}
      </Stack>
    </Item>
  );
};
