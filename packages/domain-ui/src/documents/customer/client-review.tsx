import type { Document } from "@legal/contracts";
import { COMMENT_MAX } from "@legal/contracts/constants";
import { Button, Row, Stack, Text, TextArea } from "@legal/ui";
import { privateKey, useDraft, useSession } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MoveDialog } from "../state/move-dialog.tsx";
import { useMove } from "../state/use-move.ts";

const AskForChange = ({ document, onClose }: { document: Document; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { move, ...moving } = useMove(document);
  const [text, setText] = useDraft(privateKey(user?.id, `document-change:${document.id}`));
  const [missing, setMissing] = useState(false);
  const send = async () => {
    if (text.trim() === "") return setMissing(true);
    if (await move({ to: "revision", comment: text.trim() })) {
      setText("");
      onClose();
    }
    return undefined;
  };
  return (
    <MoveDialog
      title="documents.client.change"
      confirm="documents.client.change.send"
      onConfirm={send}
      onClose={onClose}
      {...moving}
    >
      <TextArea
        label={formatMessage({ id: "documents.client.change.what" })}
        hint={formatMessage({ id: "documents.client.change.hint" })}
        error={missing && text.trim() === "" ? formatMessage({ id: "documents.client.change.required" }) : undefined}
        rows={4}
        maxLength={COMMENT_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </MoveDialog>
  );
};

interface ClientReviewProps {
  document: Document;
  /** Of a refusal, which may have taken the paper back to the office. */
  onRefused: (text: string) => void;
}

const Approve = ({ document, onRefused, onClose }: ClientReviewProps & { onClose: () => void }) => {
  const { move, ...moving } = useMove(document, onRefused);
  return (
    <MoveDialog
      title="documents.client.approve"
      confirm="documents.client.approve.confirm"
      accent
      onConfirm={async () => (await move({ to: "approved" })) && onClose()}
      onClose={onClose}
      {...moving}
    >
      <Text>
        <FormattedMessage id="documents.client.approve.about" />
      </Text>
    </MoveDialog>
  );
};

/** The customer reads the paper, and lets it go or asks for a change. */
export const ClientReview = ({ document, onRefused }: ClientReviewProps) => {
  const [asking, setAsking] = useState<"approve" | "change">();
  const { used, total } = document.revisions;
  const left = Math.max(0, total - used);
  const close = () => setAsking(undefined);
  return (
    <Stack $gap={3}>
      <Row $gap={3}>
        <Button size="large" variant="accent" onClick={() => setAsking("approve")}>
          <FormattedMessage id="documents.client.approve" />
        </Button>
        <Button size="large" variant="quiet" disabled={left === 0} onClick={() => setAsking("change")}>
          <FormattedMessage id="documents.client.change" />
        </Button>
      </Row>
      <Text $size={13} $tone="muted">
        <FormattedMessage id={left > 0 ? "documents.client.left" : "documents.client.none"} values={{ left, total }} />
      </Text>
      {asking === "approve" && <Approve document={document} onRefused={onRefused} onClose={close} />}
      {asking === "change" && <AskForChange document={document} onClose={close} />}
    </Stack>
  );
};
