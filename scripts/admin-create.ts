// `npm run admin:create -- --username kim --email kim@example.com`: an administrator for the running platform.
import { runningPlatform, runProgram } from "./platform/run-program.ts";

if (!runningPlatform()) {
  console.error("The platform is not running here. Start it with npm start first, then run this beside it.");
  process.exit(1);
}
const status = await runProgram({
  service: "auth",
  file: "src/create-admin.ts",
  args: process.argv.slice(2),
  env: { ADMIN_USERNAME: "", ADMIN_PASSWORD: process.env["ADMIN_PASSWORD"] ?? "" },
});
process.exit(status);
