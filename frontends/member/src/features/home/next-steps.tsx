import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { Heading, SkeletonList, Stack, Text } from "@legal/ui";
import { paths, RetryNotice, TextLink } from "@legal/web-kit";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { FormattedMessage, useIntl } from "react-intl";
import { useMyDocumentsQuery } from "@legal/domain-ui/documents";
import { isAboutDeadline, nextSteps, type NextStep, type WaitingByCase } from "../../cases/next-step.ts";
import { RoomsState } from "../../cases/rooms-state.tsx";
import { StepList } from "../../cases/step-list.tsx";

const MAX_SHOWN = 5;

const Summary = ({ steps }: { steps: readonly NextStep[] }) => {
  const toDo = steps.filter((step) => step.toDo).length;
  return (
    <Text $tone="muted" $size={15}>
      {toDo > 0 ? (
        <FormattedMessage id="home.next.count" values={{ count: toDo }} />
      ) : (
        <FormattedMessage id={steps.length > 0 ? "home.next.waiting" : "home.next.nothing"} />
      )}
    </Text>
  );
};

/** Of a case's papers the one with most sentences to read. */
const useWaitingPapers = () => {
  const { data: documents = [], isLoading, isError, isFetching, refetch } = useMyDocumentsQuery(undefined);
  const waiting = documents
    .map(({ id, caseId, state, waitingSentences: sentences = 0 }) => ({ id, caseId, state, sentences }))
    .filter(({ state, sentences }) => sentences > 0 || DOCUMENT_STATE_RULES[state].turn === "customer")
    .toSorted((a, b) => a.sentences - b.sentences);
  const papers: WaitingByCase = new Map(
    waiting.map(({ id, caseId, sentences }) => [caseId, { documentId: id, sentences }]),
  );
  return { papers, isLoading, isError, isFetching, refetch };
};

const ROWS = { rows: 2, rowHeight: "76px" };

interface StepsProps {
  rooms: readonly ChatRoom[];
  waiting: ReturnType<typeof useWaitingPapers>;
}

/** Deadlines that press wait for no paper: nothing outranks them, and they lead to the room in any case. */
const KnownSteps = ({ rooms, today }: Pick<StepsProps, "rooms"> & { today: string }) => {
  const { formatMessage } = useIntl();
  const loading = formatMessage({ id: "site.loading" });
  const steps = nextSteps(rooms, today).filter(isAboutDeadline).slice(0, MAX_SHOWN);
  return (
    <>
      {steps.length > 0 && (
        <>
          <Text $tone="muted" $size={15}>
            {loading}
          </Text>
          <StepList steps={steps} />
        </>
      )}
      <SkeletonList label={loading} rows={ROWS.rows} height={ROWS.rowHeight} />
    </>
  );
};

/** The other rows are shown once the papers are known too: none changes its place or where it leads under a finger. */
const Steps = ({ rooms, waiting }: StepsProps) => {
  const today = useSeoulToday();
  const { papers, isLoading, isError, isFetching, refetch } = waiting;
  if (isLoading) return <KnownSteps rooms={rooms} today={today} />;
  const steps = nextSteps(rooms, today, papers);
  return (
    <>
      {isError ? (
        <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
          <FormattedMessage id="home.next.papersFailed" />
        </RetryNotice>
      ) : (
        <Summary steps={steps} />
      )}
      {steps.length > 0 && <StepList steps={steps.slice(0, MAX_SHOWN)} />}
      {steps.length > MAX_SHOWN && (
        <TextLink to={paths.myPage("cases")}>
          <FormattedMessage id="home.next.more" values={{ count: steps.length - MAX_SHOWN }} />
        </TextLink>
      )}
    </>
  );
};

/** What the reader should do now, case by case; below it, what the office, the other side or the court does. */
export const NextSteps = () => {
  const waiting = useWaitingPapers();
  return (
    <Stack as="section" $gap={3} aria-labelledby="next-title">
      <Heading level={2} size={18} id="next-title">
        <FormattedMessage id="home.next" />
      </Heading>
      <RoomsState {...ROWS}>{(rooms) => <Steps rooms={rooms} waiting={waiting} />}</RoomsState>
    </Stack>
  );
};
