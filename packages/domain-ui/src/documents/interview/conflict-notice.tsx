import type { AnswerValue } from "@legal/document-types";
import { Button, Notice, Row } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { Conflict } from "../answers/answer-sync.ts";
import { useInterview } from "./interview-context.ts";

interface ConflictNoticeProps {
  path: string;
  conflict: Conflict;
  inWords: (theirs: AnswerValue) => string;
}

/** What one's own answer would undo beside it; the answer stays until its writer chooses. */
export const ConflictNotice = ({ path, conflict, inWords }: ConflictNoticeProps) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { changes } = useInterview();
  const who = conflict.by === user?.id ? "self" : (conflict.side ?? "admin");
  const why = conflict.hasMoved ? "moved" : who;
  const theirs =
    conflict.theirs === null ? formatMessage({ id: "documents.conflict.empty" }) : inWords(conflict.theirs);
  return (
    <Notice tone="warning" role="alert" title={formatMessage({ id: `documents.conflict.${why}` })}>
      <q lang="ko">{theirs}</q>
      <Row $gap={2}>
        <Button size="small" variant="quiet" onClick={() => changes.settle(path, false)}>
          <FormattedMessage id={conflict.hasMoved ? "documents.conflict.leave" : "documents.conflict.theirs"} />
        </Button>
        <Button size="small" onClick={() => changes.settle(path, true)}>
          <FormattedMessage id="documents.conflict.own" />
        </Button>
      </Row>
    </Notice>
  );
};
