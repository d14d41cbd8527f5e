import type { Socket } from "node:net";
import { counter, type TrafficBudget } from "@legal/service-kit";
import { createFrameCounter } from "./count-frames.ts";

/** Both ends of a websocket that passes through. */
interface Passage {
  browser: Socket;
  service: Socket;
}

/** Counts what a browser sends over its websocket, and cuts it both ways when that is more than a person may send. */
export const meterSocket = (
  { browser, service }: Passage,
  person: Parameters<TrafficBudget["take"]>[0],
  traffic: TrafficBudget,
): void => {
  const cuts = counter("gateway_sockets_cut_total", "Websockets that sent more than a person may");
  const framesIn = createFrameCounter();
  const measure = (chunk: Buffer): void => {
    if (traffic.take(person, framesIn(chunk), chunk.length)) return;
    cuts.inc();
    browser.destroy();
    service.destroy();
  };
  browser.on("data", measure);
};
