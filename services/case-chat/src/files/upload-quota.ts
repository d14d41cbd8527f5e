import { AppError, createRateLimit } from "@legal/service-kit";
import type { Redis } from "ioredis";

/** Takes bytes from what a person may store in a day; throws 429 UPLOAD_QUOTA_EXCEEDED when they are used up. */
export type UploadQuota = (uploaderId: string, bytes: number) => Promise<void>;

interface QuotaOptions {
  redis: Redis;
  bytesPerDay: number;
  /** RATE_LIMIT_SCALE */
  scale: number;
}

const DAY_SECONDS = 24 * 3600;

export const createUploadQuota = ({ redis, bytesPerDay, scale }: QuotaOptions): UploadQuota => {
  const limit = createRateLimit({
    redis,
    name: "case-chat:upload-bytes",
    points: bytesPerDay,
    windowSeconds: DAY_SECONDS,
    scale,
  });
  return async (uploaderId, bytes) => {
    try {
      await limit.consume(uploaderId, bytes);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { retryAfterSeconds = DAY_SECONDS } = error;
      throw new AppError(429, "UPLOAD_QUOTA_EXCEEDED", "UPLOAD_QUOTA_EXCEEDED", { retryAfterSeconds });
    }
  };
};
