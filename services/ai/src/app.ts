import { checkBroker } from "@legal/event-bus";
import { checkRedis, createHttpApp, type Identity, type InternalClient, type Logger } from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import type { WorkerPool } from "@legal/service-kit/workers";
import type { Express } from "express";
import type { Redis } from "ioredis";
import type { Assistant } from "./assistant/assistant.ts";
import type { AiSettings } from "./config.ts";
import { chatRoutes } from "./chat/chat-routes.ts";
import { statusRoutes } from "./chat/status-routes.ts";
import { createTemporaryHolidays } from "./computing/temporary-holidays.ts";
import { conversationRoutes } from "./chat/conversation-routes.ts";
import { finderRoutes } from "./guidance/finder-routes.ts";
import { createRunningAnswers } from "./chat/running-answers.ts";
import { createCallLimits, type LimitSettings } from "./limits/call-limits.ts";
import { createTokenBudget } from "./limits/token-budget.ts";
import type { LanguageModel } from "./provider/language-model.ts";
import { proseRoutes } from "./prose/prose-routes.ts";
import { recommendRoutes } from "./recommend/recommend-routes.ts";
import { statedRoutes } from "./stated-facts/stated-routes.ts";
import { translateRoutes } from "./translate/translate-routes.ts";
import { createOwners } from "./visitors/recognise-owner.ts";
import { visitorRoutes } from "./visitors/visitor-routes.ts";
import type { VisitorCookie } from "./visitors/visitor-cookie.ts";

export interface AppDeps {
  settings: LimitSettings &
    Pick<
      AiSettings,
      | "AI_DAILY_TOKENS"
      | "AI_DAILY_TOKENS_PER_PERSON"
      | "AI_MEMBER_SHARE"
      | "AI_ANSWER_TIMEOUT_MS"
      | "AI_ABANDONED_AFTER_MS"
      | "VISITOR_DAYS"
      | "VISITOR_COOKIE_KEYS"
    >;
  logger: Logger;
  identity: Identity;
  redis: Redis;
  assistant: Assistant;
  cookie: VisitorCookie;
  /** Translates; undefined without a provider. */
  model?: LanguageModel | undefined;
  caseChat: InternalClient;
  workers: WorkerPool;
}

/** After its own time an answer still has to be stored. */
const STORING_MS = 15_000;

export const createApp = (deps: AppDeps): { http: Express; close: () => Promise<void> } => {
  const { settings, logger, identity, redis, assistant, cookie, model, caseChat, workers } = deps;
  const owners = createOwners(cookie);
  const limits = createCallLimits(redis, settings);
  const budget = createTokenBudget({
    logger,
    keys: settings.VISITOR_COOKIE_KEYS,
    daily: settings.AI_DAILY_TOKENS,
    dailyPerPerson: settings.AI_DAILY_TOKENS_PER_PERSON,
    memberShare: settings.AI_MEMBER_SHARE,
  });
  const running = createRunningAnswers(settings.AI_ABANDONED_AFTER_MS);
  const longestMs = settings.AI_ANSWER_TIMEOUT_MS + STORING_MS;
  const holidays = createTemporaryHolidays(caseChat, logger);
  const shared = { assistant, budget, limits, logger, holidays };
  const http = createHttpApp({
    name: "ai",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    // Without Redis the limits count per process.
    optionalChecks: { redis: checkRedis(redis), rabbitmq: checkBroker },
    // A conversation of a hundred messages, as the client may send it.
    jsonLimit: "256kb",
    routers: [
      statusRoutes({ assistant, model }),
      finderRoutes(holidays),
      recommendRoutes(shared),
      chatRoutes({ ...shared, owners, running, longestMs, visitorDays: settings.VISITOR_DAYS }),
      conversationRoutes({ caseChat, limits, workers, longestMs }),
      visitorRoutes(cookie),
      proseRoutes({ model, budget }),
      statedRoutes,
      translateRoutes({ model, budget, limits, caseChat }),
    ],
  });
  return { http, close: () => running.stopAll() };
};
