import type { Language } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { longestTurnMs, testUser, tokenFor, type TestHttp } from "@legal/test-kit";
import { Conversation } from "../src/conversations/conversation-model.ts";
import { textsIn } from "../src/texts/texts.ts";
import { partOf } from "./archive.ts";
import { aiUnderTest, ask, AUDIENCE } from "./support.ts";

const ai = aiUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await ai.start();
});

const store = async (userId: string, contents: readonly string[]): Promise<string> => {
  const now = new Date();
  const messages = contents.map((content) => {
    const [role, status] = ["user", "complete"] as const;
    return { id: newId(), turnId: newId(), role, content, status, createdAt: now };
  });
  const facts = { userId, serviceType: "complaint", firstTurnId: newId(), messages, createdAt: now, updatedAt: now };
  const { _id } = await Conversation.create({ _id: newId(), ...facts });
  return _id;
};

const download = (from: TestHttp, id: string, as: ReturnType<typeof testUser>, language = "ko") =>
  fetch(`${from.url}/api/ai/conversations/${id}/download`, {
    headers: { authorization: `Bearer ${tokenFor(as, AUDIENCE)}`, "accept-language": language },
  });

const cpuMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

describe("a Word file of 100,000 lines", () => {
  const contents = Array.from({ length: 50 }, (_, index) => `${"a\n".repeat(1999)}끝 ${index}`);

  it("holds up no one, three at once cost four seconds of a slow processor at most, and no word is missing", async () => {
    const as = testUser({ language: "ko" });
    const id = await store(as.id, contents);
    const before = process.cpuUsage();
    let files: Buffer[] = [];
    const longest = await longestTurnMs(async () => {
      const answers = await Promise.all([1, 2, 3].map(() => download(http, id, as)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      files = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    });
    expect(cpuMs(before)).toBeLessThan(4000);
    expect(longest).toBeLessThan(50);
    const xml = partOf(files[0] as Buffer, "word/document.xml");
    expect(xml).toContain("빠진 내용은 없습니다");
    const text = xml.replaceAll(/<[^>]*>/gu, " ");
    expect(text.match(/\ba\b/gu)).toHaveLength(50 * 1999);
    for (let index = 0; index < 50; index += 1) expect(text).toContain(`끝 ${index} `);
  });

  it("keeps the lines of an ordinary conversation, without the note", async () => {
    const as = testUser();
    const id = await store(as.id, ["첫 줄\n둘째 줄\n\n넷째 줄"]);
    const xml = partOf(Buffer.from(await (await download(http, id, as)).arrayBuffer()), "word/document.xml");
    expect(xml.match(/<w:br\/>/gu)).toHaveLength(3);
    expect(xml).not.toContain("빠진 내용은 없습니다");
  });
});

describe("what an AI wrote in a Word file", () => {
  const NOTICES = {
    ko: ["AI가 작성한 답변이 담긴 기록입니다", "AI 도우미"],
    en: ["This record holds answers written by an AI", "AI assistant"],
    ja: ["AIが作成した回答を含む記録です", "AIアシスタント"],
    zh: ["本记录包含由AI撰写的回答", "AI助手"],
  } as const;

  it.each(["ko", "en", "ja", "zh"] as const)("is marked for people and for programs in %s", async (language) => {
    const as = testUser({ language });
    const answer = await ask(http, as, "지급명령은 어떻게 신청하나요?");
    const file = Buffer.from(await (await download(http, answer.conversationId, as, language)).arrayBuffer());
    const xml = partOf(file, "word/document.xml");
    const [notice, author] = NOTICES[language];
    expect(xml).toContain(notice);
    const asked = xml.indexOf("지급명령은 어떻게");
    expect(asked).toBeGreaterThan(0);
    expect(xml.indexOf(author, asked)).toBeGreaterThan(asked);
    const properties = partOf(file, "docProps/core.xml");
    expect(properties).toContain("<cp:keywords>AI-generated</cp:keywords>");
    expect(properties).toContain(notice);
  });
});

describe("a last day in a Word file", () => {
  const DAYS = {
    ko: ["2026년 11월 17일", "2026년 11월 3일", "2026년 11월 18일"],
    en: ["17 November 2026", "3 November 2026", "18 November 2026"],
    ja: ["2026年11月17日", "2026年11月3日", "2026年11月18日"],
    zh: ["2026年11月17日", "2026年11月3日", "2026年11月18日"],
  } as const;

  it.each(["ko", "en", "ja", "zh"] as const)(
    "stands there in %s as the card shows it, and again where it was corrected",
    async (language) => {
      const as = testUser({ language });
      const words = "지급명령을 2026년 11월 3일에 받았어요. 죽고 싶어요";
      const { conversationId: id, warnings, response } = await ask(http, as, words);
      expect(warnings[0]?.due).toMatchObject({ date: "2026-11-17", served: { date: "2026-11-03" } });
      expect(response).not.toContain("11월 17일");
      await ask(http, as, "아니요, 지급명령은 2026년 11월 4일에 받았어요", { conversationId: id });
      const file = Buffer.from(await (await download(http, id, as, language)).arrayBuffer());
      const xml = partOf(file, "word/document.xml");
      for (const day of DAYS[language]) expect(xml).toContain(day);
    },
  );
});

describe("a last day that was taken back, in a Word file", () => {
  const MARKS = {
    ko: "그 뒤에 하신 말씀과 맞지 않습니다",
    en: "no longer fits what was written since",
    ja: "その後のお話とは合わなくなりました",
    zh: "与后来所写的内容不符",
  } as const;
  const given = "지급명령을 2026년 11월 3일에 받았어요. 죽고 싶어요";

  const alertsOf = async (id: string, as: ReturnType<typeof testUser>, language: Language) => {
    const file = Buffer.from(await (await download(http, id, as, language)).arrayBuffer());
    const paragraphs = partOf(file, "word/document.xml").split("</w:p>");
    const { deadline } = textsIn(language).docx;
    return paragraphs.map((one) => one.replaceAll(/<[^>]*>/gu, "")).filter((one) => one.startsWith(`${deadline}: `));
  };

  it.each(["ko", "en", "ja", "zh"] as const)("is marked in %s where it stands", async (language) => {
    const as = testUser({ language });
    const { conversationId: id } = await ask(http, as, given);
    await ask(http, as, "아니요, 지급명령은 2주 전쯤 받은 것 같아요", { conversationId: id });
    const [alert] = await alertsOf(id, as, language);
    expect(alert).toContain(MARKS[language]);
    await ask(http, as, "아니요, 지급명령은 2026년 11월 3일에 받았어요", { conversationId: id });
    const [first, ...later] = await alertsOf(id, as, language);
    expect(first).toContain(MARKS[language]);
    expect(later.at(-1)).not.toContain(MARKS[language]);
  });

  it("is marked by its own correction alone", async () => {
    const as = testUser({ language: "ko" });
    const { conversationId: id } = await ask(http, as, given);
    await ask(http, as, "아니요, 지급명령은 2026년 11월 4일에 받았어요", { conversationId: id });
    const alerts = await alertsOf(id, as, "ko");
    expect(alerts.join()).toContain("2026년 11월 18일");
    expect(alerts.join()).not.toContain(MARKS.ko);
  });
});

describe("downloads of one person", () => {
  it("are limited by the hour, and no one else's are", async () => {
    const limited = await ai.start({ settings: { AI_DOWNLOADS_PER_HOUR: 2 } });
    const [as, other] = [testUser(), testUser()];
    const [id, othersId] = [await store(as.id, ["안녕하세요"]), await store(other.id, ["안녕하세요"])];
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await download(limited, id, as)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await download(limited, othersId, other)).status).toBe(200);
  });
});
