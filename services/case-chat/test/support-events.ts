import { useEvents } from "@legal/event-bus/testing";
import { subscriptions } from "../src/subscribers/subscriptions.ts";
import { AUDIENCE, type useChat } from "./support.ts";

/** What is published here reaches the chat's subscribers. */
export const useChatEvents = (chat: ReturnType<typeof useChat>) =>
  useEvents({
    service: AUDIENCE,
    backing: chat.services,
    logger: chat.logs.logger,
    subscriptions: () => subscriptions(chat.http.io),
  });
