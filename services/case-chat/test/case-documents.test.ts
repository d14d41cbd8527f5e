import { documentStateChanged, statusChanged, type CaseActivity, type ChatRoom } from "@legal/contracts";
import type { CaseDocumentFacts, CaseFile, CaseNoticeFacts } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { deleteUnsentFiles } from "../src/files/delete-unsent-files.ts";
import { KnownUser } from "../src/users/user-model.ts";
import { useChatEvents } from "./support-events.ts";
import { upload } from "./support-files.ts";
import { recordedAndPublished } from "./support-recorded.ts";
import { admin, buy, member, useChat } from "./support.ts";

const chat = useChat({ replicas: 1 });
const events = useChatEvents(chat);
const staff = admin();

type Delivery = { kind: "filed" | "sent"; date: string } | null;

const moved = (room: ChatRoom, to: "draft" | "approved" | "delivered", delivery: Delivery = null) => ({
  documentId: newId(),
  caseId: room.id,
  userId: room.userId,
  typeId: "payment-order",
  from: to === "draft" ? null : ("approved" as const),
  to,
  delivery,
  changedBy: to === "draft" ? room.userId : staff.id,
});
const filed: Delivery = { kind: "filed", date: "2026-11-23" };
const sent: Delivery = { kind: "sent", date: "2026-11-23" };
const statusOf = async (room: ChatRoom) =>
  (await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: staff })).body.caseStatus;
const setStatus = (room: ChatRoom, caseStatus: string) =>
  chat.http.patch(`/api/chat-rooms/${room.id}/status`, { caseStatus, reason: "이유" }, { as: staff });
const statusLines = async (room: ChatRoom) => {
  const { body } = await chat.http.get<CaseActivity[]>(`/api/chat-rooms/${room.id}/activity`, { as: staff });
  return body.filter(({ kind }) => kind === "status").map(({ from, to }) => [from, to]);
};

describe("a case follows its documents", () => {
  it("is being written once one is started, filed once one is filed, each once however often it is delivered", async () => {
    const room = await buy(chat.http, member());
    const started = await events.deliver(documentStateChanged, moved(room, "draft"));
    expect(await statusOf(room)).toBe("작성중");
    const filedId = await events.deliver(documentStateChanged, moved(room, "delivered", filed));
    await events.deliver(documentStateChanged, moved(room, "draft"), started);
    await events.deliver(documentStateChanged, moved(room, "delivered", filed), filedId);
    expect(await statusOf(room)).toBe("법원접수");
    expect(await statusLines(room)).toEqual([
      ["작성중", "법원접수"],
      ["준비중", "작성중"],
    ]);
  });

  it("is sent once one is sent, and goes back for no later one", async () => {
    const room = await buy(chat.http, member());
    await events.deliver(documentStateChanged, moved(room, "delivered", sent));
    expect(await statusOf(room)).toBe("발송완료");
    await events.deliver(documentStateChanged, moved(room, "draft"));
    expect(await statusOf(room)).toBe("발송완료");
    await events.deliver(documentStateChanged, moved(room, "delivered", filed));
    await events.deliver(documentStateChanged, moved(room, "delivered", sent));
    expect(await statusOf(room)).toBe("법원접수");
  });

  it.each(["종료", "거래취소"])("stays %s", async (status) => {
    const room = await buy(chat.http, member());
    await setStatus(room, status);
    for (const event of [moved(room, "draft"), moved(room, "approved"), moved(room, "delivered", filed)])
      await events.deliver(documentStateChanged, event);
    expect(await statusOf(room)).toBe(status);
  });

  it("awaits its customer while one of them is theirs to fill in or to approve", async () => {
    const room = await buy(chat.http, member());
    const asService = "notifications" as const;
    const awaits = async () =>
      (await chat.http.get<CaseNoticeFacts>(`/internal/case-notice-facts/${room.id}`, { asService })).body.awaitsPaper;
    const [first, second] = [moved(room, "draft"), moved(room, "draft")];
    expect(await awaits()).toBe(false);
    for (const begun of [first, second]) await events.deliver(documentStateChanged, begun);
    expect(await awaits()).toBe(true);
    await events.deliver(documentStateChanged, { ...first, from: "draft", to: "intake-complete" });
    expect(await awaits()).toBe(true);
    await events.deliver(documentStateChanged, { ...second, from: "draft", to: "intake-complete" });
    expect(await awaits()).toBe(false);
    await events.deliver(documentStateChanged, { ...second, from: "staff-check", to: "client-review" });
    expect(await awaits()).toBe(true);
    await events.deliver(documentStateChanged, { ...second, from: "client-review", to: "approved" });
    expect(await awaits()).toBe(false);
  });

  it("awaits its customer too where only documents can say so: an earlier release did not follow them", async () => {
    const room = await buy(chat.http, member());
    const asService = "notifications" as const;
    const awaits = async () =>
      (await chat.http.get<CaseNoticeFacts>(`/internal/case-notice-facts/${room.id}`, { asService })).body.awaitsPaper;
    const turns = (id: string) => `/internal/case-document-facts/${id}/turns`;
    const begun = moved(room, "draft");
    const keep = (isCustomers: boolean, id = room.id) =>
      chat.http.post(turns(id), { documentId: begun.documentId, isCustomers }, { asService: "documents" });
    expect((await keep(true)).status).toBe(204);
    expect(await awaits()).toBe(true);
    await events.deliver(documentStateChanged, { ...begun, from: "draft", to: "intake-complete" });
    expect(await awaits()).toBe(false);
    expect((await keep(true, newId())).status).toBe(204);
    const body = { documentId: begun.documentId, isCustomers: true };
    expect((await chat.http.post(turns(room.id), body, { as: staff })).status).toBe(401);
    expect((await chat.http.post(turns(room.id), body, { asService: "ai" })).status).toBe(403);
  });

  it("is nothing where the case is gone", async () => {
    const room = await buy(chat.http, member());
    await events.deliver(documentStateChanged, { ...moved(room, "draft"), caseId: newId() });
    expect(await statusOf(room)).toBe("준비중");
  });
});

