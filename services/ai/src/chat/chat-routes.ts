import {
  chatCall,
  currentChatCall,
  followChatCall,
  regenerateChatCall,
  stopChatCall,
  type AiConversation,
} from "@legal/contracts";
import { isServiceId } from "@legal/catalog";
import { createRouter, languageOf, parse, validationFailed, withRequestId } from "@legal/service-kit";
import { currentRequestId, newId } from "@legal/service-kit";
import type { Request, Response, Router } from "express";
import { saidIn } from "../assistant/recently-said.ts";
import { offlineAssistant } from "../offline/offline-assistant.ts";
import { payerOf, type CallLimits } from "../limits/call-limits.ts";
import type { Owners } from "../visitors/recognise-owner.ts";
import { addTurn, findTurn, reopenTurn, type AddedTurn, type Question, type TurnRules } from "./add-turn.ts";
import type { ConversationRecord } from "../conversations/conversation-model.ts";
import { findConversation, findCurrent } from "../conversations/find-conversation.ts";
import { presentConversation } from "../conversations/present-conversation.ts";
import { presentStoredAnswer } from "../conversations/present-stored-answer.ts";
import type { RunningAnswer } from "./running-answer.ts";
import type { RunningAnswers } from "./running-answers.ts";
import { sendAnswer, wantsStream } from "./send-answer.ts";
import { streamAnswer, streamEvents } from "./stream-answer.ts";
import { writeAnswer, type WritingDeps } from "./write-answer.ts";

export interface ChatRouteDeps extends WritingDeps {
  owners: Owners;
  limits: CallLimits;
  running: RunningAnswers;
  /** How long an answer may be written at most. */
  longestMs: number;
  visitorDays: number;
}

const DAY_MS = 86_400_000;

export const chatRoutes = (deps: ChatRouteDeps): Router => {
  const { owners, limits, running, longestMs, visitorDays } = deps;
  const routes = createRouter();
  const rulesNow = (): TurnRules => ({ expiresAt: new Date(Date.now() + visitorDays * DAY_MS), longestMs });
  const present = (conversation: ConversationRecord): AiConversation => presentConversation(conversation, longestMs);

  const begin = ({ conversation, turnId, store }: AddedTurn, isForModel: boolean, req: Request): RunningAnswer => {
    const assistant = isForModel ? deps.assistant : offlineAssistant;
    const answer = running.start(conversation._id);
    const writing = { conversation, turnId, language: languageOf(req), payer: payerOf(req), store };
    withRequestId(currentRequestId() ?? newId(), () => void writeAnswer(writing, answer, { ...deps, assistant }));
    return answer;
  };

  const answerStored = (conversation: ConversationRecord, turnId: string, req: Request, res: Response): void => {
    const stored = presentStoredAnswer(present(conversation), turnId, deps.assistant.mode);
    const { conversationId, mode, inDanger } = stored;
    const started = { started: true, conversationId, turnId, mode, ...(inDanger && { inDanger }) } as const;
    if (wantsStream(req)) streamEvents([started, { ...stored, done: true }], res);
    else res.json(stored);
  };

  /** What is sent once more takes no other question's place. */
  const askOnce = async (question: Question, req: Request, res: Response) => {
    const stored = await findTurn(question, owners.known(req));
    if (stored) return { added: stored };
    const isForModel = await limits.take(req, question.messages.at(-1)?.content ?? "");
    const added = await addTurn(question, owners.orNew(req, res), rulesNow());
    return { added, begun: added.added ? begin(added, isForModel, req) : undefined };
  };

  routes.post(chatCall.path, async (req, res) => {
    const { body } = parse(chatCall, req);
    if (!isServiceId(body.serviceType))
      throw validationFailed([{ path: "serviceType", message: "serviceType.unknown" }]);
    const { added, begun } = await askOnce(body, req, res);
    await begun?.begun;
    const turn = (await added.store?.()) ?? added;
    const isNewest = turn.conversation.messages.at(-1)?.turnId === turn.turnId;
    const answer = turn.added ? begun : isNewest && running.find(turn.conversation._id);
    if (answer) await sendAnswer(answer, req, res);
    else answerStored(turn.conversation, turn.turnId, req, res);
  });

  routes.get(currentChatCall.path, async (req, res) => {
    const { query } = parse(currentChatCall, req);
    const current = await findCurrent(query.serviceType, owners.known(req));
    res.json(current && present(current));
  });

  routes.get(followChatCall.path, async (req, res) => {
    const { params } = parse(followChatCall, req);
    const conversation = await findConversation(params.id, owners.known(req));
    if (!wantsStream(req)) {
      res.json(present(conversation));
      return;
    }
    const answer = running.find(params.id);
    if (answer) await streamAnswer(answer, res);
    else answerStored(conversation, conversation.messages.at(-1)?.turnId ?? "", req, res);
  });

  routes.post(stopChatCall.path, async (req, res) => {
    const { params } = parse(stopChatCall, req);
    const owner = owners.known(req);
    await findConversation(params.id, owner);
    const answer = running.find(params.id);
    answer?.stop();
    await answer?.finished;
    res.json(present(await findConversation(params.id, owner)));
  });

  routes.post(regenerateChatCall.path, async (req, res) => {
    const { params } = parse(regenerateChatCall, req);
    const owner = owners.known(req);
    const { messages } = await findConversation(params.id, owner);
    const isAnswered = messages.at(-1)?.status === "complete";
    const isForModel = await limits.take(req, saidIn(messages).at(-1) ?? "", isAnswered);
    const turn = await reopenTurn(params.id, owners.orNew(req, res), rulesNow());
    await sendAnswer(begin(turn, isForModel, req), req, res);
  });

  return routes;
};
