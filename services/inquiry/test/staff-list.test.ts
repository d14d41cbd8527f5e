import type { ErrorBody, Inquiry, InquiryCounts, OwnInquiry } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import mongoose from "mongoose";
import { admin, member, inquiriesUnderTest, write } from "./support.ts";

const desk = inquiriesUnderTest();
const staff = admin();

const list = <T = Inquiry[]>(query = "", as = staff) => desk.http.get<T>(`/api/inquiries${query}`, { as });
const counts = async () => (await desk.http.get<InquiryCounts>("/api/inquiries/counts", { as: staff })).body;
const idsOf = (inquiries: OwnInquiry[]) => inquiries.map(({ id }) => id);
const setStatus = <T = Inquiry>(id: string, status: unknown, as = staff, from?: string) =>
  desk.http.patch<T>(`/api/inquiries/${id}/status`, { status, from }, { as });
const mark = <T = Inquiry>(id: string, isRead: unknown, as = staff) =>
  desk.http.patch<T>(`/api/inquiries/${id}/read`, { isRead }, { as });
const events = () => mongoose.connection.collection("outbox").find({ name: "inquiry.status-changed.v1" }).toArray();

afterEach(async () => {
  for (const name of ["inquiries", "outbox"]) await mongoose.connection.collection(name).deleteMany({});
});

