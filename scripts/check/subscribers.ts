import { globSync, readFileSync } from "node:fs";

export interface Subscriber {
  service: string;
  /** The export of the contracts that it names. */
  event: string;
}

/** What stands as `on(<export name>, …)` in a service's subscribers. */
export const subscribers = (): Subscriber[] =>
  globSync("services/*/src/subscribers/*.ts").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/(?<![.\w])on\(\s*(\w+)/g), ([, event = ""]) => ({
      service: file.split("/")[1] ?? "",
      event,
    })),
  );
