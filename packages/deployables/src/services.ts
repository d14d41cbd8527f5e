import type { ServiceDeclaration } from "./service-declaration.ts";

const SMTP = [465, 587];
const HTTPS = [443];

/**
 * Every service, declared once, in the order of their ports on one machine. The launcher, the gateway's upstreams, users
 * of the backing services, test keys, compose's lists, manifests, scrape targets and checks follow from it.
 */
export const SERVICES = {
  auth: {
    database: "auth",
    // After Redis was down it scans the sessions, to remove those that ended in the meantime.
    redis: { writes: ["session:*"], commands: ["+scan"] },
    deliversTo: "all",
    outside: HTTPS,
    secrets: ["SESSION_MIRROR_KEYS", "ADMIN_PASSWORD", "SECOND_FACTOR_KEYS", "GOOGLE_CLIENT_SECRET"],
    shared: ["PUBLIC_ORIGIN"],
    settings: { ADMIN_USERNAME: "admin" },
    // Each password takes a core for a moment.
    scale: { min: 2, max: 8 },
    resources: { cpu: "500m", memory: "384Mi" },
  },
  "case-chat": {
    database: "case_chat",
    redis: { reachesReplicas: true },
    calls: ["auth"],
    shared: ["PUBLIC_ORIGIN"],
    scale: { min: 3, max: 12 },
    resources: { cpu: "300m", memory: "512Mi" },
    isSticky: true,
  },
  ai: {
    database: "ai",
    redis: {},
    calls: ["case-chat"],
    outside: HTTPS,
    secrets: ["VISITOR_COOKIE_KEYS", "AI_API_KEY"],
    shared: ["PUBLIC_ORIGIN"],
    scale: { min: 2, max: 8 },
    resources: { cpu: "200m", memory: "384Mi" },
  },
  inquiry: { database: "inquiry", redis: {} },
  // The release before needs the secret after a rollback; nothing here reads it.
  analytics: { database: "analytics", redis: {}, secrets: ["VISITOR_HASH_KEYS"] },
  backup: {
    database: "backup",
    calls: ["auth", "case-chat"],
    outside: HTTPS,
    secrets: ["BACKUP_KEY", "GOOGLE_SERVICE_ACCOUNT"],
    fixed: { BACKUP_DIR: "/data/files" },
    volume: { mountPath: "/data", size: "10Gi" },
    scale: { min: 1, max: 1 },
    resources: { cpu: "100m", memory: "512Mi" },
  },
  notifications: {
    database: "notifications",
    redis: {},
    calls: ["auth", "case-chat", "inquiry"],
    outside: [...SMTP, ...HTTPS],
    secrets: ["SMTP_URL", "VAPID_KEYS", "ALIMTALK_KEYS"],
    shared: ["PUBLIC_ORIGIN", "MAIL_FROM"],
  },
  documents: {
    database: "documents",
    redis: {},
    calls: ["case-chat", "ai"],
    // Papers and exhibits are set in a process of their own, which works with up to 500 MiB.
    resources: { cpu: "200m", memory: "768Mi" },
  },
} as const satisfies Record<string, ServiceDeclaration>;

export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];
