import { loadServiceSearch, type Language, type ServiceSearch } from "@legal/catalog";
import type { FinderAnswer } from "@legal/contracts";
import { AI_FINDER_MAX_LENGTH, type AiClarifyingQuestion } from "@legal/contracts/constants";
import { AiTexts, storeSituation } from "@legal/domain-ui/assistant";
import { GuidanceView, joinSentences } from "@legal/domain-ui/guidance";
import { Button, Icon, Skeleton, Stack, Text } from "@legal/ui";
import { ButtonLink, paths, loadOnce, useLanguage, useSession } from "@legal/web-kit";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Suspense, use, useEffect, useMemo, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useFindQuery } from "./finder-api.ts";
import { cardsFor } from "./finder-cards.ts";
import { excerptOf } from "./finder-excerpt.ts";
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
}

/** What answers without the service: the catalogue's words, and what a person in danger reads. */
interface OwnWords {
  search: ServiceSearch;
  helpFor: (query: string) => FinderAnswer | undefined;
}

const loadOwnWords = async (language: Language): Promise<OwnWords> => {
  const [search, { crisisHelp, saysDangerPlainly }] = await Promise.all([
    loadServiceSearch(language),
    import("@legal/i18n/danger"),
  ]);
  const nothing = { referral: null, warnings: [], questions: [], route: null, unsure: false, services: [] };
  const answer: FinderAnswer = { ...nothing, kind: "crisis", help: crisisHelp(language) };
  return { search, helpFor: (query) => (saysDangerPlainly(query) ? answer : undefined) };
};

/** A failed load is tried again with a later letter. */
const ownWordsIn = loadOnce(loadOwnWords);

interface AnswerProps {
  answer: FinderAnswer;
  query: string;
  onAnswer: (answers: readonly string[]) => void;
}

/** The way to the consult takes what was typed along. */
const Answer = ({ answer, query, onAnswer }: AnswerProps) => {
  const { user } = useSession();
  const beginAt = (serviceId: string) => (
    <div>
      <ButtonLink
        to={paths.consult(serviceId)}
        $variant="accent"
        $size="small"
        onClick={() => storeSituation(user?.id, query)}
      >
        <FormattedMessage id="ai.guidance.begin" />
        <Icon of={ArrowRight} size={18} />
      </ButtonLink>
    </div>
  );
  return (
    <AiTexts>
      <GuidanceView guidance={answer} headingLevel={3} onAnswer={onAnswer} actionOf={beginAt} />
    </AiTexts>
  );
};

/** Questions that were put about a text; they do not count for another one. */
interface Asked {
  about: string;
  ids: readonly AiClarifyingQuestion[];
}

/** Names are answered by the catalogue, everything else by what the assistant understands; without it, by the catalogue. */
const Results = ({ query, onQueryChange, onFound }: FinderResultsProps) => {
  const { language } = useLanguage();
  const { search, helpFor } = use(ownWordsIn(language));
  const [{ about, ids }, setAsked] = useState<Asked>({ about: "", ids: NOTHING_ASKED });
  const asked = query.startsWith(about) ? ids : NOTHING_ASKED;
  const text = excerptOf(query);
  const isName = search.isName(text);
  const body = useMemo(() => ({ text, ...(asked.length > 0 && { answered: [...asked] }) }), [text, asked]);
  const settled = useSettled(body, PAUSE_MS);
  const found = useFindQuery({ body: settled ?? body, language }, { skip: isName || settled === undefined });
  const waitedFor = useSettled(settled, WAIT_MS);
  const isLate = settled !== undefined && waitedFor === settled && found.currentData === undefined;
  // The last answer stays until the next one has come or is late; plain words of danger wait for none.
  const answered = isName || found.isError || isLate ? undefined : found.data;
  const answer = answered?.help ? answered : (helpFor(query) ?? answered);
  const waiting = !isName && !found.isError && !isLate && answer === undefined;
  const cards = cardsFor(answer, search.find(text));
  const count = waiting ? undefined : cards?.length;
  const isHelp = Boolean(answer?.help);
  useEffect(() => onFound({ count, isHelp }), [count, isHelp, onFound]);
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

/** What the finder found. */
export const FinderResults = (props: FinderResultsProps) => (
  <Suspense fallback={<Skeleton $height="320px" />}>
    <Results {...props} />
  </Suspense>
);
