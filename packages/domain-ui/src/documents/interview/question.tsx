import {
  checkAnswer,
  proposalsOf,
  proseOf,
  type AnswerValue,
  type AskedField,
  type FieldKind,
} from "@legal/document-types";
import { questionLabel } from "@legal/document-types/texts";
import { validationText } from "@legal/i18n";
import { Badge, Button, Row, Stack } from "@legal/ui";
import { useLanguage, useSession } from "@legal/web-kit";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAnswerText } from "../answers/use-answer-text.ts";
import { useQuestionTexts } from "../answers/use-document-type.ts";
import type { Typed } from "../answers/typed-answer.ts";
import { AnswerControl } from "./controls/answer-control.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { Explanation } from "./explanation.tsx";
import { fieldIdOf } from "./field-id.ts";
import { useInterview } from "./interview-context.ts";

const NONE: readonly string[] = [];
/** Of these alone: each reads all answers, at every key. */
const PROPOSALS: Partial<Record<FieldKind["kind"], typeof proseOf>> = { prose: proseOf, court: proposalsOf };

const useProposed = ({ path, question: { field } }: AskedField): readonly string[] => {
  const { type, draft } = useInterview();
  const propose = PROPOSALS[field.kind];
  return useMemo(() => propose?.(type, draft, path) ?? NONE, [propose, type, draft, path]);
};

/** What is wrong with an answer, said once its writer has left it. */
const useProblem = ({ path, question }: AskedField, value: AnswerValue | undefined) => {
  const { changes } = useInterview();
  const { language } = useLanguage();
  const stored = !Object.hasOwn(changes.typed, path);
  // What was typed on another screen, or before a reload, was left then.
  const [left, setLeft] = useState(!stored);
  const code = value === undefined ? null : checkAnswer(question, value);
  const problem = code !== null && (left || !stored) && (left || stored) ? validationText(code, language) : undefined;
  return { error: changes.refusals[path] ?? problem, onBlur: () => setLeft(true), onReturn: () => setLeft(false) };
};

const Prefilled = ({ path, value, label }: { path: string; value: AnswerValue; label: string }) => {
  const { formatMessage } = useIntl();
  const { changes, editable } = useInterview();
  return (
    <Row $gap={2}>
      <Badge tone="warning">
        <FormattedMessage id="documents.prefilled" />
      </Badge>
      {editable && (
        <Button
          size="small"
          variant="quiet"
          aria-label={formatMessage({ id: "documents.prefilled.confirmOne" }, { label })}
          onClick={() => changes.change(path, value)}
        >
          <FormattedMessage id="documents.prefilled.confirm" />
        </Button>
      )}
    </Row>
  );
};

/** One question with its answer, what is wrong with it, and what another person answered meanwhile. */
export const Question = ({ asked }: { asked: AskedField }) => {
  const { formatMessage } = useIntl();
  const { document, changes, editable, onFocusPath } = useInterview();
  const { user } = useSession();
  const texts = useQuestionTexts();
  const answerText = useAnswerText(document);
  const { path, question } = asked;
  const typed = Object.hasOwn(changes.typed, path);
  const value = changes.answers[path] ?? (typed ? undefined : question.initial);
  const { error, onBlur, onReturn } = useProblem(asked, value);
  const proposed = useProposed(asked);
  const label = questionLabel(question, texts);
  const facts = document.answerFacts[path];
  const change = (next: Typed) => {
    onReturn();
    changes.change(path, next, next !== null && checkAnswer(question, next) !== null);
  };
  return (
    <Stack $gap={2} data-question={path}>
      <AnswerControl
        asked={asked}
        id={fieldIdOf(path)}
        label={label}
        labelNote={question.required ? undefined : formatMessage({ id: "documents.optional" })}
        hint={<Explanation question={question} />}
        error={error}
        value={value}
        disabled={!editable || (question.office === true && document.userId === user?.id)}
        proposed={proposed}
        onChange={change}
        onFocus={() => onFocusPath(path)}
        onBlur={onBlur}
      />
      {facts?.prefilledFrom && question.field.kind !== "prose" && !typed && value !== undefined && (
        <Prefilled path={path} value={value} label={label} />
      )}
      {changes.conflicts[path] && (
        <ConflictNotice
          path={path}
          conflict={changes.conflicts[path]}
          inWords={(theirs) => answerText(question.field, theirs)}
        />
      )}
    </Stack>
  );
};
