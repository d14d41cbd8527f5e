import type { ServiceId } from "@legal/catalog";
import type { AiConversation, ChatStreamEvent } from "@legal/contracts";
import { useAppDispatch, useErrorText, useRefusal, useSession } from "@legal/web-kit";
import { newUuid } from "@legal/web-kit/ids";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { consultApi, useCurrentTalkQuery, useStopAnswerMutation } from "./consult-api.ts";
import { useAnswerStream, type StreamEnd } from "./use-answer-stream.ts";
import { withEvent, type Question } from "./with-event.ts";

/** A turn that the server has not confirmed; with a failure it waits for the reader's decision. */
export interface PendingTurn extends Question {
  failure?: string;
}

/** How long a cut answer is waited for before the next look; after the last one the reader decides. */
const PAUSES_MS = [500, 2000, 5000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isWriting = (talk: AiConversation | null | undefined) => talk?.messages.at(-1)?.status === "writing";

/** The talk about one service: what was said, and asking, stopping, repeating and coming back to an answer. */
export const useConsultTalk = (serviceId: ServiceId) => {
  const { formatMessage } = useIntl();
  const { tell, withdraw } = useRefusal();
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { user, isLoading } = useSession();
  const talkOf = { serviceType: serviceId, reader: user?.id };
  const current = useCurrentTalkQuery(talkOf, { refetchOnMountOrArgChange: true, skip: isLoading });
  const { currentData: data, error, refetch } = current;
  const [stopAnswer] = useStopAnswerMutation();
  const { run, busy, hangUp } = useAnswerStream();
  const [pending, setPending] = useState<PendingTurn>();
  const [cut, setCut] = useState(false);
  const follower = useRef<symbol>(undefined);
  const talk = data ?? null;

  const change = (to: (talk: AiConversation | null) => AiConversation | null) =>
    dispatch(consultApi.util.updateQueryData("currentTalk", talkOf, (known) => to(known)));
  const show = (event: ChatStreamEvent, question?: Question) => {
    if ("started" in event) setPending(undefined);
    change((known) => withEvent(known, event, serviceId, question));
  };
  const tellFailure = (failure: unknown): string => {
    const text = errorText(failure, formatMessage({ id: "ai.consult.failed" }));
    tell(formatMessage({ id: "ai.error" }), text);
    return text;
  };

  /** Comes back to an answer that is being written, and again when the connection is cut. */
  const follow = async (id: string): Promise<void> => {
    const self = Symbol(id);
    follower.current = self;
    for (const ms of PAUSES_MS) {
      const end = await run({ path: `/${id}` }, (event) => show(event));
      if (end.kind === "over" && end.failed) await refetch();
      if (end.kind === "over" || end.kind === "left") break;
      await pause(ms);
      if (follower.current !== self) return;
      if (ms === PAUSES_MS.at(-1)) setCut(true);
    }
    if (follower.current === self) follower.current = undefined;
  };

  /** What the stream could not say, the server is asked. */
  const settle = async (end: StreamEnd, question?: Question): Promise<void> => {
    if (end.kind === "left" || (end.kind === "over" && !end.failed)) return;
    const { data: stored } = await refetch();
    const arrived = !question || stored?.messages.some(({ turnId }) => turnId === question.turnId);
    // Cut or not, the server has it: whole, or still being written and followed from here.
    if (end.kind === "cut" && arrived) return setPending(undefined);
    const failure = tellFailure(end.kind === "refused" ? end.error : undefined);
    setPending(arrived ? undefined : { ...question, failure });
  };

  const ask = async (question: Question): Promise<void> => {
    withdraw();
    setPending(question);
    const { turnId, content } = question;
    const messages = [{ role: "user", content }];
    const body = { serviceType: serviceId, messages, turnId, ...(talk && { conversationId: talk.id }) };
    await settle(await run({ path: "", body }, (event) => show(event, question)), question);
  };

  const regenerate = async (): Promise<void> => {
    withdraw();
    if (talk) await settle(await run({ path: `/${talk.id}/regenerate`, body: {} }, (event) => show(event)));
  };

  const stop = async (): Promise<void> => {
    if (pending || !talk) {
      hangUp();
      return setPending(pending && { ...pending, failure: formatMessage({ id: "ai.stopped" }) });
    }
    const { data: stopped, error: failure } = await stopAnswer(talk.id);
    if (stopped) change(() => stopped);
    else tellFailure(failure);
  };

  const writingId = isWriting(talk) ? talk?.id : undefined;
  const comeBackTo = useEffectEvent((id: string) => void (follower.current === undefined && follow(id)));
  useEffect(() => {
    if (writingId !== undefined && !busy && !cut) comeBackTo(writingId);
  }, [writingId, busy, cut]);
  useEffect(
    () => () => {
      follower.current = undefined;
    },
    [],
  );

  return {
    talk,
    loaded: data !== undefined,
    loadError: error,
    reload: refetch,
    /** An answer is on its way. */
    busy: busy && pending?.failure === undefined,
    pending,
    send: (content: string) => ask({ turnId: newUuid(), content }),
    retry: (turn: PendingTurn) => ask({ turnId: turn.turnId, content: turn.content }),
    forget: () => setPending(undefined),
    regenerate,
    stop,
    cut,
    comeBack: () => setCut(false),
    /** A new talk, once something is asked in it; until then the old one is not lost. */
    startAnew: () => change(() => null),
  };
};

export type ConsultTalk = ReturnType<typeof useConsultTalk>;
