import { createRouter } from "./create-router.ts";
import type { Router } from "express";
import { isDraining } from "../process/lifecycle.ts";

/** Resolves when the dependency answers, rejects when it does not. */
export type HealthCheck = () => Promise<void>;

export interface HealthOptions {
  /** Without these the service cannot serve: readiness answers 503 and names those that are down. */
  checks: Record<string, HealthCheck>;
  /** Reported the same way, but a failure leaves the service ready. */
  optionalChecks?: Record<string, HealthCheck>;
}

const CHECK_TIMEOUT_MS = 1500;

const isUp = async (check: HealthCheck): Promise<boolean> => {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("no answer")), CHECK_TIMEOUT_MS);
  try {
    await Promise.race([check(), timeout]);
    return true;
  } catch {
    // The answer names the dependency; its own log line says why.
    return false;
  } finally {
    clearTimeout(timer);
  }
};

const runChecks = async (checks: Record<string, HealthCheck>): Promise<[string, boolean][]> =>
  Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<[string, boolean]> => [name, await isUp(check)]),
  );

const readiness = async ({ checks, optionalChecks = {} }: HealthOptions) => {
  const [required, optional] = await Promise.all([runChecks(checks), runChecks(optionalChecks)]);
  const down = required.filter(([, up]) => !up).map(([name]) => name);
  const states = [...required, ...optional].map(([name, up]) => [name, up ? "up" : "down"]);
  const status = isDraining() ? "draining" : down.length > 0 ? "unavailable" : "ready";
  return { status, down, checks: Object.fromEntries(states) as Record<string, string> };
};

/** `/health/live`: the process answers. `/health/ready`: it can serve, 503 with the names of what is down otherwise. */
export const healthRoutes = (options: HealthOptions): Router => {
  const routes = createRouter();
  routes.get("/health/live", (_req, res) => {
    res.json({ status: "live" });
  });
  routes.get("/health/ready", async (_req, res) => {
    const answer = await readiness(options);
    res.status(answer.status === "ready" ? 200 : 503).json(answer);
  });
  return routes;
};
