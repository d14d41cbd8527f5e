import { missingOf, proseOf, type AskedField, type AskedSection, type Issue } from "@legal/document-types";
import { issueMessage, questionLabel } from "@legal/document-types/texts";
import { Badge, Button, color, fontSize, Heading, Icon, Notice, Row, space, Stack, Text } from "@legal/ui";
import CircleAlert from "lucide-react/icons/circle-alert";
import Languages from "lucide-react/icons/languages";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useAnswerText } from "../answers/use-answer-text.ts";
import { useQuestionTexts } from "../answers/use-document-type.ts";
import { waitingIn, waitingProse } from "../prose/sentences-of.ts";
import { isOfficeIssue } from "../state/office-issue.ts";
import { OpenExhibits } from "./exhibits/open-exhibits.tsx";
import { useInterview } from "./interview-context.ts";
import { LinkButton, PathLinks } from "./path-links.tsx";
import { REVIEW_STEP, unconfirmedOf, type Step } from "./steps.ts";
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

/** What stands against sending it in: what is missing, what must be confirmed, what contradicts itself. */
const OpenPoints = ({ issues, onStep }: Pick<ReviewProps, "issues" | "onStep">) => {
  const texts = useQuestionTexts();
  const { document, type, changes, exhibits, onPath } = useInterview();
  const missing = missingOf(type, changes.answers);
  const sentences = waitingProse(document).filter(({ path }) => !Object.hasOwn(changes.typed, path));
  const unconfirmed = unconfirmedOf(document, changes.typed).filter(
    (path) => !missing.includes(path) && !sentences.some((one) => one.path === path),
  );
  const office = issues.filter(isOfficeIssue);
  const blocking = issues.filter((issue) => issue.severity === "block" && !isOfficeIssue(issue));
  const warnings = issues.filter(({ severity }) => severity === "warn");
  const messages = (list: readonly Issue[], icon: typeof CircleAlert) => (
    <ul>
      {list.map((issue) => (
        <li key={`${issue.code} ${issue.reason} ${issue.path}`}>
          {issue.path ? (
            <LinkButton onClick={() => onPath(issue.path)}>
              <Icon of={icon} size={15} />
              {issueMessage(issue, texts)}
            </LinkButton>
          ) : (
            issueMessage(issue, texts)
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Stack $gap={3}>
      {missing.length > 0 && (
        <Notice tone="danger">
          <strong>
            <FormattedMessage id="documents.review.missing" values={{ count: missing.length }} />
          </strong>
          <PathLinks paths={missing} />
        </Notice>
      )}
      {unconfirmed.length > 0 && (
        <Notice tone="warning">
          <strong>
            <FormattedMessage id="documents.review.unconfirmed" values={{ count: unconfirmed.length }} />
          </strong>
          <PathLinks paths={unconfirmed} />
        </Notice>
      )}
      {sentences.map(({ path, prose, waiting }) => (
        <Notice key={path} tone="warning">
          <strong>
            <FormattedMessage
              id={prose.outdated ? "documents.prose.review.outdated" : "documents.prose.review"}
              values={{ count: waiting }}
            />
          </strong>
          <PathLinks paths={[path]} />
        </Notice>
      ))}
      <OpenExhibits onStep={onStep} />
      {blocking.length > 0 && (
        <Notice tone="danger">
          <strong>
            <FormattedMessage id="documents.review.block" />
          </strong>
          {messages(blocking, CircleAlert)}
        </Notice>
      )}
      {office.length > 0 && (
        <Notice tone="info">
          <strong>
            <FormattedMessage id="documents.review.office" />
          </strong>
          {messages(office, Languages)}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning">
          <strong>
            <FormattedMessage id="documents.review.warn" />
          </strong>
          {messages(warnings, TriangleAlert)}
        </Notice>
      )}
      {missing.length + sentences.length + unconfirmed.length + blocking.length === 0 && exhibits.open === null && (
        <Notice tone="success">
          <FormattedMessage id="documents.review.ready" />
        </Notice>
      )}
    </Stack>
  );
};

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

const ExhibitList = ({ exhibits }: { exhibits: ReturnType<typeof useInterview>["document"]["exhibits"] }) =>
  exhibits.length === 0 ? (
    <Text $size={15} $tone="muted">
      <FormattedMessage id="documents.exhibits.none" />
    </Text>
  ) : (
    <ol>
      {exhibits.map(({ id, label, title, fileName }) => (
        <li key={id}>
          <span lang="ko">{label}</span> {title} <small>{fileName}</small>
        </li>
      ))}
    </ol>
  );
