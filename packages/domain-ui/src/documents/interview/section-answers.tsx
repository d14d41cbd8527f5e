import type { Document } from "@legal/contracts";
import { proseOf, type AskedField, type AskedSection, type DocumentType, type Draft } from "@legal/document-types";
import { questionLabel } from "@legal/document-types/texts";
import { Badge, Button, color, fontSize, Heading, Row, space, Stack, Text } from "@legal/ui";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useAnswerText } from "../answers/use-answer-text.ts";
import { useQuestionTexts } from "../answers/use-document-type.ts";
import { waitingIn } from "../prose/sentences-of.ts";
import { useStepName } from "./use-step-name.ts";

const Answers = styled.dl`
  display: grid;
  gap: ${space(1)} ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  font-size: ${fontSize[15]};

  @media (min-width: 560px) {
    grid-template-columns: minmax(120px, 34%) minmax(0, 1fr);
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin-block-end: ${space(2)};
    white-space: pre-line;
  }
`;

const EditButton = styled(Button)`
  flex: none;
`;

/** The answers that are shown, and those of them that are in this browser alone. */
export interface Answered {
  document: Document;
  type: DocumentType;
  draft: Draft;
  typed: Readonly<Record<string, unknown>>;
}

const Answer = ({ asked, answered }: { asked: AskedField; answered: Answered }) => {
  const texts = useQuestionTexts();
  const { document, type, draft, typed } = answered;
  const answerText = useAnswerText(document);
  const value = draft.answers[asked.path] ?? asked.question.initial;
  const isGenerated = value === undefined && proseOf(type, draft, asked.path).length > 0;
  if (value === undefined && !asked.question.required && !isGenerated) return null;
  const prose = document.prose?.[asked.path];
  const unconfirmed = document.answerFacts[asked.path]?.prefilledFrom && !Object.hasOwn(typed, asked.path);
  return (
    <>
      <dt>{questionLabel(asked.question, texts)}</dt>
      <dd>
        {value === undefined ? (
          <Text as="span" $tone={isGenerated ? "muted" : "danger"} $size={15}>
            <FormattedMessage id={isGenerated ? "documents.review.generated" : "documents.review.empty"} />
          </Text>
        ) : (
          answerText(asked.question.field, value)
        )}{" "}
        {unconfirmed && (
          <Badge tone="warning">
            {prose ? (
              <FormattedMessage
                id="documents.prose.count"
                values={{ approved: prose.sentences.length - waitingIn(prose), total: prose.sentences.length }}
              />
            ) : (
              <FormattedMessage id="documents.prefilled" />
            )}
          </Badge>
        )}
      </dd>
    </>
  );
};

export const SectionAnswers = ({ section, answered }: { section: AskedSection; answered: Answered }) => {
  const texts = useQuestionTexts();
  return section.questions.map((asked) =>
    asked.kind === "field" ? (
      <Answers key={asked.path}>
        <Answer asked={asked} answered={answered} />
      </Answers>
    ) : (
      asked.items.map((item, index) => (
        <Stack key={item.path} $gap={1}>
          {asked.items.length > 1 && (
            <Text $size={15} $strong>
              {`${questionLabel(asked.question, texts)} ${index + 1}`}
            </Text>
          )}
          <Answers>
            {item.fields.map((field) => (
              <Answer key={field.path} asked={field} answered={answered} />
            ))}
          </Answers>
        </Stack>
      ))
    ),
  );
};

interface StepAnswersProps {
  id: string;
  level: 2 | 3;
  onStep: (id: string) => void;
  children: ReactNode;
}

/** What a step has, with the way back to it. */
export const StepAnswers = ({ id, level, onStep, children }: StepAnswersProps) => {
  const { formatMessage } = useIntl();
  const name = useStepName()(id);
  return (
    <Stack as="section" $gap={3}>
      <Row $justify="space-between" $wrap={false}>
        <Heading level={level} size={level === 2 ? 18 : 16}>
          {name}
        </Heading>
        <EditButton
          size="small"
          variant="quiet"
          aria-label={formatMessage({ id: "documents.edit" }, { name })}
          onClick={() => onStep(id)}
        >
          <FormattedMessage id="documents.edit.short" />
        </EditButton>
      </Row>
      {children}
    </Stack>
  );
};
