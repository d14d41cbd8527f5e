export { addressesField } from "./config/addresses-field.ts";
export { createCachedRead } from "./http/cached-read.ts";
export { backoffMs, waitAtMost, waitFor } from "./async/waiting.ts";
export { callerOf, clientBrowserOf, clientIpOf, identify, languageOf, optionalUserOf } from "./identity/caller.ts";
export { requireAdmin, requireEnrolled, requireService, requireUser, userOf } from "./identity/caller.ts";
export { clientNetworkOf, networkOf } from "./identity/client-network.ts";
export { ConfigError, describeConfig, loadConfig, readConfig, type ConfigEntry } from "./config/config.ts";
export { jsonField } from "./config/json-field.ts";
export { createRouter } from "./http/create-router.ts";
export { contentDisposition } from "./http/content-disposition.ts";
export { isDependencyDown, isDuplicateKey } from "./errors/dependency-down.ts";
export { AppError, conflict, forbidden, isNotFound, notFound, type ErrorDetail } from "./errors/errors.ts";
export { secondFactorRequired, unauthenticated, unavailable, validationFailed } from "./errors/errors.ts";
export { type HealthCheck } from "./http/health.ts";
export { createHttpApp, type HttpAppOptions } from "./http/http-app.ts";
export { createIdentity, type Caller, type Identity, type User } from "./identity/identity.ts";
export { idempotencyKeyOf } from "./http/idempotency-key.ts";
export { keyedId, newId } from "./ids.ts";
export { createInternalClient, type InternalClient } from "./http/internal-client.ts";
export { readPages } from "./http/read-pages.ts";
export {
  isSealedByFirst,
  isSignedText,
  keyRingField,
  openText,
  sealText,
  signText,
  type KeyRing,
} from "./identity/key-ring.ts";
export { privateKeyField, trustedKeysField, type TrustedKey } from "./identity/keys.ts";
export { beginDrain, isDraining } from "./process/lifecycle.ts";
export { createLogger, type Logger, type LogLevel } from "./observability/logger.ts";
export { collectProcessMetrics, counter, gauge, histogram, renderMetrics } from "./observability/metrics.ts";
export { decodeCursor, encodeCursor } from "./mongo/cursor.ts";
export { newestFirst } from "./mongo/newest-first.ts";
export { pageOf } from "./mongo/page-of.ts";
export { bigramsOf, withBigrams } from "./search/bigrams.ts";
export { phoneIn, phoneKeyOf } from "./search/phone.ts";
export { escapeRegex, normalise, searchWords } from "./search/search-text.ts";
export { endAfterBody, hasUnreadBody } from "./http/end-after-body.ts";
export { startServer, type StartedServer } from "./http/start-server.ts";
export { parse, parseValue } from "./http/parse.ts";
export { presentError, toAppError, type PresentedError } from "./errors/present-error.ts";
export { assertRecentLogin, requireRecentLogin } from "./identity/recent-login.ts";
export { createBrowserLimit, type BrowserLimit } from "./redis/browser-limit.ts";
export { createRateLimit, type RateLimit } from "./redis/rate-limit.ts";
export { checkRedis, connectRedis, reportRedisState } from "./redis/redis.ts";
export { computedFrom, type Current } from "./config/reloaded-field.ts";
export { processConfig } from "./process/process-config.ts";
export { currentRequestId, currentTraceparent, withRequestId } from "./observability/request-context.ts";
export { runService } from "./process/run-service.ts";
export { createSerialQueues } from "./async/serial-queues.ts";
export { serve, type HttpServer } from "./http/serve.ts";
export { sessionCopyOf, sessionCopyReader } from "./identity/session-copy.ts";
export { serviceConfig } from "./process/service-config.ts";
export { createSigner, type Sign } from "./identity/signer.ts";
export { recordStaffReads, staffReaderOf, type RecordStaffRead, type StaffReader } from "./identity/staff-reads.ts";
export { thumbprintOf } from "./identity/thumbprint.ts";
export { createTrafficBudget, type TrafficBudget } from "./redis/traffic-budget.ts";
export { inSpan, openSpan } from "./observability/tracing/spans.ts";
export { visitorHash, type VisitorHash } from "./identity/visitor-hash.ts";
