/** Each service behind the gateway, and the variable that says where its replicas listen. */
export const SERVICES = {
  auth: "AUTH_URL",
  "case-chat": "CASE_CHAT_URL",
  ai: "AI_URL",
  inquiry: "INQUIRY_URL",
  analytics: "ANALYTICS_URL",
  backup: "BACKUP_URL",
} as const;

export type ServiceName = keyof typeof SERVICES;
export type ServiceVariable = (typeof SERVICES)[ServiceName];

export type ServiceAddresses = Record<ServiceVariable, URL[]>;

/** The replicas of every service by its name. */
export const replicasOf = (addresses: ServiceAddresses): Record<ServiceName, URL[]> =>
  Object.fromEntries(Object.entries(SERVICES).map(([name, variable]) => [name, addresses[variable]])) as Record<
    ServiceName,
    URL[]
  >;
