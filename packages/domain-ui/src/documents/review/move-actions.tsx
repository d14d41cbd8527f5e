import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import type { Document } from "@legal/contracts";
import { COMMENT_MAX, DOCUMENT_STATES, type DocumentState } from "@legal/contracts/constants";
import type { DocumentType } from "@legal/document-types";
import { Button, Notice, Row, Text, TextArea } from "@legal/ui";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useShortcuts } from "../../staff/use-shortcuts.ts";
import type { Flush } from "../answers/use-answers.ts";
import { WaitingNotice } from "../prose/prose-facts.tsx";
import { unansweredOf } from "../prose/sentences-of.ts";
import { MoveDialog } from "../state/move-dialog.tsx";
import { isOfficeIssue } from "../state/office-issue.ts";
import { useMove } from "../state/use-move.ts";
import { DeliveryForm } from "./delivery-form.tsx";

type Issue = Document["issues"][number];

const orderOf = (state: DocumentState) => DOCUMENT_STATES.indexOf(state);
/** After a revision the paper is checked again, which is a step forward. */
const isBack = (from: DocumentState, to: DocumentState) => from !== "revision" && orderOf(to) < orderOf(from);
const keyOf = ({ code, path, message }: Issue) => `${code} ${path} ${message}`;

interface StepProps {
  document: Document;
  to: DocumentState;
  /** The version that is moved, with what its reader typed in it; null while some of that is in this browser alone. */
  upon: ReturnType<Flush>;
  flush: Flush;
  onClose: () => void;
}

const StepDialog = ({ document, to, upon, flush, onClose }: StepProps) => {
  const { formatMessage } = useIntl();
  const { move, ...moving } = useMove(document);
  const [comment, setComment] = useState("");
  const [words, setWords] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const back = isBack(document.state, to) || to === "draft";
  const warnings = back ? [] : document.issues.filter(({ severity, accepted }) => severity === "warn" && !accepted);
  const blocking = back
    ? []
    : document.issues.filter((issue) => issue.severity === "block" && !(to === "staff-check" && isOfficeIssue(issue)));
  const missing = unansweredOf(document);
  const wordOf = (issue: Issue) => (words[keyOf(issue)] ?? "").trim();
  const send = async () => {
    setTried(true);
    if ((back && comment.trim() === "") || warnings.some((issue) => wordOf(issue) === "")) return;
    const accepted = warnings.map((issue) => ({ code: issue.code, path: issue.path, reason: wordOf(issue) }));
    const said = { ...(comment.trim() && { comment: comment.trim() }), ...(accepted.length > 0 && { accepted }) };
    // Where that could not be stored when the dialog was opened, it may be by now.
    if (await move({ to, ...said }, (await upon) ?? (await flush()))) onClose();
  };
  const needed = formatMessage({ id: "documents.move.required" });
  return (
    <MoveDialog
      title={`documents.move.${to}`}
      disabled={blocking.length > 0 || (document.missing.length > 0 && !back)}
      onConfirm={send}
      onClose={onClose}
      {...moving}
    >
      {!back && missing.length > 0 && (
        <Notice tone="danger">
          <FormattedMessage id="documents.review.missing" values={{ count: missing.length }} />
        </Notice>
      )}
      {!back && <WaitingNotice document={document} />}
      {blocking.length > 0 && (
        <Notice tone="danger" title={formatMessage({ id: "documents.review.block" })}>
          {blocking.map((issue) => (
            <Text key={keyOf(issue)} $size={15}>
              {issue.message}
            </Text>
          ))}
        </Notice>
      )}
      {warnings.map((issue) => (
        <TextArea
          key={keyOf(issue)}
          label={issue.message}
          hint={formatMessage({ id: "documents.move.accept" })}
          error={tried && wordOf(issue) === "" ? needed : undefined}
          rows={2}
          maxLength={COMMENT_MAX}
          value={words[keyOf(issue)] ?? ""}
          onChange={({ target }) => setWords({ ...words, [keyOf(issue)]: target.value })}
        />
      ))}
      <TextArea
        label={formatMessage({ id: back ? "documents.move.why" : "documents.move.comment" })}
        {...(!back && { labelNote: formatMessage({ id: "documents.optional" }) })}
        hint={formatMessage({
          id: DOCUMENT_STATE_RULES[to].sharesComment ? "documents.move.shared" : "documents.comment.internal",
        })}
        error={back && tried && comment.trim() === "" ? needed : undefined}
        rows={3}
        maxLength={COMMENT_MAX}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
    </MoveDialog>
  );
};

/** Where the reader may move the document: one step forward stands out, and is on a key. */
export const MoveActions = ({
  document,
  type,
  flush,
}: Pick<StepProps, "document"> & { type: DocumentType; flush: Flush }) => {
  const [step, setStep] = useState<Pick<StepProps, "to" | "upon">>();
  const close = () => setStep(undefined);
  const open = (to: DocumentState) =>
    setStep({ to, upon: document.mayEdit ? flush() : Promise.resolve(document.version) });
  const states = document.nextStates.toSorted((a, b) => orderOf(b) - orderOf(a));
  const [first] = states;
  useShortcuts({ m: () => first && open(first) });
  return (
    <>
      <Row $gap={2}>
        {states.map((state, index) => (
          <Button
            key={state}
            size="small"
            variant={index > 0 || isBack(document.state, state) ? "quiet" : "primary"}
            onClick={() => open(state)}
          >
            <FormattedMessage id={`documents.move.${state}`} />
          </Button>
        ))}
      </Row>
      {step?.to === "delivered" && <DeliveryForm document={document} type={type} onClose={close} />}
      {step && step.to !== "delivered" && <StepDialog document={document} {...step} flush={flush} onClose={close} />}
    </>
  );
};
