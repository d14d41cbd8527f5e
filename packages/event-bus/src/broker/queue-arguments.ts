/** Crashes of the consumer while it holds a message, not failures of a handler: those are counted in process. */
const DELIVERY_LIMIT = 1000;

/** A consumer's queue has these. They never change: RabbitMQ refuses a queue that is there with others. */
export const queueArguments = (dead: string) => ({
  "x-queue-type": "quorum",
  "x-single-active-consumer": true,
  "x-delivery-limit": DELIVERY_LIMIT,
  "x-dead-letter-exchange": "",
  "x-dead-letter-routing-key": dead,
  // At-least-once dead-lettering is refused without reject-publish.
  "x-dead-letter-strategy": "at-least-once",
  "x-overflow": "reject-publish",
});
