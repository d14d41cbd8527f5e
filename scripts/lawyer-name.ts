// `npm run lawyer:name -- --account <id> --name 이변호 --number 12345`: a lawyer for the running platform.
import { runningPlatform, runProgram } from "./platform/run-program.ts";

if (!runningPlatform()) {
  console.error("The platform is not running here. Start it with npm start first, then run this beside it.");
  process.exit(1);
}
process.exit(await runProgram({ service: "documents", file: "src/name-lawyer.ts", args: process.argv.slice(2) }));
