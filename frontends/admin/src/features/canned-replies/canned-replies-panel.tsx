import { useState } from "react";
import type { CannedReply } from "@legal/contracts";
import { Button, EmptyState, ErrorState, Icon, Row, SkeletonList, Stack, Text } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { useCannedRepliesQuery } from "@legal/domain-ui/staff";
import Plus from "lucide-react/icons/plus";
import { FormattedMessage, useIntl } from "react-intl";
import { CannedReplyCard } from "./canned-reply-card.tsx";
import { CannedReplyEditor } from "./canned-reply-editor.tsx";

/** The office's canned replies: edited here, used in every case room. */
export const CannedRepliesPanel = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useCannedRepliesQuery();
  const [edited, setEdited] = useState<CannedReply | "new">();
  return (
    <Stack $gap={4}>
      <Row $gap={3} $justify="space-between">
        <Text $size={13} $tone="muted">
          <FormattedMessage id="admin.replies.about" />
        </Text>
        <Button size="small" icon={<Icon of={Plus} size={18} />} onClick={() => setEdited("new")}>
          <FormattedMessage id="admin.replies.add" />
        </Button>
      </Row>
      {!data && !error && <SkeletonList label={formatMessage({ id: "site.loading" })} rows={3} height="120px" />}
      {error && (
        <ErrorState
          title={formatMessage({ id: "admin.replies.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          title={formatMessage({ id: "admin.replies.empty" })}
          description={formatMessage({ id: "admin.replies.empty.hint" })}
        />
      )}
      {data?.map((reply) => (
        <CannedReplyCard key={reply.id} reply={reply} onEdit={() => setEdited(reply)} />
      ))}
      {edited && (
        <CannedReplyEditor reply={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Stack>
  );
};
