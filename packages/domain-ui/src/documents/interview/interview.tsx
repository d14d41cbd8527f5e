import type { Document } from "@legal/contracts";
import { progressOf, type Block, type DocumentType } from "@legal/document-types";
import { color, Heading, media, space, Stack } from "@legal/ui";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import type { Flush } from "../answers/use-answers.ts";
import { useDraftOf, usePaper } from "../answers/use-paper.ts";
import { isOfficeIssue } from "../state/office-issue.ts";
import { useUnsent } from "../unsent/use-unsent.ts";
import { ExhibitsStep } from "./exhibits/exhibits-step.tsx";
import { DeadlineCard } from "./deadline-card.tsx";
import { InterviewProvider } from "./interview-context.ts";
import { PaperPreview } from "./paper-preview.tsx";
import { usePeople } from "./reuse/use-people.ts";
import { ReviewStep } from "./review-step.tsx";
import { SaveState } from "./save-state.tsx";
import { useFirstItems } from "./first-items.ts";
import { SectionForm } from "./section-form.tsx";
import { Progress, StepBar } from "./step-bar.tsx";
import { StepList } from "./step-list.tsx";
import { EXHIBITS_STEP, REVIEW_STEP, stepsOf, unconfirmedOf, waitingOf, type Step } from "./steps.ts";
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

/** The answers as they are typed, the paper that they make, and the screens that ask for them. */
const useInterviewOf = (given: Document, type: DocumentType) => {
  const { changes: stored, exhibits, flush } = useUnsent(given, type);
  const changes = useFirstItems(type, stored);
  const { document } = changes;
  const draft = useDraftOf(document, changes.answers);
  const people = usePeople(document, changes.answers);
  const unconfirmed = unconfirmedOf(changes, document);
  const waiting = waitingOf(type, changes);
  const unsettled = [...unconfirmed, ...waiting];
  const steps = stepsOf(type, changes.answers, { unsettled, exhibits: document.exhibits.length });
  const { blocks, issues } = usePaper(type, draft);
  const progress = progressOf(type, changes.answers);
  const open =
    progress.total -
    progress.answered +
    unsettled.length +
    issues.filter((issue) => issue.severity === "block" && !isOfficeIssue(issue)).length +
    (exhibits.open === null ? 0 : 1);
  return { document, changes, draft, exhibits, flush, people, steps, blocks, issues, progress, open };
};

interface ScreenProps extends Pick<InterviewProps, "renderEnd"> {
  interview: ReturnType<typeof useInterviewOf>;
  step: ReturnType<typeof useStep> & { current: Step };
  list: ReactNode;
  /** Absent where the paper is beside the questions. */
  onPreview: (() => void) | undefined;
}

/** One step: how far the reader is, its questions, and the ways on and back. */
const Screen = ({ interview, step, list, renderEnd, onPreview }: ScreenProps) => {
  const { formatMessage } = useIntl();
  const nameOf = useStepName();
  const { changes, flush, steps, issues, progress, open } = interview;
  const { current, heading, show, previous, next } = step;
  return (
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
      <DeadlineCard />
      {current.section && <SectionForm key={current.id} section={current.section} />}
      {current.id === EXHIBITS_STEP && <ExhibitsStep />}
      {current.id === REVIEW_STEP && (
        <ReviewStep steps={steps} issues={issues} onStep={show}>
          {renderEnd({ open, flush })}
        </ReviewStep>
      )}
      <StepBar
        onPrevious={previous && (() => show(previous.id))}
        onNext={next && (() => show(next.id))}
        onPreview={onPreview}
      />
    </Form>
  );
};

/** Questions, one topic a screen, beside the paper that they make. */
export const Interview = ({ document: given, type, renderEnd }: InterviewProps) => {
  const interview = useInterviewOf(given, type);
  const { document, changes, draft, exhibits, people, steps, blocks } = interview;
  const step = useStep(steps);
  const { current, show, showPath } = step;
  const [path, setPath] = useState<string>();
  const [previewing, setPreviewing] = useState(false);
  const beside = useBeside();
  if (!current) return null;
  const pick = ({ from }: Block) => {
    setPreviewing(false);
    const found = from.find((one) =>
      steps.some(({ section }) => section?.questions.some((asked) => one.startsWith(asked.path))),
    );
    // After the dialog has given the focus back.
    if (found) setTimeout(() => showPath(found));
  };
  const list = <StepList steps={steps} current={current.id} onShow={show} />;
  const asking = { document, type, changes, draft, exhibits, people, editable: document.mayEdit };
  return (
    <InterviewProvider value={{ ...asking, onFocusPath: setPath, onPath: showPath }}>
      <Columns>
        <Steps>{list}</Steps>
        <Screen
          interview={interview}
          step={{ ...step, current }}
          list={list}
          renderEnd={renderEnd}
          onPreview={beside ? undefined : () => setPreviewing(true)}
        />
        <PaperPreview
          beside={beside}
          open={previewing}
          onClose={() => setPreviewing(false)}
          blocks={blocks}
          format={type.format}
          exhibits={document.exhibits}
          path={path}
          onPick={pick}
        />
      </Columns>
    </InterviewProvider>
  );
};
