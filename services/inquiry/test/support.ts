import type { OwnInquiry } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { replicasUnderTest, testUser, type TestHttp } from "@legal/test-kit";
import { z } from "zod";
import { createApp } from "../src/app.ts";
import { limitConfig } from "../src/limit-config.ts";

interface InquiryOptions {
  scale?: number;
  replicas?: number;
}

export const inquiriesUnderTest = ({ scale = 1, replicas = 1 }: InquiryOptions = {}) => {
  const settings = { RATE_LIMIT_SCALE: scale, ...z.object(limitConfig).parse({}) };
  return replicasUnderTest({
    service: "inquiry",
    replicas,
    createApp: (deps) => createApp({ settings, ...deps }),
  });
};

export const member = (given: Partial<User> = {}): User => testUser(given);
export const admin = (): User => testUser({ role: "admin" });

let lastHost = 0;
/** Headers of a client on a network of its own. */
export const fromNewAddress = (): Record<string, string> => {
  lastHost += 1;
  return { "x-client-ip": `198.51.${Math.floor(lastHost / 250)}.${(lastHost % 250) + 1}` };
};

let inputs = 0;
/** The input of a form like no other. */
export const formInput = (given: Record<string, unknown> = {}) => {
  inputs += 1;
  return { name: "홍길동", email: "gildong@example.org", message: `빌려준 돈을 받고 싶습니다. (${inputs})`, ...given };
};

/** Sends an inquiry and returns the stored inquiry. */
export const write = async (http: TestHttp, given: Record<string, unknown> = {}, as?: User): Promise<OwnInquiry> => {
  const options = { headers: fromNewAddress(), ...(as && { as }) };
  const { status, body } = await http.post<OwnInquiry>("/api/inquiries", formInput(given), options);
  expect(status).toBe(201);
  return body;
};
