export interface Platform {
  address: string;
  /** Where each replica listens by itself: `case-chat`, `case-chat-2`, `gateway` … */
  addresses: Record<string, string>;
  dataDir: string;
  urls: { mongodbUrl: string; redisUrl: string; rabbitmqUrl: string };
  admin: { username: string; password: string };
  /** From the command to the line that says it is ready. */
  startSeconds: number;
  /** Who runs under which pid now: a killed service comes back under another one. */
  pids(): Record<string, number>;
  /** What the launcher and the deployables have printed so far. */
  output(): string;
  stop(): Promise<void>;
}
