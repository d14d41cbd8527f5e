import type { ClarifyingQuestion } from "@legal/contracts";
import { Button, Chip, Heading, Row, Stack, Text, TextField } from "@legal/ui";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { dayAlone } from "./day-alone.ts";

const ANSWER_MAX_LENGTH = 100;

interface ClarifyingQuestionsProps {
  questions: readonly ClarifyingQuestion[];
  headingLevel: 3 | 4;
  /** With what was answered; a question without an answer counts as put. */
  onAnswer: (answers: readonly string[]) => void;
}

interface QuestionProps {
  question: ClarifyingQuestion;
  answer: string;
  onChange: (answer: string) => void;
}

const Question = ({ question, answer, onChange }: QuestionProps) =>
  question.answers.length === 0 ? (
    <TextField
      label={question.text}
      value={answer}
      maxLength={ANSWER_MAX_LENGTH}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <Stack as="fieldset" $gap={2}>
      <Text as="legend" $size={15}>
        {question.text}
      </Text>
      <Row $gap={2}>
        {question.answers.map((one) => (
          <Chip key={one} aria-pressed={one === answer} onClick={() => onChange(one === answer ? "" : one)}>
            {one}
          </Chip>
        ))}
      </Row>
    </Stack>
  );

/** What an answer says without its question: a day alone would be read as the day of anything. */
const useStatement = () => {
  const { formatMessage } = useIntl();
  return ({ id }: ClarifyingQuestion, answer: string): string => {
    const received = id === "serviceDate" ? dayAlone(answer) : undefined;
    return received ? formatMessage({ id: "ai.guidance.receivedOn" }, received) : answer;
  };
};

/** Two or three questions in place of a guess; what is answered joins the situation. */
export const ClarifyingQuestions = ({ questions, headingLevel, onAnswer }: ClarifyingQuestionsProps) => {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const statement = useStatement();
  const given = questions.map((question) => statement(question, answers[question.id]?.trim() ?? "")).filter(Boolean);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(given);
  };
  return (
    <form onSubmit={submit}>
      <Stack $gap={4}>
        <Heading level={headingLevel} size={16}>
          <FormattedMessage id="ai.guidance.questions" />
        </Heading>
        {questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            answer={answers[question.id] ?? ""}
            onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
          />
        ))}
        <Row>
          <Button type="submit" variant="accent" disabled={given.length === 0}>
            <FormattedMessage id="ai.guidance.go" />
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
