import express, { type RequestHandler } from "express";
import type { RequestListener } from "node:http";
import { errorHandler } from "./error-handler.ts";
import { unavailable } from "../errors/errors.ts";
import { healthRoutes } from "./health.ts";
import { serve, type HttpServer, type ServeOptions } from "./serve.ts";

interface StartOptions extends ServeOptions {
  /** What the service cannot begin without, as readiness calls it. */
  waitingFor: string;
}

export interface StartedServer extends HttpServer {
  /** From now on `app` answers everything, health included. */
  setHandler(app: RequestListener): void;
}

const refuse: RequestHandler = () => {
  throw unavailable();
};

const preparing = ({ waitingFor, logger }: StartOptions): RequestListener => {
  const app = express();
  app.disable("x-powered-by");
  app.use(healthRoutes({ checks: { [waitingFor]: () => Promise.reject(new Error("not there yet")) } }));
  app.use(refuse);
  app.use(errorHandler(logger));
  return app;
};

/**
 * Listens before the service can serve, so that one that waits for its database counts as alive: readiness names what
 * it waits for, everything else is 503 SERVICE_UNAVAILABLE, until `setHandler`.
 */
export const startServer = async (options: StartOptions): Promise<StartedServer> => {
  let answer = preparing(options);
  const server = await serve((req, res) => answer(req, res), options);
  return {
    ...server,
    setHandler: (app) => {
      answer = app;
    },
  };
};
