import { checkBroker } from "@legal/event-bus";
import {
  checkRedis,
  createHttpApp,
  createRateLimit,
  createRouter,
  type Identity,
  type InternalClient,
  type Logger,
} from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import type { ErrorRequestHandler, Express } from "express";
import type { Redis } from "ioredis";
import { createCaseChat } from "./case-chat/case-facts.ts";
import { documentRoutes } from "./documents/document-routes.ts";
import { createAskStated } from "./drafting/ask-stated.ts";
import { createAskDay } from "./drafting/draft-of.ts";
import { editRoutes } from "./editing/edit-routes.ts";
import { transitionRoutes } from "./transitions/transition-routes.ts";
import { createOpenDocument } from "./presenting/open-document.ts";
import { createPresentChange } from "./presenting/present-change.ts";
import { presentConflict } from "./presenting/present-conflict.ts";
import { viewerOf } from "./presenting/request-scope.ts";
import { commentRoutes } from "./comments/comment-routes.ts";
import { historyRoutes } from "./history/history-routes.ts";
import { lawyerRoutes } from "./lawyers/lawyer-routes.ts";
import { createComposeProse } from "./prose/compose-prose.ts";
import { proseRoutes } from "./prose/prose-routes.ts";
import { createReadAdded } from "./reading/read-added.ts";
import { createRenderingLimit } from "./rendering/rendering-limit.ts";
import { typeRoutes } from "./types/type-routes.ts";
import type { FileWriter } from "./versions/file-of-version.ts";
import { versionRoutes } from "./versions/version-routes.ts";

export interface AppDeps {
  logger: Logger;
  identity: Identity;
  caseChat: InternalClient;
  ai: InternalClient;
  writer: FileWriter;
  redis: Redis;
  /** RATE_LIMIT_SCALE */
  scale: number;
  /** Moved in tests. */
  clock?: () => Date;
}

/** Two hundred answers as a person may type them; a whole document is stored by several calls. */
const JSON_LIMIT = "512kb";

/** Papers that one person has set: each takes a core for a moment. */
const RENDERINGS = { points: 120, windowSeconds: 3600 };
/** Each reads the answers of thirty papers; a page asks once. */
const PEOPLE = { points: 120, windowSeconds: 3600 };
/** Each is an event, and stays in the paper for good. */
const COMMENTS = { points: 120, windowSeconds: 3600 };
/** Of these at a time: the renderer has one process, and a place in its queue is everyone's. */
const PAPERS = { atOnce: 3, retryAfterSeconds: 5 };
/**
 * A hundred exhibits each, one after the other, in up to a quarter of an hour. Of a third one no byte might come while a
 * text is read and two exhibits of the others are set, for longer than the gateway waits.
 */
const BUNDLES = { atOnce: 1, ofAll: 2, retryAfterSeconds: 60 };
/** Exhibits that one person has read as they are stored; what is beyond is read by the job. */
const READINGS = { points: 120, windowSeconds: 3600 };
const READ_AT_ONCE = { atOnce: 1, retryAfterSeconds: 5 };
/** Each may be a call of a model, which the customer's budget pays. */
const DRAFTS = { points: 60, windowSeconds: 86_400 };

export const createApp = ({
  logger,
  identity,
  caseChat: client,
  ai,
  writer,
  redis,
  scale,
  clock,
}: AppDeps): Express => {
  const caseChat = createCaseChat(client, logger);
  const askDay = createAskDay(caseChat.holidays, clock);
  const open = createOpenDocument();
  const renderings = createRateLimit({ redis, name: "documents:rendering", scale, ...RENDERINGS });
  const people = createRateLimit({ redis, name: "documents:people", scale, ...PEOPLE });
  const comments = createRateLimit({ redis, name: "documents:comment", scale, ...COMMENTS });
  const drafts = createRateLimit({ redis, name: "documents:prose", scale, ...DRAFTS });
  const papers = createRenderingLimit(PAPERS, renderings);
  const bundles = createRenderingLimit(BUNDLES, renderings);
  const readings = createRateLimit({ redis, name: "documents:reading", scale, ...READINGS });
  const reading = createRenderingLimit(READ_AT_ONCE, readings);
  const readAdded = createReadAdded({ caseChat, reader: writer }, reading, logger);
  const presentChange = createPresentChange(open, askDay);
  const changes = createRouter();
  changes.use(
    documentRoutes({ caseChat, stated: createAskStated(ai, logger), askDay, open, presentChange, people }),
    editRoutes({ presentChange, caseChat, readAdded }),
    transitionRoutes({ presentChange, caseChat, writer, papers }),
    proseRoutes({ presentChange, compose: createComposeProse(ai, logger), drafts }),
    ((error, req, _res, _next) => presentConflict(error, viewerOf(req), open)) satisfies ErrorRequestHandler,
  );
  return createHttpApp({
    name: "documents",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    // Without Redis the limit counts per process.
    optionalChecks: { redis: checkRedis(redis), rabbitmq: checkBroker },
    jsonLimit: JSON_LIMIT,
    routers: [
      typeRoutes,
      lawyerRoutes(caseChat),
      changes,
      versionRoutes({ open, askDay, caseChat, writer, papers, bundles, logger }),
      commentRoutes(open, comments),
      historyRoutes(open),
    ],
  });
};
