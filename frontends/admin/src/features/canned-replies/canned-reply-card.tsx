import { useState } from "react";
import type { CannedReply } from "@legal/contracts";
import { LANGUAGES } from "@legal/contracts/constants";
import { Badge, Button, Card, Heading, Icon, Row, Stack, Text, useFocusAfterChange } from "@legal/ui";
import { LANGUAGE_NAMES, useErrorText, useFormat, useLanguage, useToast } from "@legal/web-kit";
import { useDeleteCannedReplyMutation, VariableText } from "@legal/domain-ui/staff";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const DeleteButton = ({ reply }: { reply: CannedReply }) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [asked, setAsked] = useState(false);
  const root = useFocusAfterChange<HTMLDivElement>(asked, "button");
  const [deleteReply] = useDeleteCannedReplyMutation();
  const remove = async () => {
    const { error } = await deleteReply(reply.id);
    if (!error) return;
    const description = errorText(error, formatMessage({ id: "admin.replies.saveFailed" }));
    toast({ title: formatMessage({ id: "admin.error" }), description, variant: "destructive" });
    setAsked(false);
  };
  if (!asked)
    return (
      <Row ref={root}>
        <Button size="small" variant="quiet" icon={<Icon of={Trash2} size={16} />} onClick={() => setAsked(true)}>
          <FormattedMessage id="admin.replies.delete" />
        </Button>
      </Row>
    );
  return (
    <Row ref={root} $gap={2}>
      <Text $size={13}>
        <FormattedMessage id="admin.replies.confirm" />
      </Text>
      <Row $gap={2}>
        <Button size="small" variant="quiet" onClick={() => setAsked(false)}>
          <FormattedMessage id="admin.cancel" />
        </Button>
        <Button size="small" onClick={remove}>
          <FormattedMessage id="admin.replies.delete" />
        </Button>
      </Row>
    </Row>
  );
};

/** One canned reply, in the reader's language where it has one. */
export const CannedReplyCard = ({ reply, onEdit }: { reply: CannedReply; onEdit: () => void }) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const { language } = useLanguage();
  const written = LANGUAGES.filter((one) => reply.texts[one]);
  const shown = written.find((one) => one === language) ?? written[0] ?? language;
  const editor = reply.editorName ?? formatMessage({ id: "admin.access.gone" });
  return (
    <Card as="article" aria-label={reply.title}>
      <Stack $gap={2}>
        <Row $gap={2}>
          <Heading level={2} size={16}>
            {reply.title}
          </Heading>
          {written.map((one) => (
            <Badge key={one}>{LANGUAGE_NAMES[one]}</Badge>
          ))}
        </Row>
        <Words lang={shown}>
          <VariableText>{reply.texts[shown]}</VariableText>
        </Words>
        <Row $gap={2} $justify="space-between">
          <Text $size={13} $tone="muted">
            <FormattedMessage id="admin.replies.edited" values={{ name: editor, date: dateTime(reply.updatedAt) }} />
          </Text>
          <Row $gap={2}>
            <Button size="small" variant="quiet" icon={<Icon of={Pencil} size={16} />} onClick={onEdit}>
              <FormattedMessage id="admin.replies.edit" />
            </Button>
            <DeleteButton reply={reply} />
          </Row>
        </Row>
      </Stack>
    </Card>
  );
};
