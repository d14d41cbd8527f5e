import { missingOf, type Issue } from "@legal/document-types";
import { issueMessage } from "@legal/document-types/texts";
import { Icon, Notice, Stack } from "@legal/ui";
import CircleAlert from "lucide-react/icons/circle-alert";
import PenLine from "lucide-react/icons/pen-line";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ComponentProps, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useQuestionTexts } from "../answers/use-document-type.ts";
import { waitingProse } from "../prose/sentences-of.ts";
import { isOfficeIssue } from "../state/office-issue.ts";
import { OpenExhibits } from "./exhibits/open-exhibits.tsx";
import { useInterview } from "./interview-context.ts";
import { LinkButton, PathLinks } from "./path-links.tsx";
import { unconfirmedOf, waitingOf } from "./steps.ts";

interface PointProps {
  tone: ComponentProps<typeof Notice>["tone"];
  /** The id of its text. */
  title: string;
  count?: number;
  children: ReactNode;
}

const Point = ({ tone, title, count, children }: PointProps) => (
  <Notice tone={tone}>
    <strong>
      <FormattedMessage id={title} values={{ count }} />
    </strong>
    {children}
  </Notice>
);

const IssueList = ({ issues, icon }: { issues: readonly Issue[]; icon: typeof CircleAlert }) => {
  const texts = useQuestionTexts();
  const { onPath } = useInterview();
  return (
    <ul>
      {issues.map((issue) => {
        const message = issueMessage(issue, texts);
        return (
          <li key={`${issue.code} ${issue.path} ${message}`}>
            {issue.path ? (
              <LinkButton onClick={() => onPath(issue.path)}>
                <Icon of={icon} size={15} />
                {message}
              </LinkButton>
            ) : (
              message
            )}
          </li>
        );
      })}
    </ul>
  );
};

const useOpenPoints = (issues: readonly Issue[]) => {
  const { document, type, changes } = useInterview();
  const missing = missingOf(type, changes.answers);
  const sentences = waitingProse(document).filter(({ path }) => !Object.hasOwn(changes.typed, path));
  const unconfirmed = unconfirmedOf(changes, document).filter(
    (path) => !missing.includes(path) && !sentences.some((one) => one.path === path),
  );
  return {
    missing,
    waiting: waitingOf(type, changes),
    sentences,
    unconfirmed,
    blocking: issues.filter((issue) => issue.severity === "block" && !isOfficeIssue(issue)),
    office: issues.filter(isOfficeIssue),
    warnings: issues.filter(({ severity }) => severity === "warn"),
  };
};

interface OpenPointsProps {
  issues: readonly Issue[];
  onStep: (id: string) => void;
}

/** What stands against sending it in: what is missing, what must be confirmed, what contradicts itself. */
export const OpenPoints = ({ issues, onStep }: OpenPointsProps) => {
  const { exhibits } = useInterview();
  const { missing, waiting, sentences, unconfirmed, blocking, office, warnings } = useOpenPoints(issues);
  const isReady = missing.length + waiting.length + sentences.length + unconfirmed.length + blocking.length === 0;
  return (
    <Stack $gap={3}>
      {missing.length > 0 && (
        <Point tone="danger" title="documents.review.missing" count={missing.length}>
          <PathLinks paths={missing} />
        </Point>
      )}
      {waiting.length > 0 && (
        <Point tone="danger" title="documents.review.waiting" count={waiting.length}>
          <PathLinks paths={waiting} />
        </Point>
      )}
      {unconfirmed.length > 0 && (
        <Point tone="warning" title="documents.review.unconfirmed" count={unconfirmed.length}>
          <PathLinks paths={unconfirmed} />
        </Point>
      )}
      {sentences.map(({ path, prose, waiting: count }) => (
        <Point
          key={path}
          tone="warning"
          title={prose.outdated ? "documents.prose.review.outdated" : "documents.prose.review"}
          count={count}
        >
          <PathLinks paths={[path]} />
        </Point>
      ))}
      <OpenExhibits onStep={onStep} />
      {blocking.length > 0 && (
        <Point tone="danger" title="documents.review.block">
          <IssueList issues={blocking} icon={CircleAlert} />
        </Point>
      )}
      {office.length > 0 && (
        <Point tone="info" title="documents.review.office">
          <IssueList issues={office} icon={PenLine} />
        </Point>
      )}
      {warnings.length > 0 && (
        <Point tone="warning" title="documents.review.warn">
          <IssueList issues={warnings} icon={TriangleAlert} />
        </Point>
      )}
      {isReady && exhibits.open === null && (
        <Notice tone="success">
          <FormattedMessage id="documents.review.ready" />
        </Notice>
      )}
    </Stack>
  );
};
