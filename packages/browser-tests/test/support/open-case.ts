import type { Page } from "playwright-core";
import { call } from "./site-call.ts";

/** Buys a package as the member of the page; returns the id of the case's room. */
export const openCase = async (page: Page, serviceType = "payment-order"): Promise<string> => {
  const room = await call<{ id: string }>(page, "POST", "/api/chat-rooms", { serviceType, packageType: "standard" });
  return room.id;
};
