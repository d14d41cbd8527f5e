import { buildWeb } from "./web/build.ts";

try {
  await buildWeb({ say: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
