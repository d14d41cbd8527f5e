import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import { Heading, Stack, Text } from "@legal/ui";
import { paths, TextLink } from "@legal/web-kit";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { FormattedMessage } from "react-intl";
import { useMyDocumentsQuery } from "@legal/domain-ui/documents";
import { nextSteps, type NextStep, type WaitingByCase } from "../../cases/next-step.ts";
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
const useWaitingPapers = (): WaitingByCase => {
  const { data: documents = [] } = useMyDocumentsQuery(undefined);
  const waiting = documents
    .map(({ id, caseId, state, waitingSentences: sentences = 0 }) => ({ id, caseId, state, sentences }))
    .filter(({ state, sentences }) => sentences > 0 || DOCUMENT_STATE_RULES[state].turn === "customer")
    .toSorted((a, b) => a.sentences - b.sentences);
  return new Map(waiting.map(({ id, caseId, sentences }) => [caseId, { documentId: id, sentences }]));
};

/** What the reader should do now, case by case; below it, what the office, the other side or the court does. */
export const NextSteps = () => {
  const today = useSeoulToday();
  const waiting = useWaitingPapers();
  return (
    <Stack as="section" $gap={3} aria-labelledby="next-title">
      <Heading level={2} size={18} id="next-title">
        <FormattedMessage id="home.next" />
      </Heading>
      <RoomsState rows={2} rowHeight="76px">
        {(rooms) => {
          const steps = nextSteps(rooms, today, waiting);
          return (
            <>
              <Summary steps={steps} />
              {steps.length > 0 && <StepList steps={steps.slice(0, MAX_SHOWN)} />}
              {steps.length > MAX_SHOWN && (
                <TextLink to={`${paths.myPage}?tab=cases`}>
                  <FormattedMessage id="home.next.more" values={{ count: steps.length - MAX_SHOWN }} />
                </TextLink>
              )}
            </>
          );
        }}
      </RoomsState>
    </Stack>
  );
};
