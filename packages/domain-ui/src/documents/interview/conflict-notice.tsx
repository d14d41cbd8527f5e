import type { AskedField } from "@legal/document-types";
import { Button, Notice, Row } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import type { Conflict } from "../answers/answer-sync.ts";
import { useAnswerText } from "../answers/use-answer-text.ts";
import { useInterview } from "./interview-context.ts";

/** What one's own answer would undo beside it; the answer stays until its writer chooses. */
export const ConflictNotice = ({ asked, conflict }: { asked: AskedField; conflict: Conflict }) => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { document, changes } = useInterview();
  const answerText = useAnswerText(document);
  const who = conflict.by === user?.id ? "self" : (conflict.side ?? "admin");
  const why = conflict.hasMoved ? "moved" : who;
  const theirs =
    conflict.theirs === null
      ? formatMessage({ id: "documents.conflict.empty" })
      : answerText(asked.question.field, conflict.theirs);
  return (
    <Notice tone="warning" role="alert" title={formatMessage({ id: `documents.conflict.${why}` })}>
      <q lang="ko">{theirs}</q>
      <Row $gap={2}>
        <Button size="small" variant="quiet" onClick={() => changes.settle(asked.path, false)}>
          <FormattedMessage id={conflict.hasMoved ? "documents.conflict.leave" : "documents.conflict.theirs"} />
        </Button>
        <Button size="small" onClick={() => changes.settle(asked.path, true)}>
          <FormattedMessage id="documents.conflict.own" />
        </Button>
      </Row>
    </Notice>
  );
};
