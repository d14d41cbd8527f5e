import { optionalUserOf } from "@legal/service-kit";
import type { Request } from "express";
import { deviceOf } from "../devices/device.ts";
import type { Browser } from "./start-session.ts";

export const browserOf = (req: Request): Browser => ({
  replaces: optionalUserOf(req)?.sessionId,
  device: deviceOf(req),
});
