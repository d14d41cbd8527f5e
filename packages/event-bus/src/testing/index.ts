export { openBarePublisher } from "./bare-publisher.ts";
export { useEvents } from "./use-events.ts";
