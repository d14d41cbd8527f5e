import { saysDangerPlainly } from "@legal/i18n/danger";
import { AppError, clientNetworkOf, createBrowserLimit, createRateLimit, optionalUserOf } from "@legal/service-kit";
import type { Request } from "express";
import type { Redis } from "ioredis";
import { saysCustodyPlainly } from "../understanding/plain-custody.ts";
import type { Payer } from "./token-budget.ts";

export interface LimitSettings {
  AI_CALLS_PER_MINUTE: number;
  AI_VISITOR_CALLS_PER_MINUTE: number;
  AI_VISITOR_CALLS_PER_DAY: number;
  AI_VISITOR_CALLS_PER_DAY_AND_IP: number;
  TRANSLATIONS_PER_DAY: number;
  AI_DOWNLOADS_PER_HOUR: number;
  RATE_LIMIT_SCALE: number;
}

export interface CallLimits {
  /**
   * Takes one question or recommendation of the caller. False when the built-in assistant has to answer it: a visitor's
   * are used up for the day, or too many came in this minute, but these words say plainly that someone is in danger.
   * Throws 429 when too many came in this minute, and wherever the built-in assistant would take the place of an answer
   * that is there already.
   */
  take(req: Request, words: string, isAnswered?: boolean): Promise<boolean>;
  takeTranslation(userId: string): Promise<void>;
  takeDownload(userId: string): Promise<void>;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Of one caller in a minute, beyond the others: the numbers that help cost no tokens. */
const DANGER_CALLS_PER_MINUTE = 30;

const isPlainDanger = (words: string): boolean => saysDangerPlainly(words) || saysCustodyPlainly(words);

/** Undefined when the limit lets it pass. */
const refusalOf = async (taken: Promise<void>): Promise<AppError | undefined> => {
  try {
    await taken;
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return error;
    throw error;
  }
};

/** Who pays in tokens: the member, or a visitor's network. */
export const payerOf = (req: Request): Payer => {
  const user = optionalUserOf(req);
  return user ? `user:${user.id}` : `visitor:${clientNetworkOf(req)}`;
};

export const createCallLimits = (redis: Redis, settings: LimitSettings): CallLimits => {
  const scale = settings.RATE_LIMIT_SCALE;
  const limit = (name: string, points: number, windowSeconds: number) =>
    createRateLimit({ redis, name: `ai:${name}`, points, windowSeconds, scale });
  const member = limit("member", settings.AI_CALLS_PER_MINUTE, MINUTE);
  const visitor = limit("visitor", settings.AI_VISITOR_CALLS_PER_MINUTE, MINUTE);
  const visitorDay = createBrowserLimit({
    redis,
    name: "ai:visitor-day",
    points: settings.AI_VISITOR_CALLS_PER_DAY,
    pointsOfAddress: settings.AI_VISITOR_CALLS_PER_DAY_AND_IP,
    windowSeconds: DAY,
    scale,
  });
  const danger = limit("danger", DANGER_CALLS_PER_MINUTE, MINUTE);
  const translations = limit("translate", settings.TRANSLATIONS_PER_DAY, DAY);
  const downloads = limit("download", settings.AI_DOWNLOADS_PER_HOUR, HOUR);
  return {
    take: async (req, words, isAnswered = false) => {
      const userId = optionalUserOf(req)?.id;
      const caller = userId ?? clientNetworkOf(req);
      const refusal = await refusalOf((userId === undefined ? visitor : member).consume(caller));
      if (refusal && (isAnswered || !isPlainDanger(words))) throw refusal;
      if (refusal) await danger.consume(caller);
      if (refusal || userId !== undefined) return !refusal;
      const endOfDay = await refusalOf(visitorDay.consume(req));
      if (endOfDay && isAnswered) throw endOfDay;
      return !endOfDay;
    },
    takeTranslation: (userId) => translations.consume(userId),
    takeDownload: (userId) => downloads.consume(userId),
  };
};
