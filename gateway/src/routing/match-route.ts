import { AppError, notFound } from "@legal/service-kit";
import { ROUTES, type Route } from "./route-table.ts";

/** One segment that is a name: nothing but dots leads elsewhere. */
const PARAMETER = String.raw`(?!\.+(?:/|$))[A-Za-z0-9_~.-]{1,100}`;
const METHODS_OF_GET = ["GET", "HEAD"];

type ByMethod = ReadonlyMap<string, Route>;

const methodsOf = ({ method }: Route): string[] => (method === "GET" ? METHODS_OF_GET : [method]);

const groupByPath = (routes: readonly Route[]): Map<string, ByMethod> =>
  new Map(
    Object.entries(Object.groupBy(routes, ({ path }) => path)).map(([path, group = []]) => [
      path,
      new Map(group.flatMap((route) => methodsOf(route).map((method) => [method, route]))),
    ]),
  );

const byPath = groupByPath(ROUTES);
const patterns = Array.from(byPath)
  .filter(([path]) => path.includes(":"))
  .map(([path, byMethod]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, () => PARAMETER)}$`),
    byMethod,
  }));

const methodNotAllowed = (byMethod: ByMethod) =>
  new AppError(405, "METHOD_NOT_ALLOWED", `only ${Array.from(byMethod.keys()).join(", ")}`);

/** The line of the table for a request. Throws 404 for a path that is not in it, 405 for a wrong method. */
export const matchRoute = (method: string, pathname: string): Route => {
  const byMethod = byPath.get(pathname) ?? patterns.find(({ pattern }) => pattern.test(pathname))?.byMethod;
  if (!byMethod || pathname.includes(":")) throw notFound("route");
  const route = byMethod.get(method);
  if (!route) throw methodNotAllowed(byMethod);
  return route;
};
