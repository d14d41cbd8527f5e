import { checkBroker } from "@legal/event-bus";
import { checkMongo, checkRedis, createHttpApp, type Identity, type Logger } from "@legal/service-kit";
import type { MailWorker } from "@legal/service-kit/mail";
import type { Express } from "express";
import type { Redis } from "ioredis";
import type { DeletionList } from "./deletion/deletion-list.ts";
import { deletionRoutes } from "./deletion/deletion-routes.ts";
import { googleFlowCookie } from "./google/google-flow-cookie.ts";
import { googleFlows } from "./google/google-flow.ts";
import type { GoogleProvider } from "./google/google-provider.ts";
import { googleRoutes } from "./google/google-routes.ts";
import { authLimits, type LimitSettings } from "./limits.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";
import { passwordRoutes } from "./passwords/password-routes.ts";
import { sessionCookie } from "./sessions/session-cookie.ts";
import type { SessionMirror } from "./sessions/session-mirror.ts";
import { sessionRoutes } from "./sessions/session-routes.ts";
import { userExportRoutes } from "./users/user-export-routes.ts";
import { userRoutes } from "./users/user-routes.ts";
import { verificationRoutes } from "./verification/verification-routes.ts";

interface AppDeps {
  settings: LimitSettings & { PUBLIC_ORIGIN: string };
  logger: Logger;
  identity: Identity;
  redis: Redis;
  hasher: PasswordHasher;
  mirror: SessionMirror;
  mailWorker: Pick<MailWorker, "wake">;
  google: GoogleProvider | undefined;
  list: DeletionList;
}

export const createApp = ({
  settings,
  logger,
  identity,
  redis,
  hasher,
  mirror,
  mailWorker,
  google,
  list,
}: AppDeps): Express => {
  const limits = authLimits(redis, settings);
  const cookie = sessionCookie(settings.PUBLIC_ORIGIN);
  const flowCookie = googleFlowCookie(settings.PUBLIC_ORIGIN);
  return createHttpApp({
    name: "auth",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    // Without Redis sessions are answered from MongoDB and limits count per process.
    optionalChecks: { redis: checkRedis(redis), rabbitmq: checkBroker },
    routers: [
      sessionRoutes({ limits, hasher, mirror, cookie }),
      userRoutes({ limits, hasher, mirror, cookie }),
      deletionRoutes({ limits, hasher, mirror, cookie, mailWorker, list }),
      verificationRoutes({ limits, hasher, mailWorker }),
      userExportRoutes,
      passwordRoutes({ limits, hasher, mirror, mailWorker }),
      googleRoutes({ google, flows: googleFlows(redis), flowCookie, mirror, cookie }),
    ],
  });
};
