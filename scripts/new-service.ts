// npm run new-service -- NAME writes what every service has; CONTRIBUTING.md says what to write next.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SERVICE_NAMES } from "@legal/deployables";
import { filesOfService } from "./new-service/files-of-service.ts";

const DECLARATIONS = "packages/deployables/src/services.ts";
const END = "} as const satisfies";

const [name = ""] = process.argv.slice(2);
const folder = `services/${name}`;
if (!/^[a-z]+(-[a-z]+)*$/.test(name) || existsSync(folder)) {
  console.error(`npm run new-service -- NAME: a new name of lower-case words joined by hyphens, not “${name}”`);
  process.exit(1);
}

for (const [file, text] of Object.entries(filesOfService(name, 4001 + SERVICE_NAMES.length))) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const key = name.includes("-") ? `"${name}"` : name;
const declaration = `  ${key}: { database: "${name.replaceAll("-", "_")}", redis: {} },\n`;
writeFileSync(DECLARATIONS, readFileSync(DECLARATIONS, "utf8").replace(END, `${declaration}${END}`));
console.log(`${folder} is written and declared in ${DECLARATIONS}. Next: npm install, then npm run check -- --fix.`);
