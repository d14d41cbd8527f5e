import { connect } from "amqplib";
import { exchangeName } from "../index.ts";

/** Publishes to an exchange in windows and waits for the broker's confirms, with nothing around it: a yardstick. */
export const openBarePublisher = async (rabbitUrl: string, namespace: string) => {
  const model = await connect(rabbitUrl);
  const channel = await model.createConfirmChannel();
  const exchange = exchangeName(namespace);
  return {
    publish: async (routingKey: string, contents: readonly Buffer[], window: number): Promise<void> => {
      for (let from = 0; from < contents.length; from += window) {
        for (const content of contents.slice(from, from + window))
          channel.publish(exchange, routingKey, content, { persistent: true, mandatory: true });
        await channel.waitForConfirms();
      }
    },
    close: () => model.close(),
  };
};
