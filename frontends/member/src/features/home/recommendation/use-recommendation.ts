import { AI_SITUATION_MAX_LENGTH, isVisible } from "@legal/contracts/constants";
import { storedSituation, storeSituation } from "@legal/domain-ui/assistant";
import { useErrorText, useErrorToast } from "@legal/web-kit";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useRecommendMutation } from "./recommend-api.ts";

const ABORTED = "AbortError";

/** The situation as it is typed, and the services the AI names for it. What was typed stays, whatever happens. */
export const useRecommendation = (userId: string) => {
  const { formatMessage } = useIntl();
  const { show, clear } = useErrorToast();
  const errorText = useErrorText();
  const [situation, setSituation] = useState(() => storedSituation(userId));
  const [recommend, { data: answer, isLoading: running, error, reset }] = useRecommendMutation();
  const request = useRef<ReturnType<typeof recommend>>(undefined);

  const empty = !isVisible(situation);
  const excess = Math.max(0, situation.trim().length - AI_SITUATION_MAX_LENGTH);

  const say = (name: "empty" | "none") =>
    show(formatMessage({ id: `home.recommend.${name}.title` }), formatMessage({ id: `home.recommend.${name}.text` }));

  const submit = async () => {
    if (running || excess > 0) return undefined;
    clear();
    if (empty) return say("empty");
    request.current = recommend({ situation: situation.trim() });
    const { data, error: failure } = await request.current;
    if (data) return data.recommendations.length === 0 ? say("none") : undefined;
    if (failure && "name" in failure && failure.name === ABORTED) return reset();
    return show(formatMessage({ id: "home.recommend.error" }), formatMessage({ id: "home.recommend.failed" }));
  };

  return {
    situation,
    change: (text: string) => {
      setSituation(text);
      storeSituation(userId, text);
    },
    empty,
    excess,
    running,
    submit,
    cancel: () => request.current?.abort(),
    answer: running ? undefined : answer,
    /** Why the last try failed, to stay on the card when the toast has gone. */
    failure: error && !running ? errorText(error, formatMessage({ id: "home.recommend.failed" })) : undefined,
  };
};
