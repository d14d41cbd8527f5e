export { checkBroker } from "./broker-connection.ts";
export { startConsumer, type Consumer } from "./consumer.ts";
export { envelope, type Envelope } from "./envelope.ts";
export { record } from "./outbox.ts";
export { startRelay, type Relay } from "./relay.ts";
export { on, type EventContext, type Subscription } from "./subscription.ts";
export { tellStaffReads } from "./tell-staff-reads.ts";
export { deadQueueName, exchangeName, queueName } from "./topology.ts";
