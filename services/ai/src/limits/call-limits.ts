import { clientNetworkOf, optionalUserOf, createRateLimit } from "@legal/service-kit";
import type { Request } from "express";
import type { Redis } from "ioredis";
import type { Payer } from "./token-budget.ts";

export interface LimitSettings {
  AI_CALLS_PER_MINUTE: number;
  AI_VISITOR_CALLS_PER_MINUTE: number;
  AI_VISITOR_CALLS_PER_DAY: number;
  TRANSLATIONS_PER_DAY: number;
  AI_DOWNLOADS_PER_HOUR: number;
  RATE_LIMIT_SCALE: number;
}

export interface CallLimits {
  /** Takes one question or recommendation of the caller; throws 429 when there is none left. */
  take(req: Request): Promise<void>;
  takeTranslation(userId: string): Promise<void>;
  takeDownload(userId: string): Promise<void>;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

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
  const visitorDay = limit("visitor-day", settings.AI_VISITOR_CALLS_PER_DAY, DAY);
  const translations = limit("translate", settings.TRANSLATIONS_PER_DAY, DAY);
  const downloads = limit("download", settings.AI_DOWNLOADS_PER_HOUR, HOUR);
  return {
    take: async (req) => {
      const user = optionalUserOf(req);
      if (user) return member.consume(user.id);
      await visitor.consume(clientNetworkOf(req));
      await visitorDay.consume(clientNetworkOf(req));
    },
    takeTranslation: (userId) => translations.consume(userId),
    takeDownload: (userId) => downloads.consume(userId),
  };
};
