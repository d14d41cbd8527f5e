import { FILE_ONLY_CONTENT } from "@legal/contracts/constants";
import { Button, color, fontSize, Icon, Row, space, VisuallyHidden } from "@legal/ui";
import { readStored, useRealtimeStatus, useSession, writeDraft } from "@legal/web-kit";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import type { OutgoingMessage } from "../../../outbox/outgoing-message.ts";
import type { Outbox } from "../../../outbox/outbox.ts";
import { draftKeyOf } from "../composer/unsent-message.ts";
import { uploadsOf } from "../composer/uploads-of.ts";
import { FileCard } from "../attachments/file-card.tsx";
import { Bubble, BubbleRow, MessageBody, MessageLine } from "./bubble.tsx";
import { MessageMeta } from "./message-meta.tsx";
import { MessageContent } from "../text/message-content.tsx";

const Trouble = styled.div<{ $refused: boolean }>`
  display: grid;
  gap: ${space(2)};
  justify-items: end;
  color: ${({ $refused }) => ($refused ? color.danger : color.muted)};
  font-size: ${fontSize[13]};

  p {
    display: flex;
    gap: ${space(1)};
    text-align: end;
  }
  svg {
    margin-block-start: 0.2em;
  }
`;

const Faded = styled(Bubble)<{ $faded: boolean }>`
  opacity: ${({ $faded }) => ($faded ? 0.72 : 1)};
`;

/** The one refusal of a message that has a file: the server keeps what is not sent for a limited time. */
const isFileGone = ({ file, failure }: OutgoingMessage) => file !== null && failure?.code === "VALIDATION_FAILED";

/** Back to where they were written, before what was written there meanwhile. */
const Rewrite = ({ message, outbox }: { message: OutgoingMessage; outbox: Outbox }) => {
  const { user } = useSession();
  const { roomId, content, clientMessageId } = message;
  const rewrite = () => {
    const key = draftKeyOf(user?.id, roomId);
    const draft = [content, readStored(key)].filter(Boolean).join("\n");
    writeDraft(key, draft);
    if (user) uploadsOf(user.id, roomId).reword(draft);
    outbox.discard(clientMessageId);
  };
  return (
    <Button size="small" onClick={rewrite}>
      <FormattedMessage id="chat.rewrite" />
    </Button>
  );
};

/** Nothing but this page has it. */
const Unstored = () => (
  <Trouble $refused>
    <p role="alert">
      <Icon of={CircleAlert} size={15} />
      <FormattedMessage id="chat.unstored" />
    </p>
  </Trouble>
);

/** Why a message is not there yet: refused for good, or kept and sent again by itself. */
const Failure = ({ message, outbox }: { message: OutgoingMessage; outbox: Outbox }) => {
  const refused = !message.failure?.repeat;
  const fileIsGone = isFileGone(message);
  return (
    <Trouble $refused={refused}>
      {(refused || !message.unstored) && (
        <p>
          <Icon of={refused ? CircleAlert : Clock} size={15} />
          <span>
            <FormattedMessage id={refused ? "chat.failed" : "chat.stillSending"} />{" "}
            {fileIsGone ? <FormattedMessage id="chat.fileGone" /> : refused && message.failure?.text}
          </span>
        </p>
      )}
      <Row $gap={2}>
        <Button size="small" variant="quiet" onClick={() => outbox.discard(message.clientMessageId)}>
          <FormattedMessage id="chat.discard" />
        </Button>
        {fileIsGone && message.content !== FILE_ONLY_CONTENT && <Rewrite message={message} outbox={outbox} />}
        {!fileIsGone && (
          <Button size="small" onClick={() => outbox.retry(message.clientMessageId)}>
            <FormattedMessage id={refused ? "chat.resend" : "chat.sendNow"} />
          </Button>
        )}
      </Row>
    </Trouble>
  );
};

/** A message of one's own that the server does not have yet. */
export const OutgoingRow = ({ message, outbox }: { message: OutgoingMessage; outbox: Outbox }) => {
  const online = useRealtimeStatus() === "online";
  const { content, file, failure, createdAt, unstored } = message;
  return (
    <MessageLine data-message $own $continues={false}>
      <MessageBody $own>
        <VisuallyHidden>
          <FormattedMessage id="chat.sender.me" />
        </VisuallyHidden>
        <BubbleRow $own>
          <Faded $look="own" $faded={!failure || failure.repeat}>
            <MessageContent content={content} hasFile={file !== null} />
            {file && <FileCard name={file.fileName} size={file.fileSize} />}
          </Faded>
          <MessageMeta
            own
            instant={createdAt}
            {...(!failure && { delivery: online ? "sending" : "waiting" })}
            spelled
          />
        </BubbleRow>
        {unstored && (failure || !online) && <Unstored />}
        {failure && <Failure message={message} outbox={outbox} />}
      </MessageBody>
    </MessageLine>
  );
};
