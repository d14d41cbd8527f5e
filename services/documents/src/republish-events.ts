// `npm run events:republish -- documents --since 2026-11-22T08:00:00Z`, or in a container of the service by itself.
import { runRepublishCommand } from "@legal/event-bus";
import { config } from "./config.ts";

await runRepublishCommand("documents", config);
