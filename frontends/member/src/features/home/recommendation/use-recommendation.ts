import type { RecommendAnswer } from "@legal/contracts";
import { AI_SITUATION_MAX_LENGTH, isVisible, type AiClarifyingQuestion } from "@legal/contracts/constants";
import { storedSituation, storeSituation } from "@legal/domain-ui/assistant";
import { validationText } from "@legal/i18n";
import { saysDangerPlainly } from "@legal/i18n/danger";
import { useErrorText, useErrorToast, useLanguage } from "@legal/web-kit";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useRecommendMutation } from "./recommend-api.ts";

const ABORTED = "AbortError";

const saysNothing = ({ help, referral, questions, recommendations }: RecommendAnswer): boolean =>
  help === null && referral === null && questions.length === 0 && recommendations.length === 0;

/** The situation as it is typed, and the services the AI names for it. What was typed stays, whatever happens. */
export const useRecommendation = (userId: string) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { show, clear } = useErrorToast();
  const errorText = useErrorText();
  const [situation, setSituation] = useState(() => storedSituation(userId));
  const [recommend, { data: answer, isLoading: running, error, reset }] = useRecommendMutation();
  /** Questions that were put about this text. */
  const [asked, setAsked] = useState<readonly AiClarifyingQuestion[]>([]);
  const request = useRef<ReturnType<typeof recommend>>(undefined);

  const empty = !isVisible(situation);
  const excess = Math.max(0, situation.trim().length - AI_SITUATION_MAX_LENGTH);

  const failure = error && !running ? errorText(error) : undefined;
  const needsHelp = (failure !== undefined || excess > 0) && saysDangerPlainly(situation);

  const say = (name: "empty" | "none") =>
    show(formatMessage({ id: `home.recommend.${name}.title` }), formatMessage({ id: `home.recommend.${name}.text` }));

  const ask = async (text: string, answered: readonly AiClarifyingQuestion[]) => {
    clear();
    const body = { situation: text.trim(), ...(answered.length > 0 && { answered: [...answered] }) };
    request.current = recommend(body);
    const { data, error: refused } = await request.current;
    if (data) return saysNothing(data) ? say("none") : undefined;
    if (refused && "name" in refused && refused.name === ABORTED) return reset();
    return show(formatMessage({ id: "home.recommend.error" }), formatMessage({ id: "home.recommend.failed" }));
  };

  const submit = async () => {
    if (running || excess > 0) return undefined;
    return empty ? say("empty") : ask(situation, asked);
  };

  const keep = (text: string) => {
    setSituation(text);
    storeSituation(userId, text);
  };

  return {
    situation,
    change: (text: string) => {
      setAsked([]);
      keep(text);
    },
    /** Answers join the situation. */
    answerQuestions: async (answers: readonly string[]) => {
      const extended = [situation.trim(), ...answers].join("\n");
      if (extended.length > AI_SITUATION_MAX_LENGTH)
        return show(formatMessage({ id: "home.recommend.error" }), validationText("situation.max", language));
      const answered = [...asked, ...(answer?.questions ?? []).map(({ id }) => id)];
      setAsked(answered);
      keep(extended);
      return ask(extended, answered);
    },
    empty,
    excess,
    running,
    submit,
    cancel: () => request.current?.abort(),
    /** Plain words of danger get no answer: the numbers that help are shown, and nothing that sells. */
    needsHelp,
    answer: running || needsHelp ? undefined : answer,
    /** Why the last try failed, to stay on the card when the toast has gone. */
    failure,
  };
};
