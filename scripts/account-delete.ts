// `npm run account:delete -- --username kim`: deletes an account of the running platform, as its owner can on their page.
import { runningPlatform, runProgram } from "./platform/run-program.ts";

if (!runningPlatform()) {
  console.error("The platform is not running here. Start it with npm start first, then run this beside it.");
  process.exit(1);
}
process.exit(await runProgram({ service: "auth", file: "src/delete-account.ts", args: process.argv.slice(2) }));
