// `npm run account:contact -- --username kim --email new@example.com`: another address or number for an account of the running platform.
import { runningPlatform, runProgram } from "./platform/run-program.ts";

if (!runningPlatform()) {
  console.error("The platform is not running here. Start it with npm start first, then run this beside it.");
  process.exit(1);
}
process.exit(await runProgram({ service: "auth", file: "src/change-contact.ts", args: process.argv.slice(2) }));
