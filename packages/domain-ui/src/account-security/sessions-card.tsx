import type { OwnSession } from "@legal/contracts";
import { Badge, Button, color, InlineFacts, Notice, Row, SEPARATOR, SkeletonList, space, Stack, Text } from "@legal/ui";
import { useErrorText, useFormat, useToast } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { SecurityCard } from "./security-card.tsx";
import { useEndOtherSessionsMutation, useEndSessionMutation, useOwnSessionsQuery } from "./security-api.ts";

const Item = styled.li`
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color.hairline};
`;

const useEnding = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { toast } = useToast();
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const showOutcome = ({ error }: { error?: unknown }) =>
    error === undefined
      ? toast({ title: formatMessage({ id: "security.sessions.ended" }) })
      : toast({
          title: formatMessage({ id: "security.failed" }),
          description: errorText(error),
          variant: "destructive",
        });
  return {
    endOne: async (handle: string) => showOutcome(await endOne(handle)),
    endOthers: async () => showOutcome(await endOthers()),
  };
};

interface SessionItemProps {
  session: OwnSession;
  onEnd: () => Promise<unknown>;
}

const SessionItem = ({ session, onEnd }: SessionItemProps) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const device =
    [session.browser, session.os].filter((part) => part !== null).join(SEPARATOR) ||
    formatMessage({ id: "security.sessions.unknown" });
  return (
    <Item>
      <Row $justify="space-between" $gap={3}>
        <Stack $gap={1}>
          <Row $gap={2}>
            <Text as="span" $strong>
              {device}
            </Text>
            {session.current && (
              <Badge tone="success">
                <FormattedMessage id="security.sessions.current" />
              </Badge>
            )}
          </Row>
          <Text as={InlineFacts} $size={13} $tone="muted">
            <span>{session.network ?? formatMessage({ id: "security.sessions.unknownNetwork" })}</span>
            <span>{formatMessage({ id: "security.sessions.seen" }, { time: dateTime(session.lastSeenAt) })}</span>
            <span>{formatMessage({ id: "security.sessions.since" }, { time: dateTime(session.createdAt) })}</span>
          </Text>
        </Stack>
        {!session.current && (
          <Button
            variant="quiet"
            size="small"
            onClick={onEnd}
            aria-label={formatMessage({ id: "security.sessions.endOne" }, { device })}
          >
            <FormattedMessage id="security.sessions.end" />
          </Button>
        )}
      </Row>
    </Item>
  );
};

/** Where the account is signed in, and the way to end it there. */
export const SessionsCard = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: sessions, error, refetch } = useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { endOne, endOthers } = useEnding();
  return (
    <SecurityCard id="sessions">
      {!sessions && !error && <SkeletonList label={formatMessage({ id: "site.loading" })} rows={2} />}
      {error && !sessions && (
        <Stack $gap={3}>
          <Notice tone="danger">{errorText(error)}</Notice>
          <Button variant="quiet" onClick={() => void refetch()}>
            <FormattedMessage id="site.retry" />
          </Button>
        </Stack>
      )}
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <SessionItem key={session.handle} session={session} onEnd={() => endOne(session.handle)} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Row>
          <Button variant="quiet" onClick={endOthers}>
            <FormattedMessage id="security.sessions.endOthers" />
          </Button>
        </Row>
      )}
    </SecurityCard>
  );
};
