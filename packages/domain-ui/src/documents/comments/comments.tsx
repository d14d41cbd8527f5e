import type { DocumentComment } from "@legal/contracts";
import { COMMENT_MAX } from "@legal/contracts/constants";
import type { Block } from "@legal/document-types";
import { Badge, Button, Card, Checkbox, FailureNotice, Heading, Row, Stack, Text, TextArea } from "@legal/ui";
import { privateKey, useDraft, useErrorText, useFormat, useIntentKeys, useSession } from "@legal/web-kit";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  useAddDocumentCommentMutation,
  useDocumentCommentsQuery,
  useResolveDocumentCommentMutation,
} from "../comments-api.ts";
import { LIVE } from "../documents-api.ts";
import { wordsOf } from "../paper/words-of.ts";

interface CommentsProps {
  documentId: string;
  /** The blocks as they are now, by which comments are anchored. */
  blocks: readonly Block[];
  /** The block that a new comment is about; null for the whole. */
  about: Block | null;
  onAbout: (block: Block | null) => void;
  /** Shows the block that a comment is about. */
  onShow: (block: Block) => void;
  /** Staff choose whether the customer sees a comment, and mark it as done. */
  forStaff: boolean;
}

const NewComment = ({ documentId, about, onAbout, forStaff }: Omit<CommentsProps, "blocks" | "onShow">) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const errorText = useErrorText();
  const [text, setText] = useDraft(privateKey(user?.id, `document-comment:${documentId}`));
  const [shared, setShared] = useState(!forStaff);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useRef(text);
  useEffect(() => {
    typed.current = text;
  }, [text]);
  useEffect(() => {
    if (about) field.current?.focus();
  }, [about]);
  const [add, { isLoading }] = useAddDocumentCommentMutation();
  const { keyOf, forget } = useIntentKeys();
  const send = async () => {
    const comment = { id: documentId, blockId: about?.id ?? null, text, ...(forStaff && { shared }) };
    const intent = JSON.stringify(comment);
    const { error } = await add({ ...comment, idempotencyKey: keyOf(intent) });
    setFailure(error && errorText(error));
    if (error) return;
    forget(intent);
    // Its writer may have gone on meanwhile.
    if (typed.current.startsWith(text)) setText(typed.current.slice(text.length).trimStart());
    setShared(!forStaff);
    onAbout(null);
  };
  return (
    <Stack $gap={2}>
      {about && (
        <Row $gap={2}>
          <Text $size={13} $tone="muted">
            <FormattedMessage id="documents.comment.about" values={{ words: wordsOf(about) }} />
          </Text>
          <Button size="small" variant="link" onClick={() => onAbout(null)}>
            <FormattedMessage id="documents.comment.whole" />
          </Button>
        </Row>
      )}
      <TextArea
        ref={field}
        label={formatMessage({ id: "documents.comment.new" })}
        rows={2}
        maxLength={COMMENT_MAX}
        value={text}
        error={failure}
        onChange={({ target }) => setText(target.value)}
      />
      <Row $justify="space-between">
        {forStaff ? (
          <Checkbox
            label={formatMessage({ id: "documents.comment.share" })}
            checked={shared}
            onChange={({ target }) => setShared(target.checked)}
          />
        ) : (
          <span />
        )}
        <Button size="small" loading={isLoading} disabled={text.trim() === ""} onClick={send}>
          <FormattedMessage id="documents.comment.send" />
        </Button>
      </Row>
    </Stack>
  );
};

interface ItemProps {
  comment: DocumentComment;
  block: Block | undefined;
  documentId: string;
  forStaff: boolean;
  onShow: (block: Block) => void;
}

const Item = ({ comment, block, documentId, forStaff, onShow }: ItemProps) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const errorText = useErrorText();
  const [resolve, { error: unresolved }] = useResolveDocumentCommentMutation();
  const { by, at, text, shared, resolved, blockId } = comment;
  return (
    <Card as="li" $padding={3}>
      <Stack $gap={1}>
        <Row $gap={2}>
          <Text as="span" $size={13} $strong>
            {by.name ?? formatMessage({ id: `documents.side.${by.side}` })}
          </Text>
          <Text as="span" $size={13} $tone="muted">
            {dateTime(at)}
          </Text>
          {forStaff && !shared && (
            <Badge>
              <FormattedMessage id="documents.comment.internal" />
            </Badge>
          )}
          {resolved && (
            <Badge tone="success">
              <FormattedMessage id="documents.comment.done" />
            </Badge>
          )}
        </Row>
        {blockId !== null && (
          <Text as="div" $size={13} $tone="muted">
            {block ? (
              <Button size="small" variant="link" onClick={() => onShow(block)}>
                <span lang="ko">{wordsOf(block)}</span>
              </Button>
            ) : (
              formatMessage({ id: "documents.comment.blockGone" })
            )}
          </Text>
        )}
        <Text $size={15} style={{ whiteSpace: "pre-line" }}>
          {text}
        </Text>
        {unresolved && <FailureNotice>{errorText(unresolved)}</FailureNotice>}
        {forStaff && !resolved && (
          <Row>
            <Button size="small" variant="link" onClick={() => resolve({ id: documentId, commentId: comment.id })}>
              <FormattedMessage id="documents.comment.resolve" />
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
};

/** What was said about the paper, and a new word on it. */
export const Comments = (props: CommentsProps) => {
  const { documentId, blocks, forStaff, onShow, ...asking } = props;
  const errorText = useErrorText();
  const { data: comments, error } = useDocumentCommentsQuery(documentId, LIVE);
  return (
    <Stack as="section" $gap={4}>
      <Heading level={2} size={18}>
        <FormattedMessage id="documents.comments" />
      </Heading>
      {error && !comments && <FailureNotice>{errorText(error)}</FailureNotice>}
      {comments?.length === 0 && (
        <Text $size={15} $tone="muted">
          <FormattedMessage id="documents.comments.empty" />
        </Text>
      )}
      <Stack as="ul" $gap={2}>
        {comments?.map((comment) => (
          <Item
            key={comment.id}
            comment={comment}
            block={blocks.find(({ id }) => id === comment.blockId)}
            documentId={documentId}
            forStaff={forStaff}
            onShow={onShow}
          />
        ))}
      </Stack>
      <NewComment documentId={documentId} forStaff={forStaff} {...asking} />
    </Stack>
  );
};
