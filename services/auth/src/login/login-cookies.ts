import { optionalUserOf } from "@legal/service-kit";
import type { Request, Response } from "express";
import { deviceOf } from "../devices/device.ts";
import { DEVICE_DAYS } from "../devices/known-device-model.ts";
import type { Entrance } from "./enter-account.ts";
import { CHALLENGE_MS } from "../sessions/login-challenge-model.ts";
import { secretCookie } from "../sessions/secret-cookie.ts";
import { sessionCookie } from "../sessions/session-cookie.ts";
import { newSessionSecret, type Browser } from "../sessions/start-session.ts";

export type LoginCookies = ReturnType<typeof loginCookies>;

/** What a browser holds: its session, what device it is, and between the two steps of a login the first one's outcome. */
export const loginCookies = (publicOrigin: string) => {
  const session = sessionCookie(publicOrigin);
  const device = secretCookie(publicOrigin, "device", DEVICE_DAYS * 86_400_000);
  const challenge = secretCookie(publicOrigin, "login-challenge", CHALLENGE_MS);

  const browserOf = (req: Request): Browser => ({
    replaces: optionalUserOf(req)?.sessionId,
    device: deviceOf(req),
    deviceSecret: device.read(req) ?? newSessionSecret(),
  });
  const start = (res: Response, { deviceSecret }: Browser, secret: string): void => {
    session.set(res, secret);
    device.set(res, deviceSecret);
  };

  return {
    browserOf,
    challengeOf: (req: Request) => challenge.read(req),
    start,
    /** Hands over what the first step of a login led to. */
    admit: (res: Response, browser: Browser, entrance: Entrance): void => {
      if ("challenge" in entrance) challenge.set(res, entrance.challenge);
      else start(res, browser, entrance.secret);
    },
    endChallenge: (res: Response) => challenge.clear(res),
    /** The same browser goes on under a new session id. */
    renew: (res: Response, secret: string) => session.set(res, secret),
    end: (res: Response) => session.clear(res),
  };
};
