import type { ChatRoom } from "@legal/contracts";
import { Badge, Button, Icon, Row, Text } from "@legal/ui";
import Check from "lucide-react/icons/check";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useSettleWaitingMutation } from "./case-changes-api.ts";
import { useChangeOutcome } from "./use-change-outcome.ts";
import { useWaitingTime } from "./use-waiting-time.ts";

/** One line, however long the message. */
const Words = styled(Text)`
  overflow: hidden;
  max-width: 100%;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** Says that no answer is needed; refused when a message came that the reader has not seen here. */
const SettleButton = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const report = useChangeOutcome();
  const [settle, { isLoading }] = useSettleWaitingMutation();
  const set = (waiting: boolean, { id, lastSeq }: ChatRoom) => settle({ id, lastSeq, waiting });
  const press = async () =>
    report(
      await set(false, room),
      formatMessage({ id: "staff.waiting.settled" }),
      formatMessage({ id: "staff.waiting.failed" }),
      (after) => set(true, after),
    );
  return (
    <Button
      size="small"
      variant="quiet"
      loading={isLoading}
      icon={<Icon of={Check} size={16} />}
      onClick={() => void press()}
    >
      <FormattedMessage id="staff.waiting.settle" />
    </Button>
  );
};

/** The last words of a conversation and, while its customer waits for the office, since when. */
export const WaitingLine = ({ room }: { room: ChatRoom }) => {
  const since = room.waitingSince;
  const timeOf = useWaitingTime();
  const words = room.lastWords;
  if (!words && !since) return null;
  return (
    <>
      {words && (
        <Words $size={15} $tone={since ? "ink" : "muted"} title={words.content}>
          <FormattedMessage
            id={words.sentByAdmin ? "staff.words.office" : "staff.words.customer"}
            values={{ words: words.content }}
          />
        </Words>
      )}
      {since && (
        <Row $gap={2}>
          <Badge tone="warning">{timeOf(since)}</Badge>
          <SettleButton room={room} />
        </Row>
      )}
    </>
  );
};
