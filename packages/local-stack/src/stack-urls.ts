import type { Ports } from "./instance.ts";

export interface StackUrls {
  /** Without a database; each service adds its own. */
  mongodbUrl: string;
  redisUrl: string;
  rabbitmqUrl: string;
}

export const urlsOf = ({ mongodb, redis, rabbitmq }: Ports): StackUrls => ({
  mongodbUrl: `mongodb://127.0.0.1:${mongodb}/?directConnection=true`,
  redisUrl: `redis://127.0.0.1:${redis}`,
  rabbitmqUrl: `amqp://guest:guest@127.0.0.1:${rabbitmq}`,
});
