export const SERVICES = ["auth", "case-chat", "ai", "inquiry", "analytics", "backup"] as const;
