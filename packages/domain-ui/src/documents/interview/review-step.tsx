import type { Issue } from "@legal/document-types";
import { Link, Stack, Text } from "@legal/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { filesOf } from "../exhibit-files.ts";
import { fileUrlOf } from "../file-url.ts";
import { FoundPages } from "../state/found-pages.tsx";
import { useInterview } from "./interview-context.ts";
import { OpenPoints } from "./open-points.tsx";
import { SectionAnswers, StepAnswers } from "./section-answers.tsx";
import { REVIEW_STEP, type Step } from "./steps.ts";

interface ReviewProps {
  steps: readonly Step[];
  issues: readonly Issue[];
  onStep: (id: string) => void;
  /** What follows the review: sending it in. */
  children?: ReactNode;
}

const ExhibitList = ({ exhibits }: { exhibits: ReturnType<typeof useInterview>["document"]["exhibits"] }) =>
  exhibits.length === 0 ? (
    <Text $size={15} $tone="muted">
      <FormattedMessage id="documents.exhibits.none" />
    </Text>
  ) : (
    <ol>
      {exhibits.map((exhibit) => (
        <li key={exhibit.id}>
          <span lang="ko">
            {exhibit.label} {exhibit.title}
          </span>
          {filesOf(exhibit).map((file) => (
            <div key={file.fileId}>
              <Link href={fileUrlOf(file.fileId)} target="_blank" rel="noreferrer">
                {file.fileName}
              </Link>
              <FoundPages file={file} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  );

/** Every answer once more, with the way back to each. */
export const ReviewStep = ({ steps, issues, onStep, children }: ReviewProps) => {
  const { document, type, draft, changes } = useInterview();
  const answered = { document, type, draft, typed: changes.typed };
  return (
    <Stack $gap={8}>
      <OpenPoints issues={issues} onStep={onStep} />
      {steps
        .filter(({ id }) => id !== REVIEW_STEP)
        .map(({ id, section }) => (
          <StepAnswers key={id} id={id} level={2} onStep={onStep}>
            {section ? (
              <SectionAnswers section={section} answered={answered} />
            ) : (
              <ExhibitList exhibits={document.exhibits} />
            )}
          </StepAnswers>
        ))}
      {children}
    </Stack>
  );
};