describe("the office's list", () => {
  it("is read newest first in pages that neither skip nor repeat while others write", async () => {
    const written = [];
    for (let index = 0; index < 5; index += 1) written.unshift((await write(desk.http)).id);
    const first = await list("?limit=2");
    await write(desk.http);
    const second = await list(`?limit=2&cursor=${first.headers.get("x-next-cursor")}`);
    const third = await list(`?limit=2&cursor=${second.headers.get("x-next-cursor")}`);
    expect([...idsOf(first.body), ...idsOf(second.body), ...idsOf(third.body)]).toEqual(written);
    expect(third.headers.get("x-next-cursor")).toBeNull();
  });

  it("finds by name, address, phone, words, and by the service's name in any language", async () => {
    const kim = await write(desk.http, { name: "김철수", phone: "010-9876-5432", serviceType: "debt-seizure" });
    const lee = await write(desk.http, { name: "Lee", email: "LEE.min@example.org", message: "월급을 못 받았습니다" });
    const found = async (search: string) => idsOf((await list(`?search=${encodeURIComponent(search)}`)).body);
    expect(await found("철수")).toEqual([kim.id]);
    for (const phone of ["9876", "010-9876-5432", "01098765432", "+82 10 9876 5432", "010 9876 5432", "9876 5432"])
      expect(await found(phone)).toEqual([kim.id]);
    expect(await found("9876 5433")).toEqual([]);
    expect(await found("claim seizure")).toEqual([kim.id]);
    expect(await found("债权扣押")).toEqual([kim.id]);
    expect(await found("lee.MIN@")).toEqual([lee.id]);
    expect(await found("lee 월급")).toEqual([lee.id]);
    expect(await found("철수 월급")).toEqual([]);
    expect(await found(".*")).toEqual([]);
    expect(await found("철수\0")).toEqual([kim.id]);
  });

  it("filters by status and by what is unseen", async () => {
    const [one, two, three] = [await write(desk.http), await write(desk.http), await write(desk.http)];
    await setStatus(one.id, "contacted");
    await mark(two.id, true);
    expect(idsOf((await list("?status=contacted")).body)).toEqual([one.id]);
    expect(idsOf((await list("?unread=true")).body)).toEqual([three.id]);
    expect(idsOf((await list("?status=pending&unread=false")).body)).toEqual([three.id, two.id]);
  });

  it("finds (a+)+$ as it is written, and no pattern by it", async () => {
    await write(desk.http, { message: `${"a".repeat(4000)}!` });
    const literal = await write(desk.http, { message: "ends with (a+)+$" });
    expect(idsOf((await list(`?search=${encodeURIComponent("(a+)+$")}`)).body)).toEqual([literal.id]);
  });

  it.each(["?limit=0", "?limit=201", "?cursor=xx", "?status=lost", "?unread=1", `?search=${"a".repeat(101)}`, "?x=1"])(
    "refuses %s",
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});

/** What is published for the audit log. */
const reads = async (): Promise<unknown[]> => {
  const rows = await mongoose.connection.collection("outbox").find({ name: "inquiry.customer-data-read.v1" }).toArray();
  return rows.map(({ payload }) => payload as unknown);
};

describe("what staff see of those who wrote", () => {
  it("is recorded once for each inquiry, however often the list is read", async () => {
    const [reader, owner] = [admin(), member()];
    const byMember = await write(desk.http, {}, owner);
    await list("", reader);
    await list("", reader);
    const byVisitor = await write(desk.http);
    await list("", reader);
    expect(await reads()).toMatchObject([
      { staffId: reader.id, kind: "inquiries-viewed", subjects: [{ customerId: owner.id, itemId: byMember.id }] },
      { staffId: reader.id, kind: "inquiries-viewed", subjects: [{ customerId: null, itemId: byVisitor.id }] },
    ]);
  });

  it.each([
    ["read", { isRead: true }],
    ["status", { status: "resolved" }],
  ])("is recorded of who changes one that they have not listed (%s)", async (what, change) => {
    const reader = admin();
    const { id: itemId } = await write(desk.http);
    const { status } = await desk.http.patch(`/api/inquiries/${itemId}/${what}`, change, { as: reader });
    expect(status).toBe(200);
    expect(await reads()).toContainEqual(
      expect.objectContaining({ staffId: reader.id, subjects: [expect.objectContaining({ itemId })] }),
    );
  });
});

describe("counting", () => {
  it("counts all, unseen and each status", async () => {
    const [one, two] = [await write(desk.http), await write(desk.http)];
    await write(desk.http);
    await setStatus(one.id, "resolved");
    await mark(two.id, true);
    expect(await counts()).toEqual({ total: 3, unread: 1, byStatus: { pending: 2, contacted: 0, resolved: 1 } });
  });

  it("answers zeros where there is nothing", async () => {
    expect(await counts()).toEqual({ total: 0, unread: 0, byStatus: { pending: 0, contacted: 0, resolved: 0 } });
  });
});

describe("setting a status", () => {
  it("goes from any to any, means that it was seen, and is published once", async () => {
    const owner = member();
    const { id } = await write(desk.http, {}, owner);
    for (const status of ["resolved", "pending", "contacted", "contacted"])
      expect((await setStatus(id, status)).body).toMatchObject({ id, status, isRead: true });
    expect((await events()).map(({ payload }) => payload as unknown)).toEqual([
      { inquiryId: id, userId: owner.id, from: "pending", to: "resolved", changedBy: staff.id },
      { inquiryId: id, userId: owner.id, from: "resolved", to: "pending", changedBy: staff.id },
      { inquiryId: id, userId: owner.id, from: "pending", to: "contacted", changedBy: staff.id },
    ]);
  });

  it.each(["done", "", null, { $ne: "pending" }])("refuses %j", async (status) => {
    const { id } = await write(desk.http);
    expect((await setStatus<ErrorBody>(id, status)).body.details).toEqual([
      { path: "status", message: "알 수 없는 문의 상태입니다" },
    ]);
    expect((await list()).body).toMatchObject([{ status: "pending", isRead: false }]);
  });

  it("takes a status back only where no colleague has set another since", async () => {
    const { id } = await write(desk.http);
    await setStatus(id, "contacted");
    expect((await setStatus(id, "pending", staff, "contacted")).body).toMatchObject({ status: "pending" });
    await setStatus(id, "resolved", admin());
    expect((await setStatus<ErrorBody>(id, "pending", staff, "contacted")).body.code).toBe("CONFLICT");
    expect((await list()).body).toMatchObject([{ status: "resolved" }]);
  });

  it("answers 404 for an inquiry that does not exist", async () => {
    expect((await setStatus(newId(), "resolved")).status).toBe(404);
    expect((await mark(newId(), true)).status).toBe(404);
  });
});

describe("the mark of what is unseen", () => {
  it("is set and taken back", async () => {
    const { id } = await write(desk.http);
    expect((await mark(id, true)).body.isRead).toBe(true);
    expect((await mark(id, false)).body.isRead).toBe(false);
    expect((await mark(id, "yes")).status).toBe(400);
  });
});

describe("who may", () => {
  it("see or change the list: administrators only", async () => {
    const { id } = await write(desk.http);
    const calls = (as?: typeof staff) => {
      const who = as ? { as } : {};
      return Promise.all([
        desk.http.get("/api/inquiries", who),
        desk.http.get("/api/inquiries/counts", who),
        desk.http.patch(`/api/inquiries/${id}/status`, { status: "resolved" }, who),
        desk.http.patch(`/api/inquiries/${id}/read`, { isRead: true }, who),
      ]);
    };
    expect((await calls(member())).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await calls()).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await list()).body).toMatchObject([{ status: "pending", isRead: false }]);
  });

  it("see a member's inquiries: the member, by the link and not by the address in the form", async () => {
    const [owner, other] = [member(), member()];
    const first = await write(desk.http, { email: "same@example.org" }, owner);
    const second = await write(desk.http, { email: "same@example.org" }, owner);
    await write(desk.http, { email: "same@example.org" });
    const mine = (as: typeof owner) => desk.http.get<OwnInquiry[]>("/api/inquiries/my", { as });
    expect(idsOf((await mine(owner)).body)).toEqual([second.id, first.id]);
    expect((await mine(owner)).body[0]).not.toHaveProperty("isRead");
    expect((await mine(other)).body).toEqual([]);
    expect((await desk.http.get("/api/inquiries/my")).status).toBe(401);
  });
});
