import { ALL_SERVICE_IDS, SERVICE_IDS } from "@legal/catalog";
import type { ErrorBody, Inquiry, OwnInquiry } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import mongoose from "mongoose";
import { admin, fromNewAddress, formInput, member, inquiriesUnderTest, write } from "./support.ts";

const desk = inquiriesUnderTest({ replicas: 2 });
const staff = admin();
const SAME_KEY = { "idempotency-key": "everyone's first" };

const post = <T = OwnInquiry>(body: unknown, headers: Record<string, string> = fromNewAddress(), replica = 0) =>
  desk.replica(replica).post<T>("/api/inquiries", body, { headers });
const stored = async (search: string): Promise<Inquiry[]> =>
  (await desk.http.get<Inquiry[]>(`/api/inquiries?search=${encodeURIComponent(search)}`, { as: staff })).body;
const count = (collection: string, filter: object = {}) =>
  mongoose.connection.collection(collection).countDocuments(filter);

describe("writing to the office", () => {
  it("is open to visitors and needs a name, an address and a message only", async () => {
    const { status, body } = await post(formInput({ message: "방문자의 문의입니다" }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "홍길동", phone: null, serviceType: null, status: "pending" });
    expect(await stored("방문자의")).toMatchObject([{ id: body.id, userId: null, isRead: false, language: "ko" }]);
  });

  it("keeps phone, service and the language of the page", async () => {
    const given = { phone: "010-1234-5678", serviceType: "payment-order", language: "ja", message: "相談したいです" };
    expect((await post(formInput(given))).body).toMatchObject({ phone: "010-1234-5678", serviceType: "payment-order" });
    expect(await stored("相談")).toMatchObject([{ language: "ja" }]);
  });

  it("takes exactly the 18 services of the home page", async () => {
    const asked = await Promise.all(
      [...ALL_SERVICE_IDS, "admin-support", "no-such-thing"].map((serviceType) => post(formInput({ serviceType }))),
    );
    expect(asked.map(({ status }) => status)).toEqual([...SERVICE_IDS.map(() => 201), 400, 400, 400, 400, 400, 400]);
  });

  it("is linked to the member who is signed in, whatever the form says", async () => {
    const owner = member();
    const mine = await write(desk.http, { email: "other@example.org", message: "회원의 문의입니다" }, owner);
    expect(await stored("회원의")).toMatchObject([{ id: mine.id, userId: owner.id }]);
  });

  it("keeps line breaks of a message, trims it, and drops what no keyboard writes", async () => {
    const { body } = await post(formInput({ name: "  홍\t길동 ", message: "\n첫 줄\r\n둘째 줄\u0000\u0007 \n" }));
    expect(body).toMatchObject({ name: "홍 길동", message: "첫 줄\n둘째 줄" });
  });
});

describe("a message that cannot be taken", () => {
  it("is refused field by field in the reader's language", async () => {
    const headers = { ...fromNewAddress(), "accept-language": "ja" };
    const { status, body } = await post<ErrorBody>({ name: " ", email: "x", phone: "abc", message: "" }, headers);
    expect(status).toBe(400);
    expect(body.code).toBe("VALIDATION_FAILED");
    expect(body.details).toEqual([
      { path: "name", message: "お名前を入力してください" },
      { path: "email", message: "メールアドレスの形式が正しくありません" },
      { path: "phone", message: "電話番号の形式が正しくありません" },
      { path: "message", message: "お問い合わせ内容を入力してください" },
    ]);
  });

  it.each([
    ["a foreign owner", { userId: newId() }],
    ["a status of its own", { status: "resolved" }],
    ["a mark of its own", { isRead: true }],
    ["another recipient", { to: "victim@example.org" }],
    ["a query for a name", { name: { $ne: null } }],
    ["a list of addresses", { email: ["a@example.org", "b@example.org"] }],
    ["two addresses in one", { email: "a@example.org,b@example.org" }],
    ["a line break in the address", { email: "a@example.org\r\nBcc: b@example.org" }],
    ["a name of 101 characters", { name: "가".repeat(101) }],
    ["a message of 5,001 characters", { message: "가".repeat(5001) }],
  ])("is one with %s", async (_what, given) => {
    expect((await post(formInput(given))).status).toBe(400);
  });

  it("may be 5,000 characters long in any script", async () => {
    expect((await post(formInput({ message: "𠮷".repeat(2500) }))).status).toBe(201);
    expect((await post(formInput({ message: "가".repeat(5000) }))).status).toBe(201);
  });
});

