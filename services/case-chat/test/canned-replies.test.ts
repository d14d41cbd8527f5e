import type { CannedReply } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { admin, hearing, member, useChat } from "./support.ts";

const chat = useChat({ replicas: 2 });
const staff = admin();
const PATH = "/api/canned-replies";
const NONE = { ko: "", en: "", ja: "", zh: "" };
const reply = (given: object = {}) => ({
  title: "자료 요청",
  texts: { ko: "{customer}님, {deadline}까지 자료를 보내주세요." },
  ...given,
});
const add = async (given: object = {}): Promise<CannedReply> => {
  const { status, body } = await chat.http.post<CannedReply>(PATH, reply(given), { as: staff });
  expect(status).toBe(201);
  return body;
};
const list = async () => (await chat.http.get<CannedReply[]>(PATH, { as: admin() })).body;

describe("canned replies", () => {
  it("are shared by all staff, whose screens are sent each change", async () => {
    let received = 0;
    const socket = await chat.replica(1).connect(admin());
    socket.on("canned-replies-changed", () => (received += 1));
    const members = hearing(await chat.replica(1).connect(member()), "canned-replies-changed");
    const added = await add({ title: " 기일\n안내 ", texts: { ko: "안녕하세요\r\n{office}입니다", en: "Hello" } });
    expect(added).toMatchObject({
      title: "기일 안내",
      texts: { ...NONE, ko: "안녕하세요\n{office}입니다", en: "Hello" },
    });
    const change = { title: "기일 안내 2", texts: { zh: "您好" }, version: 1 };
    const edited = await chat.http.patch<CannedReply>(`${PATH}/${added.id}`, change, { as: admin() });
    expect(edited.body).toMatchObject({ version: 2, texts: { ...NONE, zh: "您好" } });
    expect((await list()).map(({ id }) => id)).toContain(added.id);
    expect(await chat.http.delete(`${PATH}/${added.id}`, { as: admin() })).toMatchObject({ status: 204 });
    expect(await chat.http.delete(`${PATH}/${added.id}`, { as: admin() })).toMatchObject({ status: 204 });
    expect((await list()).map(({ id }) => id)).not.toContain(added.id);
    await until(() => received >= 3);
    expect(members).toEqual([]);
  });

  it("refuse the second of two who change the same one", async () => {
    const { id } = await add();
    const change = (title: string) =>
      chat.http.patch(`${PATH}/${id}`, { ...reply({ title }), version: 1 }, { as: staff });
    const answers = await Promise.all([change("하나"), change("둘")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await list()).find((one) => one.id === id)?.version).toBe(2);
    const gone = await chat.http.patch(`${PATH}/${newId()}`, { ...reply(), version: 1 }, { as: staff });
    expect(gone.status).toBe(404);
  });

  it.each([
    ["no title", { title: " " }, "title"],
    ["too long a title", { title: "가".repeat(81) }, "title"],
    ["no text in any language", { texts: { ko: " " } }, "texts.ko"],
    ["a variable that nobody fills", { texts: { en: "Dear {customre}" } }, "texts.en"],
    ["too long a text", { texts: { ja: "あ".repeat(5001) } }, "texts.ja"],
    ["an unknown language", { texts: { ko: "안녕하세요", fr: "Bonjour" } }, "texts.fr"],
    ["an operator", { title: { $ne: "" } }, "title"],
  ])("are refused with %s", async (_what, given, path) => {
    const answer = await chat.http.post(PATH, reply(given), { as: staff });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path }] } });
  });

  it("may be long in all languages at once", async () => {
    const text = "가".repeat(5000);
    expect((await add({ texts: { ko: text, en: text, ja: text, zh: text } })).texts.zh).toHaveLength(5000);
  });

  it("have no text in a language that is newer than they are", async () => {
    const { id } = await add();
    await mongoose.connection
      .collection<{ _id: string }>("canned_replies")
      .updateOne({ _id: id }, { $unset: { "texts.zh": true } });
    const stored = (await list()).find((one) => one.id === id);
    expect(stored?.texts).toEqual({ ...NONE, ko: "{customer}님, {deadline}까지 자료를 보내주세요." });
  });

  // Abuse case 23.
  it("are no member's, nor an administrator's who is none any more", async () => {
    const { id } = await add();
    for (const as of [member(), { ...staff, role: "user" as const }]) {
      expect(await chat.http.get(PATH, { as })).toMatchObject({ status: 403 });
      expect(await chat.http.post(PATH, reply(), { as })).toMatchObject({ status: 403 });
      expect(await chat.http.patch(`${PATH}/${id}`, { ...reply(), version: 1 }, { as })).toMatchObject({ status: 403 });
      expect(await chat.http.delete(`${PATH}/${id}`, { as })).toMatchObject({ status: 403 });
    }
    expect((await list()).find((one) => one.id === id)).toMatchObject({ version: 1 });
  });
});
