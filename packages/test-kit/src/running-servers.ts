/** Backing services of a test run, wherever they come from. */
export interface RunningServers {
  urls: { mongodbUrl: string; redisUrl: string; rabbitmqUrl: string };
  stop: () => Promise<void>;
}
