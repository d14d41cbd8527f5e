import type { Document } from "@legal/contracts";
import { progressOf, type Block, type DocumentType } from "@legal/document-types";
import { color, Heading, media, space, Stack } from "@legal/ui";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useAnswers, type AnswerChanges, type Flush } from "../answers/use-answers.ts";
import { useDraftOf, usePaper } from "../answers/use-paper.ts";
import { isOfficeIssue } from "../state/office-issue.ts";
import { useExhibits, type Exhibits } from "./exhibits/use-exhibits.ts";
import { ExhibitsStep } from "./exhibits/exhibits-step.tsx";
import { InterviewProvider } from "./interview-context.ts";
import { PaperPreview } from "./paper-preview.tsx";
import { usePeople } from "./reuse/use-people.ts";
import { ReviewStep } from "./review-step.tsx";
import { SaveState } from "./save-state.tsx";
import { SectionForm } from "./section-form.tsx";
import { Progress, StepBar } from "./step-bar.tsx";
import { StepList } from "./step-list.tsx";
import { EXHIBITS_STEP, REVIEW_STEP, stepsOf, unconfirmedOf } from "./steps.ts";
import { useBeside } from "./use-beside.ts";
import { useStep } from "./use-step.ts";
import { useStepName } from "./use-step-name.ts";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
  }
  @media (min-width: 1360px) {
    grid-template-columns: 216px minmax(0, 11fr) minmax(0, 11fr);
  }
`;

const Steps = styled.div`
  display: none;

  @media (min-width: 1360px) {
    display: block;
    position: sticky;
    inset-block-start: ${space(6)};
    align-self: start;
  }
`;

const StepsAbove = styled.details`
  border: 1px solid ${color.hairline};
  border-radius: 10px;
  background: ${color.surface};

  summary {
    min-height: 44px;
    padding: ${space(2.5)} ${space(4)};
    cursor: pointer;
  }
  & > nav {
    padding: 0 ${space(1)} ${space(2)};
  }
  @media (min-width: 1360px) {
    display: none;
  }
`;

const Form = styled(Stack)`
  ${media.desk} {
    max-width: 720px;
  }
`;

interface InterviewProps {
  document: Document;
  type: DocumentType;
  /** What the review ends with. `open` is how many points stand against it. */
  renderEnd: (end: { open: number; flush: Flush }) => ReactNode;
}

/** Both, so that the paper goes nowhere without either. */
const flushAll =
  (changes: AnswerChanges, exhibits: Exhibits): Flush =>
  async () => {
    const [answers, files] = [await changes.flush(), await exhibits.flush()];
    return answers === null || files === null ? null : Math.max(answers, files);
  };

/** Questions, one topic a screen, beside the paper that they make. */
export const Interview = ({ document: given, type, renderEnd }: InterviewProps) => {
  const { formatMessage } = useIntl();
  const changes = useAnswers(given);
  const { document } = changes;
  const draft = useDraftOf(document, changes.answers);
  const { blocks, issues } = usePaper(type, draft);
  const exhibits = useExhibits(document);
  const people = usePeople(document, changes.answers);
  const unconfirmed = unconfirmedOf(document, changes.typed);
  const steps = stepsOf(type, changes.answers, unconfirmed);
  const { current, heading, show, showPath, previous, next } = useStep(steps);
  const [path, setPath] = useState<string>();
  const [previewing, setPreviewing] = useState(false);
  const beside = useBeside();
  const nameOf = useStepName();
  if (!current) return null;
  const progress = progressOf(type, changes.answers);
  const open =
    progress.total -
    progress.answered +
    unconfirmed.length +
    issues.filter((issue) => issue.severity === "block" && !isOfficeIssue(issue)).length +
    (exhibits.open === null ? 0 : 1);
  const pick = ({ from }: Block) => {
    setPreviewing(false);
    const found = from.find((one) =>
      steps.some(({ section }) => section?.questions.some((asked) => one.startsWith(asked.path))),
    );
    // After the dialog has given the focus back.
    if (found) setTimeout(() => showPath(found));
  };
  const list = <StepList steps={steps} current={current.id} onShow={show} />;
  return (
    <InterviewProvider
      value={{
        document,
        type,
        changes,
        draft,
        exhibits,
        editable: document.mayEdit,
        people,
        onFocusPath: setPath,
        onPath: showPath,
      }}
    >
      <Columns>
        <Steps>{list}</Steps>
        <Form $gap={6}>
          <Stack $gap={3}>
            <Progress {...progress} />
            <SaveState state={changes.state} />
            <StepsAbove key={current.id}>
              <summary>{formatMessage({ id: "documents.steps" })}</summary>
              {list}
            </StepsAbove>
          </Stack>
          <Heading level={1} size={28} ref={heading} tabIndex={-1}>
            {nameOf(current.id)}
          </Heading>
          {current.section && <SectionForm key={current.id} section={current.section} />}
          {current.id === EXHIBITS_STEP && <ExhibitsStep />}
          {current.id === REVIEW_STEP && (
            <ReviewStep steps={steps} issues={issues} onStep={show}>
              {renderEnd({ open, flush: flushAll(changes, exhibits) })}
            </ReviewStep>
          )}
          <StepBar
            onPrevious={previous && (() => show(previous.id))}
            onNext={next && (() => show(next.id))}
            onPreview={beside ? undefined : () => setPreviewing(true)}
          />
        </Form>
        <PaperPreview
          beside={beside}
          open={previewing}
          onClose={() => setPreviewing(false)}
          blocks={blocks}
          format={type.format}
          path={path}
          onPick={pick}
        />
      </Columns>
    </InterviewProvider>
  );
};
