import { proseOf, type AskedField, type AskedSection, type Issue } from "@legal/document-types";
import { questionLabel } from "@legal/document-types/texts";
import { Badge, Button, color, fontSize, Heading, Link, Row, space, Stack, Text } from "@legal/ui";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useAnswerText } from "../answers/use-answer-text.ts";
import { useQuestionTexts } from "../answers/use-document-type.ts";
import { waitingIn } from "../prose/sentences-of.ts";
import { fileUrlOf } from "../state/file-url.ts";
import { useInterview } from "./interview-context.ts";
import { OpenPoints } from "./open-points.tsx";
import { REVIEW_STEP, type Step } from "./steps.ts";
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

interface ReviewProps {
  steps: readonly Step[];
  issues: readonly Issue[];
  onStep: (id: string) => void;
  /** What follows the review: sending it in. */
  children?: ReactNode;
}

const Answer = ({ asked }: { asked: AskedField }) => {
  const texts = useQuestionTexts();
  const { document, type, draft, changes } = useInterview();
  const answerText = useAnswerText(document);
  const value = changes.answers[asked.path] ?? asked.question.initial;
  const isGenerated = value === undefined && proseOf(type, draft, asked.path).length > 0;
  if (value === undefined && !asked.question.required && !isGenerated) return null;
  const prose = document.prose?.[asked.path];
  const unconfirmed = document.answerFacts[asked.path]?.prefilledFrom && !Object.hasOwn(changes.typed, asked.path);
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

const SectionAnswers = ({ section }: { section: AskedSection }) => {
  const texts = useQuestionTexts();
  return (
    <>
      {section.questions.map((asked) =>
        asked.kind === "field" ? (
          <Answers key={asked.path}>
            <Answer asked={asked} />
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
                  <Answer key={field.path} asked={field} />
                ))}
              </Answers>
            </Stack>
          ))
        ),
      )}
    </>
  );
};

const ExhibitList = ({ exhibits }: { exhibits: ReturnType<typeof useInterview>["document"]["exhibits"] }) =>
  exhibits.length === 0 ? (
    <Text $size={15} $tone="muted">
      <FormattedMessage id="documents.exhibits.none" />
    </Text>
  ) : (
    <ol>
      {exhibits.map(({ id, label, title, fileId, fileName }) => (
        <li key={id}>
          <span lang="ko">
            {label} {title}
          </span>{" "}
          <Link href={fileUrlOf(fileId)} target="_blank" rel="noreferrer">
            {fileName}
          </Link>
        </li>
      ))}
    </ol>
  );

/** Every answer once more, with the way back to each. */
export const ReviewStep = ({ steps, issues, onStep, children }: ReviewProps) => {
  const { formatMessage } = useIntl();
  const nameOf = useStepName();
  const { document } = useInterview();
  return (
    <Stack $gap={8}>
      <OpenPoints issues={issues} onStep={onStep} />
      {steps
        .filter(({ id }) => id !== REVIEW_STEP)
        .map(({ id, section }) => (
          <Stack key={id} as="section" $gap={3}>
            <Row $justify="space-between" $wrap={false}>
              <Heading level={2} size={18}>
                {nameOf(id)}
              </Heading>
              <EditButton
                size="small"
                variant="quiet"
                aria-label={formatMessage({ id: "documents.edit" }, { name: nameOf(id) })}
                onClick={() => onStep(id)}
              >
                <FormattedMessage id="documents.edit.short" />
              </EditButton>
            </Row>
            {section ? <SectionAnswers section={section} /> : <ExhibitList exhibits={document.exhibits} />}
          </Stack>
        ))}
      {children}
    </Stack>
  );
};
