import { loadServiceSearch, type Language } from "@legal/catalog";
import type { CrisisHelp, FinderAnswer } from "@legal/contracts";
import { AI_FINDER_MAX_LENGTH, type AiClarifyingQuestion } from "@legal/contracts/constants";
import { CrisisHelpBox, joinSentences } from "@legal/domain-ui/guidance";
import { crisisHelp, saysDangerPlainly } from "@legal/i18n/danger";
import { Button, ErrorBoundary, Skeleton, Stack, Text } from "@legal/ui";
import { loadOnce, useLanguage } from "@legal/web-kit";
import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Answer } from "./finder-answer.tsx";
import { useFindQuery } from "./finder-api.ts";
import { cardsFor } from "./finder-cards.ts";
import { excerptOf } from "./finder-excerpt.ts";
import { ownHelpFor } from "./own-help.tsx";
import { SearchResults } from "./search-results.tsx";
import { useSettled } from "./use-settled.ts";

const PAUSE_MS = 250;
/** Who waits longer gets the catalogue's own search until the answer comes. */
const WAIT_MS = 2000;
const NOTHING_ASKED: readonly AiClarifyingQuestion[] = [];

/** What is shown, in numbers. */
export interface Found {
  /** Of services; undefined while that is not known. */
  count: number | undefined;
  /** Nothing that sells is shown beside the help. */
  isHelp: boolean;
}

interface FinderResultsProps {
  query: string;
  onQueryChange: (query: string) => void;
  onFound: (found: Found) => void;
  /** Where a part of the finder is missing. */
  renderFailed: (retry: () => void) => ReactNode;
}

/** A failed load is tried again with a later letter. */
const searchIn = loadOnce(loadServiceSearch);

const NOTHING = { referral: null, warnings: [], questions: [], route: null, unsure: false, services: [] };

/** What a person in danger reads without the service. */
const ownAnswerTo = (query: string, language: Language): FinderAnswer | undefined =>
  saysDangerPlainly(query) ? { ...NOTHING, kind: "crisis", help: crisisHelp(language) } : undefined;

interface ResultsProps extends FinderResultsProps {
  onHelp: (help: CrisisHelp | null | undefined) => void;
}

/** Questions that were put about a text; they do not count for another one. */
interface Asked {
  about: string;
  ids: readonly AiClarifyingQuestion[];
}

/** Names are answered by the catalogue, everything else by what the assistant understands; without it, by the catalogue. */
const Results = ({ query, onQueryChange, onFound, onHelp }: ResultsProps) => {
  const { language } = useLanguage();
  const search = use(searchIn(language));
  const [{ about, ids }, setAsked] = useState<Asked>({ about: "", ids: NOTHING_ASKED });
  const asked = query.startsWith(about) ? ids : NOTHING_ASKED;
  const text = excerptOf(query);
  const isName = search.isName(text);
  const body = useMemo(() => ({ text, ...(asked.length > 0 && { answered: [...asked] }) }), [text, asked]);
  const settled = useSettled(body, PAUSE_MS);
  const found = useFindQuery({ body: settled ?? body, language }, { skip: isName || settled === undefined });
  const waitedFor = useSettled(settled, WAIT_MS);
  const isLate = settled !== undefined && waitedFor === settled && found.currentData === undefined;
  // The last answer stays until the next one has come, or is late where it is no help for a person in danger; plain words
  // of danger wait for none.
  const isMissing = found.isError || isLate;
  const answered = isName || (isMissing && !found.data?.help) ? undefined : found.data;
  const answer = answered?.help ? answered : (ownAnswerTo(query, language) ?? answered);
  const waiting = !isName && !isMissing && answer === undefined;
  const cards = cardsFor(answer, search.find(text));
  const count = waiting ? undefined : cards?.length;
  const help = answer?.help;
  useEffect(() => {
    onFound({ count, isHelp: Boolean(help) });
    onHelp(help);
  }, [count, help, onFound, onHelp]);
  const answerQuestions = (answers: readonly string[]) => {
    const joined = joinSentences([query, ...answers], language);
    setAsked({ about: joined, ids: [...asked, ...(answer?.questions ?? []).map(({ id }) => id)] });
    onQueryChange(joined);
  };
  if (waiting) return <Skeleton $height="320px" />;
  const showAll = () => onQueryChange("");
  return (
    <Stack $gap={6}>
      {text !== query && (
        <Text $size={15} $tone="muted">
          <FormattedMessage id="landing.finder.excerpt" values={{ count: AI_FINDER_MAX_LENGTH }} />
        </Text>
      )}
      {answer && <Answer answer={answer} query={query} onAnswer={answerQuestions} />}
      {cards ? (
        <SearchResults serviceIds={cards} query={text} onShowAll={showAll} />
      ) : (
        <div>
          <Button variant="quiet" onClick={showAll}>
            <FormattedMessage id="landing.finder.showAll" />
          </Button>
        </div>
      )}
    </Stack>
  );
};

interface FailedProps {
  onFound: (found: Found) => void;
  isHelp: boolean;
  children: ReactNode;
}

const Failed = ({ onFound, isHelp, children }: FailedProps) => {
  useEffect(() => onFound({ count: undefined, isHelp }), [isHelp, onFound]);
  return children;
};

/** What the finder found. Where a part of it is late or missing, the page, what was typed and the numbers stay. */
export const FinderResults = (props: FinderResultsProps) => {
  const { query, onFound, renderFailed } = props;
  const [help, setHelp] = useState<CrisisHelp | null>();
  const numbers = help ? <CrisisHelpBox help={help} /> : ownHelpFor(query);
  return (
    <ErrorBoundary
      resetKey={query}
      renderError={(_error, retry) => (
        <Failed onFound={onFound} isHelp={Boolean(numbers)}>
          {numbers || renderFailed(retry)}
        </Failed>
      )}
    >
      <Suspense fallback={numbers || <Skeleton $height="320px" />}>
        <Results {...props} onHelp={setHelp} />
      </Suspense>
    </ErrorBoundary>
  );
};
