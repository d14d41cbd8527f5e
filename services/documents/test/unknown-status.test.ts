import { statusChanged, type Document } from "@legal/contracts";
import { useEvents } from "@legal/event-bus/testing";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { subscriptions } from "../src/subscribers/subscriptions.ts";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const events = useEvents({
  service: "documents",
  backing: desk.services,
  logger: desk.logs.logger,
  subscriptions: () => subscriptions,
});

it("ends with a case that leaves such a status for one that this release knows", async () => {
  const [customer, staff] = [member(), admin()];
  const { id, caseId: roomId, userId } = await desk.start(customer);
  await events.deliver(statusChanged, { roomId, userId, from: "다음 단계", to: "종료", changedBy: staff.id });
  const { body } = await desk.http.get<Document>(`/api/documents/${id}`, { as: customer });
  expect(body).toMatchObject({ caseEnded: true, mayEdit: false });
});

it("keeps the event of a status that only the next release has, with the one after it of the same customer", async () => {
  const [customer, staff] = [member(), admin()];
  const { id, caseId: roomId, userId } = await desk.start(customer);
  const move = (from: string, to: string) =>
    // As the next release publishes it, which has more statuses.
    events.publish(statusChanged, { roomId, userId, from, to: to as "작성중", changedBy: staff.id });
  await move("작성중", "다음 단계");
  await move("다음 단계", "종료");
  await move("종료", "작성중");
  const kept = mongoose.connection.collection("unhandled_events");
  await until(async () => (await kept.countDocuments({ "payload.roomId": roomId, failed: { $ne: true } })) === 3);
  const { body } = await desk.http.get<Document>(`/api/documents/${id}`, { as: customer });
  expect(body).toMatchObject({ caseEnded: false, mayEdit: true });
});
