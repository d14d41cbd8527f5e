// The platform with services that restart on change, and the frontends from a dev server with hot reload.
import { argv } from "node:process";

argv.push("--watch");
await import("./start.ts");
await import("./web/dev.ts");
