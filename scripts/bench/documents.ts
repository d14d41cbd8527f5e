import type { Platform } from "@legal/test-kit/platform";
import { signUp } from "./people.ts";
import { median, percentile, row, type Row } from "./statistics.ts";

const SAVES = 200;
const WARM_UP = 20;
const BOUND_MS = 30;
const COURTS = ["서울중앙지방법원", "부산지방법원"] as const;

interface Saved {
  id: string;
  version: number;
}

/** A customer who types: each answer is stored before the next, through the gateway. */
export const benchDocuments = async ({ address }: Platform): Promise<Row[]> => {
  const headers = { ...(await signUp(address)), "content-type": "application/json" };
  const call = async <T>(method: string, path: string, body: object): Promise<T> => {
    const answer = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const room = await call<{ id: string }>("POST", "/api/chat-rooms", {
    serviceType: "payment-order",
    packageType: "standard",
  });
  let document = await call<Saved>("POST", "/api/documents", { caseId: room.id, typeId: "payment-order" });
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + SAVES; index += 1) {
    const body = { version: document.version, answers: { court: COURTS[index % 2] } };
    const startedAt = performance.now();
    document = await call<Saved>("PATCH", `/api/documents/${document.id}/answers`, body);
    if (index >= WARM_UP) times.push(performance.now() - startedAt);
  }
  const middle = median(times);
  const worst = percentile(times, 0.95);
  return [
    row(
      "an answer of a document stored, p50 (p95)",
      `${middle.toFixed(1)} ms (${worst.toFixed(1)} ms)`,
      `≤ ${BOUND_MS} ms`,
      middle <= BOUND_MS,
    ),
  ];
};
