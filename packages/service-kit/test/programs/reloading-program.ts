import { Router } from "express";
import {
  createHttpApp,
  createIdentity,
  createLogger,
  keyRingField,
  loadConfig,
  newId,
  privateKeyField,
  processConfig,
  requireUser,
  runService,
  serve,
  signText,
  createSigner,
} from "../../src/index.ts";
import { trustedKeysField } from "../../src/identity/keys.ts";

const config = loadConfig({
  ...processConfig({ port: 0 }),
  SERVICE_PRIVATE_KEY: privateKeyField,
  TRUSTED_KEYS: trustedKeysField,
  RING: keyRingField,
});
const logger = createLogger("reloading", "info");
const sign = createSigner({ issuer: "gateway", privateKey: config.SERVICE_PRIVATE_KEY });
const claims = { sub: newId(), role: "user", language: "ko", sid: "0".repeat(64) };

const routes = Router();
routes.get("/me", requireUser, (_req, res) => void res.json({}));
routes.get("/token", (_req, res) => void res.send(sign("kit", claims, 60)));
routes.get("/signature", (_req, res) => void res.send(signText(config.RING(), "text")));

await runService({
  logger,
  settings: config,
  start: async () => {
    const identity = createIdentity({ audience: "kit", trustedKeys: config.TRUSTED_KEYS });
    const app = createHttpApp({ name: "reloading", logger, identity, routers: [routes], checks: {} });
    const http = await serve(app, { host: "127.0.0.1", port: 0, logger });
    return { stop: () => http.close(1000) };
  },
});
