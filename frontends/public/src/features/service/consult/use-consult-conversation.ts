import type { ServiceId } from "@legal/catalog";
import type { AiConversation, ChatStreamEvent } from "@legal/contracts";
import type { BodyOf } from "@legal/contracts/client";
import { chatRoute, regenerateChatRoute } from "@legal/contracts/routes";
import { urlOf, useAppDispatch, useErrorText, useErrorToast, useSession, type ApiError } from "@legal/web-kit";
import { newUuid } from "@legal/web-kit/ids";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { consultApi, useCurrentConversationQuery, useStopAnswerMutation } from "./consult-api.ts";
import { useAnswerStream, type StreamEnd } from "./use-answer-stream.ts";
import { useFollowAnswer } from "./use-follow-answer.ts";
import { useUnsentTurn, type PendingTurn } from "./use-unsent-turn.ts";
import { withEvent, type Question } from "./with-event.ts";

const isRefusedInDanger = (error: ApiError | undefined): boolean => {
  const current = error?.current;
  return typeof current === "object" && current !== null && "inDanger" in current && current.inDanger === true;
};

const isWriting = (conversation: AiConversation | null | undefined) =>
  conversation?.messages.at(-1)?.status === "writing";

/** Another tab may begin the conversation, or send what this one is not sure of. */
const useLookOnFocus = (looks: boolean, refetch: () => unknown) => {
  const look = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!looks) return undefined;
    const onFocus = () => look();
    addEventListener("focus", onFocus);
    return () => removeEventListener("focus", onFocus);
  }, [looks]);
};

/** The conversation as the server has it, and as it grows here while an answer is written. */
const useCachedConversation = (serviceId: ServiceId) => {
  const dispatch = useAppDispatch();
  const { user, isLoading } = useSession();
  const key = { serviceType: serviceId, reader: user?.id };
  const current = useCurrentConversationQuery(key, { refetchOnMountOrArgChange: true, skip: isLoading });
  const { currentData: data, error, isFetching, refetch } = current;
  const change = (to: (conversation: AiConversation | null) => AiConversation | null) =>
    dispatch(consultApi.util.updateQueryData("currentConversation", key, (known) => to(known)));

  const [previous, setPrevious] = useState<AiConversation | null>(null);
  const startNew = () => {
    setPrevious(data ?? null);
    change(() => null);
  };
  return { data, error, isFetching, refetch, change, previous, startNew };
};

/** What became of a turn. */
const useOutcome = (
  refetch: ReturnType<typeof useCachedConversation>["refetch"],
  keep: (unsent: PendingTurn) => void,
) => {
  const { formatMessage } = useIntl();
  const errorToast = useErrorToast();
  const errorText = useErrorText();

  const show = (text: string) => errorToast.show(formatMessage({ id: "ai.error" }), text);
  const showFailure = (failure: unknown) => show(errorText(failure, formatMessage({ id: "ai.consult.failed" })));

  /** After a stream that ended early, the server's copy decides. */
  const settle = async (end: StreamEnd, question?: Question): Promise<void> => {
    if (end.kind === "left" || (end.kind === "over" && !end.failed)) return;
    const { data: stored } = await refetch();
    const arrived = !question || stored?.messages.some(({ turnId }) => turnId === question.turnId);
    // The server has the question: its answer is complete, or still being written and followed from here.
    if (end.kind === "cut" && arrived) return;
    const reason = end.kind === "refused" ? end.error : undefined;
    if (arrived) return showFailure(reason);
    // Why is said at the question, where it stays.
    show(formatMessage({ id: "ai.consult.failed" }));
    keep({ ...question, failure: errorText(reason), inDanger: isRefusedInDanger(reason) });
  };

  return { settle, showFailure, clearFailure: errorToast.clear };
};

/** The conversation about one service: its messages, and asking, stopping, regenerating and resuming an answer. */
export const useConsultConversation = (serviceId: ServiceId, wasInDanger: boolean) => {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch, change, previous, startNew } = useCachedConversation(serviceId);
  const [stopAnswer] = useStopAnswerMutation();
  const stream = useAnswerStream();
  const { run, busy, abort } = stream;
  const { pending, keep, forget } = useUnsentTurn({ serviceId, conversation: data, wasInDanger });
  const { settle, showFailure, clearFailure } = useOutcome(refetch, keep);
  useLookOnFocus((data === null && previous === null) || pending?.isUnsure === true, refetch);
  const conversation = data ?? null;

  const show = (event: ChatStreamEvent, question?: Question) =>
    void change((known) => withEvent(known, event, serviceId, question));

  const ask = async (question: Question): Promise<void> => {
    clearFailure();
    keep(question);
    const { turnId, content } = question;
    const body: BodyOf<typeof chatRoute> = {
      serviceType: serviceId,
      messages: [{ role: "user", content }],
      turnId,
      ...(conversation && { conversationId: conversation.id }),
    };
    await settle(await run({ address: urlOf(chatRoute), body }, (event) => show(event, question)), question);
  };

  const regenerate = async (): Promise<void> => {
    clearFailure();
    if (!conversation) return;
    const address = urlOf(regenerateChatRoute, { id: conversation.id });
    await settle(await run({ address, body: {} }, (event) => show(event)));
  };

  const stop = async (): Promise<void> => {
    if (pending || !conversation) {
      abort();
      return pending && keep({ ...pending, failure: formatMessage({ id: "ai.stopped" }) });
    }
    const { data: stopped, error: failure } = await stopAnswer(conversation.id);
    if (stopped) change(() => stopped);
    else showFailure(failure);
  };

  const writingId = isWriting(conversation) ? conversation?.id : undefined;
  const { cut, resume } = useFollowAnswer({ stream, writingId, show, refetch });

  return {
    conversation,
    loaded: data !== undefined,
    /** It is as the server has it: not asked for again, and the last answer was none of a failure. */
    isCurrent: data !== undefined && !isFetching && error === undefined,
    loadError: error,
    reload: refetch,
    /** An answer is being written. */
    busy: busy && pending?.failure === undefined,
    pending,
    send: (content: string) => ask({ turnId: newUuid(), content }),
    retry: (turn: PendingTurn) => ask({ turnId: turn.turnId, content: turn.content }),
    forget,
    regenerate,
    stop,
    cut,
    resume,
    /** The next question opens a new conversation; until then the old one is not lost. */
    startNew,
    /** The conversation that the reader left for a new one. */
    previous,
  };
};

export type ConsultConversation = ReturnType<typeof useConsultConversation>;
