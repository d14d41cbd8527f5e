import { memo } from "react";
import type { Message } from "@legal/contracts";
import { AnswerText } from "@legal/domain-ui/assistant";
import { Avatar, Badge, color, fontSize, Icon, Row, space, VisuallyHidden } from "@legal/ui";
import Sparkles from "lucide-react/icons/sparkles";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { Attachment } from "../attachments/attachment.tsx";
import { Bubble, BubbleRow, MessageBody, MessageLine } from "./bubble.tsx";
import { isFilePlaceholder } from "./is-file-placeholder.ts";
import { OnScreen } from "./on-screen.ts";
import { PrintLine } from "./print-line.tsx";
import { MessageMeta, type SendState } from "./message-meta.tsx";
import { TranslatableText } from "../translation/translatable-text.tsx";
import { MessageContent } from "../text/message-content.tsx";
import { useSenderName } from "./use-sender-name.ts";

const AvatarColumn = styled.div`
  flex: none;
  width: 36px;
`;

const Name = styled.span`
  font-size: ${fontSize[15]};
  font-weight: 600;
`;

const AiNote = styled.p`
  padding-block-start: ${space(2)};
  border-top: 1px dashed ${color.hairline};
  color: ${color.muted};
  font-size: ${fontSize[13]};
`;

interface MessageRowProps {
  message: Message;
  /** Written by the reader's side of the room: shown at the end of the line. */
  own: boolean;
  /** Written by another person of the reader's side, whose name then matters. */
  colleague: boolean;
  continues: boolean;
  delivery?: SendState | undefined;
  spelled: boolean;
  /** A translation is offered. */
  translatable: boolean;
}

const SenderLine = ({ message }: { message: Message }) => {
  const name = useSenderName()(message);
  return (
    <Row $gap={2}>
      <Name>{name}</Name>
      {message.aiAutoResponse && (
        <Badge tone="accent">
          <FormattedMessage id="chat.role.ai" />
        </Badge>
      )}
      {message.sentByAdmin && !message.aiAutoResponse && (
        <Badge>
          <FormattedMessage id="chat.role.admin" />
        </Badge>
      )}
    </Row>
  );
};

const SenderAvatar = ({ message }: { message: Message }) => {
  const name = useSenderName()(message);
  if (message.aiAutoResponse) return <Avatar name={name} tone="ai" icon={<Icon of={Sparkles} size={18} />} />;
  return <Avatar name={name} tone={message.sentByAdmin ? "staff" : "person"} />;
};

const Said = ({ message, translatable }: { message: Message; translatable: boolean }) => {
  const { content, fileUrl, aiAutoResponse } = message;
  // Numbers to call are large, as in the consult.
  if (aiAutoResponse && content.includes("☎")) return <AnswerText text={content} />;
  if (translatable && !isFilePlaceholder(message)) return <TranslatableText message={message} />;
  return <MessageContent content={content} hasFile={fileUrl !== null} />;
};

const Content = ({ message, translatable }: { message: Message; translatable: boolean }) => {
  const { fileUrl, fileName, fileSize, fileRisks } = message;
  return (
    <>
      <Said message={message} translatable={translatable} />
      {fileUrl !== null && (
        <Attachment fileUrl={fileUrl} fileName={fileName ?? ""} fileSize={fileSize} fileRisks={fileRisks} />
      )}
      {message.aiAutoResponse && (
        <AiNote>
          <FormattedMessage id="chat.ai.note" />
        </AiNote>
      )}
    </>
  );
};

const lookOf = (message: Message, own: boolean) => {
  if (message.aiAutoResponse) return "ai";
  return own ? "own" : "other";
};

/** One message of the room. */
export const MessageRow = memo((props: MessageRowProps) => {
  const { message, own, colleague, continues, delivery, spelled, translatable } = props;
  const name = useSenderName()(message);
  const named = !continues && (!own || colleague);
  return (
    <MessageLine data-message $own={own} $continues={continues}>
      {!own && <AvatarColumn>{!continues && <SenderAvatar message={message} />}</AvatarColumn>}
      <MessageBody $own={own}>
        <PrintLine name={name} instant={message.createdAt} />
        {named ? (
          <OnScreen>
            <SenderLine message={message} />
          </OnScreen>
        ) : (
          <VisuallyHidden>{own && !colleague ? <FormattedMessage id="chat.sender.me" /> : name}</VisuallyHidden>
        )}
        <BubbleRow $own={own}>
          <Bubble $look={lookOf(message, own)}>
            <Content message={message} translatable={translatable} />
          </Bubble>
          <OnScreen>
            <MessageMeta own={own} instant={message.createdAt} delivery={delivery} spelled={spelled} />
          </OnScreen>
        </BubbleRow>
      </MessageBody>
    </MessageLine>
  );
});
