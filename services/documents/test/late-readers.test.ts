import { join } from "node:path";
import { deliveryCorrected, documentCommented } from "@legal/contracts";
import { on, recordEvent, startConsumer } from "@legal/event-bus";
import { newId } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { until, useServiceProcess } from "@legal/test-kit";
import mongoose from "mongoose";
import { documentsUnderTest } from "./support.ts";

const desk = documentsUnderTest();
const launch = useServiceProcess({
  name: "documents",
  directory: join(import.meta.dirname, ".."),
  backing: desk.services,
});

it("what is published before a release of its readers runs that knows it reaches them", async () => {
  await launch({ CASE_CHAT_URL: desk.caseChat.url });
  const document = { documentId: newId(), caseId: newId(), userId: newId() };
  const periods = { finished: [], started: [] };
  const corrected = { ...document, typeId: "payment-order", formerDate: "2026-11-20", periods, changedBy: newId() };
  const commented = { ...document, commentId: newId(), side: "user", commentedBy: newId(), reviewerId: null } as const;
  await inTransaction(async (session) => {
    await recordEvent(deliveryCorrected, { ...corrected, delivery: { kind: "sent", date: "2026-11-02" } }, session);
    await recordEvent(documentCommented, commented, session);
  });
  await until(async () => (await mongoose.connection.collection("outbox").countDocuments()) === 0);
  const received: string[] = [];
  const { rabbitmqUrl: rabbitUrl, namespace } = desk.services;
  const starting = { rabbitUrl, namespace, logger: desk.logs.logger };
  const readers = [
    startConsumer({
      ...starting,
      service: "case-chat",
      subscriptions: [on(deliveryCorrected, async ({ delivery }) => void received.push(delivery.date))],
    }),
    startConsumer({
      ...starting,
      service: "notifications",
      subscriptions: [on(documentCommented, async ({ commentId }) => void received.push(commentId))],
    }),
  ];
  await until(() => received.length === 2);
  expect(new Set(received)).toEqual(new Set(["2026-11-02", commented.commentId]));
  await Promise.all(readers.map((reader) => reader.stop()));
});
