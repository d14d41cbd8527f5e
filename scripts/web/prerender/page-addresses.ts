import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ALL_SERVICE_IDS } from "@legal/catalog";
import { appDir } from "../apps.ts";

interface Route {
  path: string;
  prerendered?: boolean;
  visitor?: { remote: string };
}

/** Every address behind a route: one per service where it has an id. */
const addressesOf = ({ path }: Route) =>
  path.includes(":id") ? ALL_SERVICE_IDS.map((id) => path.replace(":id", id)) : [path];

/** Addresses of the pages that the shell's routes want prerendered. */
export const pageAddresses = (): string[] => {
  const routes = JSON.parse(readFileSync(join(appDir("shell"), "src", "routes.json"), "utf8")) as Route[];
  return routes.filter(({ prerendered }) => prerendered).flatMap(addressesOf);
};
