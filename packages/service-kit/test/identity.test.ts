import { createHmac, createPublicKey, generateKeyPairSync } from "node:crypto";
import { testKeys, testUser, tokenFor, until } from "@legal/test-kit";
import { Router } from "express";
import jwt from "jsonwebtoken";
import { createIdentity, newId, requireUser, userOf } from "../src/index.ts";
import { AUDIENCE, startTestApp } from "./support.ts";

const { kidOf } = testKeys();

const routes = Router();
routes.get("/me", requireUser, (req, res) => void res.json(userOf(req)));
routes.get("/open", (_req, res) => void res.json({}));

let http: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  http = await startTestApp([routes]);
});
afterAll(() => http.close());

const claims = () => ({ sub: newId(), role: "admin", language: "ko", sid: "a".repeat(64) });
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const now = (): number => Math.floor(Date.now() / 1000);
const standard = () => ({ ...claims(), iss: "gateway", aud: AUDIENCE, iat: now(), exp: now() + 60 });

interface Signing extends jwt.SignOptions {
  payload?: object;
  issuerKey?: "gateway" | "auth";
}

const sign = ({ payload = {}, issuerKey = "gateway", ...options }: Signing): string =>
  jwt.sign({ ...claims(), ...payload }, testKeys().privatePemOf(issuerKey), {
    algorithm: "RS256",
    issuer: "gateway",
    audience: AUDIENCE,
    keyid: kidOf("gateway"),
    expiresIn: 60,
    ...options,
  });

/** HS256 with the public key as its secret: verifiers that let the token choose the algorithm fall for it. */
const confused = (): string => {
  const head = `${encoded({ alg: "HS256", typ: "JWT", kid: kidOf("gateway") })}.${encoded(standard())}`;
  return `${head}.${createHmac("sha256", testKeys().publicPemOf("gateway")).update(head).digest("base64url")}`;
};

const withoutExpiry = (): string =>
  jwt.sign({ ...claims(), iss: "gateway", aud: AUDIENCE }, testKeys().privatePemOf("gateway"), {
    algorithm: "RS256",
    keyid: kidOf("gateway"),
  });

const tampered = (): string => {
  const [head = "", , signature = ""] = sign({}).split(".");
  return `${head}.${encoded(standard())}.${signature}`;
};

const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

const attacks: [string, () => string][] = [
  ["alg none", () => `${encoded({ alg: "none", kid: kidOf("gateway") })}.${encoded(standard())}.`],
  ["HS256 with the public key as secret", confused],
  ["RS384", () => sign({ algorithm: "RS384" })],
  ["no expiry", withoutExpiry],
  ["expired", () => sign({ expiresIn: -60 })],
  ["older than any token may be", () => sign({ payload: { iat: now() - 1000 }, expiresIn: 5000 })],
  ["another audience", () => sign({ audience: "auth" })],
  ["another issuer", () => sign({ issuer: "somebody" })],
  ["signed by another service that claims to be the gateway", () => sign({ issuerKey: "auth", keyid: kidOf("auth") })],
  ["a user's token issued by another service", () => sign({ issuerKey: "auth", keyid: kidOf("auth"), issuer: "auth" })],
  ["unknown key id", () => sign({ keyid: "gateway-2" })],
  [
    "another key under a known id",
    () => jwt.sign(standard(), foreign, { algorithm: "RS256", keyid: kidOf("gateway") }),
  ],
  ["changed claims", tampered],
  ["no session", () => sign({ payload: { sid: undefined } })],
  ["a role that does not exist", () => sign({ payload: { role: "root" } })],
  ["not yet valid", () => sign({ notBefore: 600 })],
  ["not a token", () => "abc.def.ghi"],
];

describe("identity", () => {
  it("knows the user of a good token", async () => {
    const user = testUser({ role: "admin", language: "zh" });
    const answer = await http.get("/me", { headers: { authorization: `Bearer ${tokenFor(user, AUDIENCE)}` } });
    expect(answer.body).toEqual({ ...user, authTime: expect.any(Number) });
  });

  it.each(attacks)("refuses a token with %s", async (_name, forge) => {
    const headers = { authorization: `Bearer ${forge()}` };
    expect((await http.get("/me", { headers })).status).toBe(401);
    // Nor is its bearer taken for a visitor.
    expect((await http.get("/open", { headers })).status).toBe(401);
  });

  it("stops believing a token it knows when the token ends", async () => {
    const token = sign({ payload: { iat: now() - 90 }, expiresIn: 62 });
    const ask = () => http.get("/me", { headers: { authorization: `Bearer ${token}` } });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    // Already past its end, within the tolerance between clocks, which runs out.
    await until(async () => (await ask()).status === 401);
  });

  it.each(["Basic a3Vua2s6a3Vuaw==", "Bearer", "Bearer a b", ""])("refuses the header %j", async (authorization) => {
    expect((await http.get("/me", { headers: { authorization } })).status).toBe(401);
  });

  it("ignores identity headers that are not tokens", async () => {
    expect((await http.get("/me", { headers: { "x-user-id": "admin", "x-user-role": "admin" } })).status).toBe(401);
  });

  it("distinguishes users' and services' tokens", () => {
    const identity = createIdentity({ audience: AUDIENCE, trustedKeys: testKeys().trustedKeys });
    const token = tokenFor(testUser(), AUDIENCE);
    expect(() => identity.verifyService(token, ["gateway"])).toThrow("not a service's token");
    expect(identity.verifyUser(token).role).toBe("user");
  });

  it("does not trust a key for an issuer it was not given for", () => {
    const key = createPublicKey(testKeys().publicPemOf("gateway"));
    const identity = createIdentity({
      audience: AUDIENCE,
      trustedKeys: () => [{ kid: kidOf("gateway"), issuer: "auth", publicKey: key }],
    });
    expect(() => identity.verifyUser(tokenFor(testUser(), AUDIENCE))).toThrow("token refused");
  });
});
