export { useEvents } from "./use-events.ts";
