import type { MouseEvent } from "react";
import type { ChatRoom } from "@legal/contracts";
import { FILE_ONLY_CONTENT } from "@legal/contracts/constants";
import { Badge, Button, Icon, media, space, Text } from "@legal/ui";
import Check from "lucide-react/icons/check";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useCaseChange } from "./case-changes-api.ts";
import { useChangeOutcome } from "./use-change-outcome.ts";
import { useWaitingTime } from "./use-waiting-time.ts";

/** As high with a button as without, so that nothing below moves when a message comes or is answered. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  align-content: start;
  min-height: 70px;

  ${media.tablet} {
    flex-wrap: nowrap;
    min-height: 36px;
  }
`;

/** One line, however long the message; on a phone a line of its own. */
const Words = styled(Text)`
  overflow: hidden;
  flex: 1 0 100%;
  order: -1;
  min-width: 0;
  max-width: 100%;
  white-space: nowrap;
  text-overflow: ellipsis;

  ${media.tablet} {
    flex: 0 1 auto;
    order: 0;
  }
`;

const OneLineButton = styled(Button)`
  flex: none;
  white-space: nowrap;
`;

/** Says that no answer is needed; refused when a message came that the reader has not seen here. */
const SettleButton = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const { report } = useChangeOutcome();
  const [settle, { isLoading }] = useCaseChange("waiting");
  const set = (waiting: boolean, { id, lastSeq }: ChatRoom) => settle({ id, lastSeq, waiting });
  const press = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const around = button.closest<HTMLElement>("[tabindex]");
    const isSettled = report(
      await set(false, room),
      formatMessage({ id: "staff.waiting.settled" }),
      formatMessage({ id: "staff.waiting.failed" }),
      (after) => set(true, after),
    );
    // The button goes with the wait: the keys go on from where it was.
    const { activeElement } = document;
    if (isSettled && (activeElement === button || activeElement === document.body)) around?.focus();
  };
  return (
    <OneLineButton
      size="small"
      variant="quiet"
      loading={isLoading}
      icon={<Icon of={Check} size={16} />}
      onClick={(event) => void press(event)}
    >
      <FormattedMessage id="staff.waiting.settle" />
    </OneLineButton>
  );
};

/** Since when a customer waits for the office, with the way to say that no answer is needed. */
export const Wait = ({ room }: { room: ChatRoom }) => {
  const timeOf = useWaitingTime();
  if (!room.waitingSince) return null;
  return (
    <>
      <Badge tone="warning">{timeOf(room.waitingSince)}</Badge>
      <SettleButton room={room} />
    </>
  );
};

const LastWords = ({ words: { content, sentByAdmin } }: { words: NonNullable<ChatRoom["lastWords"]> }) => {
  const by = sentByAdmin ? "office" : "customer";
  if (content === FILE_ONLY_CONTENT) return <FormattedMessage id={`staff.words.${by}.file`} />;
  return <FormattedMessage id={`staff.words.${by}`} values={{ words: content }} />;
};

/** The last words of a conversation and, while its customer waits for the office, since when. */
export const WaitingLine = ({ room }: { room: ChatRoom }) => {
  const since = room.waitingSince;
  const timeOf = useWaitingTime();
  const words = room.lastWords;
  return (
    <Line>
      {since && <Badge tone="warning">{timeOf(since)}</Badge>}
      {words && (
        <Words
          $size={15}
          $tone={since ? "ink" : "muted"}
          title={words.content === FILE_ONLY_CONTENT ? undefined : words.content}
        >
          <LastWords words={words} />
        </Words>
      )}
      {since && <SettleButton room={room} />}
    </Line>
  );
};