describe("sending twice", () => {
  it("stores one of ten at once, with one mail and one event", async () => {
    const headers = fromNewAddress();
    const before = await count("inquiries");
    const body = formInput({ message: "두 번 눌렀습니다" });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => post(body, headers, index % 2)));
    const ids = new Set(answers.map(({ body: { id } }) => id));
    expect(ids.size).toBe(1);
    expect(await count("inquiries")).toBe(before + 1);
    const [inquiryId] = ids;
    expect(await count("outbox", { name: "inquiry.created.v1", "payload.inquiryId": inquiryId })).toBe(1);
  });

  it("under one Idempotency-Key gives the first one's inquiry, and refuses another message under it", async () => {
    const headers = { ...fromNewAddress(), "idempotency-key": "send-1" };
    const first = formInput();
    const [one, two] = [await post(first, headers), await post(first, headers)];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.id).toBe(one.body.id);
    expect((await post<ErrorBody>(formInput(), headers)).body.code).toBe("CONFLICT");
  });

  it("under one Idempotency-Key of two senders are two messages, the same or not", async () => {
    const inputs = [formInput(), formInput()];
    const [first] = inputs;
    const ids = new Set<string>();
    for (const body of [...inputs, first]) {
      const answer = await post(body, { ...fromNewAddress(), ...SAME_KEY });
      expect(answer.status).toBe(201);
      ids.add(answer.body.id);
    }
    expect(ids.size).toBe(3);
  });

  it("of two members behind one network are two messages, though they say the same", async () => {
    const [body, headers] = [formInput(), fromNewAddress()];
    const send = (as: ReturnType<typeof member>) => desk.http.post<OwnInquiry>("/api/inquiries", body, { as, headers });
    expect((await send(member())).body.id).not.toBe((await send(member())).body.id);
  });

  it("is a new message once the time of repetitions is over", async () => {
    const [body, headers] = [formInput(), fromNewAddress()];
    const first = await post(body, headers);
    await mongoose.connection
      .collection("sendings")
      .updateMany({ inquiryId: first.body.id }, { $set: { holdsUntil: new Date() } });
    expect((await post(body, headers)).body.id).not.toBe(first.body.id);
  });

  it("from another network, or with another word, is another message", async () => {
    const body = formInput();
    const headers = fromNewAddress();
    const ids = [
      await post(body, headers),
      await post(body),
      await post({ ...body, message: `${body.message}!` }, headers),
    ].map(({ body: { id } }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe("threat 40: many messages", () => {
  it("are ten an hour from one network over all replicas, and the eleventh says when to come back", async () => {
    const headers = fromNewAddress();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => post<ErrorBody>(formInput(), headers, index % 2)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body.code).toBe("RATE_LIMITED");
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is counted by browser, within a wide bound of the address", async () => {
    const address = fromNewAddress();
    const sent = async (times: number, headers: Record<string, string>) => {
      const answers = await Promise.all(
        Array.from({ length: times }, () => post(formInput(), { ...address, ...headers })),
      );
      return answers.filter(({ status }) => status === 201).length;
    };
    expect(await sent(11, {})).toBe(10);
    for (let n = 0; n < 9; n += 1) expect(await sent(11, { "x-client-browser": `browser-${n}` })).toBe(10);
    expect(await sent(1, { "x-client-browser": "one-more" })).toBe(0);
  });

  it("come from one sender when they come from one IPv6 network", async () => {
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, index) => post(formInput(), { "x-client-ip": `2001:db8:1:2::${index + 1}` })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
