import type { IncomingMessage } from "node:http";
import {
  AppError,
  toAppError,
  unauthenticated,
  type Identity,
  type TrafficBudget,
  type User,
} from "@legal/service-kit";

const BEARER = /^Bearer (\S+)$/;

interface AdmissionOptions {
  identity: Identity;
  /** Pages of other origins are refused; browsers always send theirs when they open a websocket. */
  publicOrigin?: string | undefined;
  traffic: TrafficBudget;
}

const admitted = new WeakMap<IncomingMessage, User>();

type Decide = (problem: string | null | undefined, success: boolean) => void;

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** On one machine people type any of its names. */
const sameSite = (origin: string, publicOrigin: string): boolean => {
  if (origin === publicOrigin) return true;
  const [theirs, ours] = [URL.parse(origin), new URL(publicOrigin)];
  const isLocal = theirs !== null && [theirs, ours].every(({ hostname }) => LOOPBACK.includes(hostname));
  return isLocal && theirs.protocol === ours.protocol && theirs.port === ours.port;
};

const isForeign = (origin: string | undefined, publicOrigin: string | undefined): boolean =>
  origin !== undefined && publicOrigin !== undefined && !sameSite(origin, publicOrigin);

export const readUser = (request: IncomingMessage, identity: Identity): User => {
  const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw unauthenticated();
  return identity.verifyUser(token);
};

/** Accepts a handshake only with the gateway's token and from our own pages; others cost no connection. */
export const authenticateSocket =
  ({ identity, publicOrigin, traffic }: AdmissionOptions) =>
  (request: IncomingMessage, decide: Decide): void => {
    if (isForeign(request.headers.origin, publicOrigin)) return decide("CROSS_SITE_REQUEST", false);
    try {
      const user = readUser(request, identity);
      if (traffic.isSpent({ userId: user.id, role: user.role })) throw new AppError(429, "RATE_LIMITED");
      admitted.set(request, user);
      decide(null, true);
    } catch (error) {
      decide(toAppError(error).code, false);
    }
  };

/** The user who opened the connection; authenticateSocket was given the same request. */
export const authenticatedUser = (request: IncomingMessage): User | undefined => admitted.get(request);
