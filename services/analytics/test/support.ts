import type { User } from "@legal/service-kit";
import { replicasUnderTest, testUser } from "@legal/test-kit";
import { createApp } from "../src/app.ts";

interface AnalyticsOptions {
  replicas?: number;
  perHour?: number;
  perHourAndAddress?: number;
}

export const analyticsUnderTest = ({ replicas = 1, perHour = 60, perHourAndAddress = 1000 }: AnalyticsOptions = {}) => {
  const settings = {
    RATE_LIMIT_SCALE: 1,
    PAGE_VIEWS_PER_HOUR: perHour,
    PAGE_VIEWS_PER_HOUR_AND_IP: perHourAndAddress,
  };
  return replicasUnderTest({
    service: "analytics",
    replicas,
    createApp: (deps) => createApp({ settings, ...deps }),
  });
};

export const member = (): User => testUser();
export const admin = (): User => testUser({ role: "admin" });

let lastHost = 0;
/** Headers of a browser on a network of its own. */
export const newVisitor = (): Record<string, string> => {
  lastHost += 1;
  const host = `198.51.${Math.floor(lastHost / 250)}.${(lastHost % 250) + 1}`;
  return { "x-client-ip": host, "user-agent": "Mozilla/5.0 (test)" };
};