describe("what documents asks", () => {
  const path = (room: ChatRoom) => `/internal/case-document-facts/${room.id}`;
  const asService = "documents" as const;
  const attach = (room: ChatRoom, uploader: User, fileIds: string[]) =>
    chat.http.post<CaseFile[]>(`${path(room)}/files`, { uploaderId: uploader.id, fileIds }, { asService });
  const idOf = ({ fileUrl }: { fileUrl: string }) => fileUrl.split("/").at(-1) ?? "";

  it("is answered to no other service and to no person", async () => {
    const room = await buy(chat.http, member());
    expect((await chat.http.get(path(room), { asService: "ai" })).status).toBe(403);
    expect((await chat.http.get(path(room), { as: staff })).status).toBe(401);
    const { body } = await chat.http.get<CaseDocumentFacts>(path(room), { asService });
    expect(body).toMatchObject({ roomId: room.id, userId: room.userId, isOpen: true, serviceType: room.serviceType });
    expect((await chat.http.get(`/internal/case-document-facts/${newId()}`, { asService })).status).toBe(404);
  });

  it("says who is an administrator", async () => {
    const customer = member();
    const known = { username: "kim", version: 1 };
    const ofOffice = { _id: staff.id, role: "admin" as const, displayName: "김담당", ...known };
    await KnownUser.create(ofOffice, { _id: customer.id, role: "user", ...known });
    const ofStaff = await chat.http.get(`/internal/staff/${staff.id}`, { asService });
    expect(ofStaff).toMatchObject({ status: 200, body: { id: staff.id, displayName: "김담당" } });
    expect((await chat.http.get(`/internal/staff/${customer.id}`, { asService })).status).toBe(404);
    expect((await chat.http.get(`/internal/staff/${staff.id}`, { asService: "ai" })).status).toBe(403);
  });

  it("keeps a file that only a document uses, and gives its bytes for this case alone", async () => {
    const owner = member();
    const [room, other] = [await buy(chat.http, owner), await buy(chat.http, member())];
    const file = await upload(chat.http, owner);
    const foreign = await upload(chat.http, member());
    const fileId = idOf(file);
    const { body } = await attach(room, owner, [fileId, idOf(foreign)]);
    expect(body.map(({ id }) => id)).toEqual([fileId]);
    expect((await attach(other, owner, [fileId])).body).toEqual([]);
    await deleteUnsentFiles(1, new Date(Date.now() + 7_200_000));
    expect((await chat.http.get(`${path(room)}/files/${fileId}`, { asService })).status).toBe(200);
    expect((await chat.http.get(`${path(other)}/files/${fileId}`, { asService })).status).toBe(404);
    expect((await chat.http.get(`/api/files/${idOf(foreign)}`, { as: owner })).status).toBe(404);
  });
});

it("publishes the status that a document led to, and whether by its delivery, of which the customer learns anyway", async () => {
  const [begun, done] = [await buy(chat.http, member()), await buy(chat.http, member())];
  await events.deliver(documentStateChanged, moved(begun, "draft"));
  await events.deliver(documentStateChanged, moved(done, "delivered", filed));
  const [byBeginning, ...others] = await recordedAndPublished(statusChanged, begun.id);
  expect(others).toEqual([]);
  expect(byBeginning).not.toHaveProperty("byDelivery");
  expect(await recordedAndPublished(statusChanged, done.id)).toMatchObject([{ to: "법원접수", byDelivery: true }]);
});
