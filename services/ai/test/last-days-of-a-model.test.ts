import type { ChatAnswer, Language } from "@legal/contracts";
import { testUser } from "@legal/test-kit";
import { says } from "@legal/test-kit/model-server";
import { aiWithModel } from "./ai-with-model.ts";
import { question } from "./support.ts";

const ai = aiWithModel();

/** Each counts to 9 April 2026. */
const RECEIVED: Readonly<Record<Language, string>> = {
  ko: "소장을 2026년 3월 10일에 받았어요, 언제까지 답변서를 내야 하나요?",
  en: "I received the complaint on 10 March 2026, until when must I answer?",
  ja: "訴状を2026年3月10日に受け取りました。いつまでに答弁書を出せばよいですか？",
  zh: "我2026年3月10日收到了起诉状，答辩状什么时候截止？",
};

const OTHER_DAY: Readonly<Record<Language, string>> = {
  ko: "돈은 언제 빌리셨나요?",
  en: "When did you borrow the money?",
  ja: "お金はいつ借りましたか？",
  zh: "钱是什么时候借的？",
};

const unverifiedIn = async (language: Language, situation: string, answer: string): Promise<string[]> => {
  ai.model.behave(says(answer));
  const { status, body } = await ai.http.post<ChatAnswer>("/api/ai/chat", question(situation), {
    as: testUser(),
    headers: { "accept-language": language },
  });
  expect(status).toBe(200);
  return body.unverified;
};

describe("a last day in a model's answer", () => {
  it.each<[Language, string, string]>([
    ["ko", "제출 기한은 3월 10일입니다.", "3월 10일"],
    ["ko", "제출 기한은 서류를 받으신 날인 2026년 3월 10일입니다.", "2026년 3월 10일"],
    ["ko", "답변서는 2026년 3월 10일(화)까지 내셔야 합니다.", "2026년 3월 10일"],
    ["ko", "3월 10일 24시까지 제출해 주세요.", "3월 10일"],
    ["ko", "3월 10일이 마지막 날입니다.", "3월 10일"],
    ["ko", "기간은 2026년 3월 10일에 끝납니다.", "2026년 3월 10일"],
    ["ko", "3월 10일에 답변서를 법원에 제출하셔야 합니다.", "3월 10일"],
    ["ko", "3월 10일을 넘기면 패소할 수 있습니다.", "3월 10일"],
    ["ko", "소장은 3월 10일에 받으셨으니 마감일은 2026. 3. 10.입니다.", "2026. 3. 10"],
    ["ko", "3월 11일까지 내시면 됩니다.", "3월 11일"],
    ["en", "The deadline is 10 March 2026.", "10 March 2026"],
    ["en", "Please file your answer by Tuesday, 10 March 2026.", "10 March 2026"],
    ["en", "You must send the written answer to the court on March 10, 2026.", "March 10, 2026"],
    ["en", "The period ends on 10 March 2026.", "10 March 2026"],
    ["en", "10 March 2026 is the last day to answer.", "10 March 2026"],
    ["en", "Your last day to answer, as the court counts it, is 10 March 2026.", "10 March 2026"],
    ["ja", "提出期限は3月10日です。", "3月10日"],
    ["ja", "答弁書は2026年3月10日（火）までに提出してください。", "2026年3月10日"],
    ["ja", "2026年3月10日が最終日です。", "2026年3月10日"],
    ["ja", "3月10日に答弁書を提出してください。", "3月10日"],
    ["zh", "提交期限是3月10日。", "3月10日"],
    ["zh", "请在2026年3月10日（周二）之前提交答辩状。", "2026年3月10日"],
    ["zh", "最迟在3月10日提交。", "3月10日"],
    ["zh", "答辩状截止到2026年3月10日。", "2026年3月10日"],
  ])("that is only the person's date is marked in %s: “%s”", async (language, answer, date) => {
    expect(await unverifiedIn(language, RECEIVED[language], answer)).toEqual([date]);
  });

  it.each<[Language, string]>([
    ["ko", "소장을 2026년 3월 10일(화)에 받으셨으니 2026년 4월 9일(목)까지입니다."],
    ["ko", "답변서 제출 기한은 2026년 4월 9일입니다. 3월 10일에 받으신 날은 세지 않습니다."],
    ["ko", "기한은 3월 10일에 받으셨으니 4월 9일입니다."],
    ["ko", "기한은 3월 10일부터 셉니다. 4월 9일이 마지막 날입니다."],
    ["ko", "기한이 시작되는 첫날은 2026년 3월 11일입니다. 30일 기간은 4월 9일에 끝납니다."],
    ["ko", "3월 10일에 받으신 소장에 답변서를 내셔야 합니다. 기한을 지키는 것이 중요합니다."],
    ["en", "You received it on 10 March 2026, so you have until 9 April 2026 (Thu)."],
    ["en", "The deadline, counted from 10 March 2026, is 9 April 2026."],
    ["en", "Please keep the envelope of the complaint you received on 10 March 2026. File by 9 April."],
    ["en", "The time limit starts after 10 March 2026; counting begins on 11 March 2026."],
    ["ja", "2026年3月10日に受け取られたので、2026年4月9日(木)までです。"],
    ["ja", "期限は3月10日から数えます。最終日は4月9日です。"],
    ["ja", "期限は3月10日に届いた訴状の場合、4月9日です。"],
    ["zh", "您于2026年3月10日收到起诉状，截止到2026年4月9日(周四)。"],
    ["zh", "期限从3月10日收到的次日起算，4月9日之前提交。"],
    ["zh", "请保存3月10日收到的信封。最后一天是4月9日。"],
  ])("by the law's arithmetic, beside the person's date, is proven in %s: “%s”", async (language, answer) => {
    expect(await unverifiedIn(language, RECEIVED[language], answer)).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ["ko", "2026년 3월 10일까지 갚기로 했는데 안 갚아요", "3월 10일까지 갚기로 하셨는데 아직 못 받으셨군요."],
    ["ko", "갚기로 한 날이 2026년 3월 10일이에요", "3월 10일까지 갚기로 했다면 그다음 날부터 이자가 붙습니다."],
    [
      "ko",
      "종이에 2026년 3월 10일까지 내라고 써 있어요",
      "종이에 3월 10일까지라고 적혀 있다면 담당자에게 보여 주세요.",
    ],
    ["ko", "2026년 1월 5일부터 3월 10일까지 일했어요", "1월 5일부터 3월 10일까지 일하셨군요."],
    [
      "en",
      "The letter says to pay until 10 March 2026",
      "The letter says you have until 10 March 2026; show it to us.",
    ],
    ["en", "He should have paid me back by 10 March 2026", "He promised to repay you by 10 March 2026."],
    ["ja", "2026年3月10日までに返す約束でした", "3月10日までに返済する約束だったのですね。"],
    ["ja", "紙に2026年3月10日までと書いてあります", "3月10日までと書かれている紙を見せてください。"],
    ["zh", "他说2026年3月10日之前还钱，到现在没还", "他约定3月10日之前还款。"],
    ["zh", "信上写着2026年3月10日之前交", "信上写着3月10日之前，请给我们看。"],
  ])("that the person named may be repeated as theirs in %s: “%s”", async (language, situation, answer) => {
    expect(await unverifiedIn(language, situation, answer)).toEqual([]);
  });

  it("that the person only asks about is not confirmed", async () => {
    const situation = "소장을 2026년 2월 3일에 받았어요. 2026년 3월 10일까지 내면 되나요?";
    expect(await unverifiedIn("ko", situation, "네, 3월 10일까지 내시면 됩니다.")).toEqual(["3월 10일"]);
  });
});

describe("a bare day in reply to a model's own question", () => {
  it.each<[Language, string, string, string]>([
    ["ko", "지급명령을 받았어요", "기한부터 보겠습니다. 지급명령을 언제 받으셨나요?", "어제요"],
    ["en", "I received a payment order", "There is a time limit. When did you receive the payment order?", "yesterday"],
    ["ja", "支払督促を受け取りました", "期限があります。支払督促を受け取った日付を教えてください。", "昨日です"],
    ["zh", "我收到了支付令", "有期限。您是哪天收到支付令的？", "昨天"],
  ])("in %s is the day of the receipt only where nothing else was asked", async (language, situation, asked, day) => {
    const dueAfter = async (own: string) => {
      const as = testUser({ language });
      const more = { as, headers: { "accept-language": language } };
      ai.model.behave(says(own));
      const first = await ai.http.post<ChatAnswer>(
        "/api/ai/chat",
        question(situation, { serviceType: "objection" }),
        more,
      );
      const { conversationId } = first.body;
      const replied = question(day, { serviceType: "objection", conversationId });
      const { warnings } = (await ai.http.post<ChatAnswer>("/api/ai/chat", replied, more)).body;
      return warnings.flatMap(({ due }) => due?.date ?? []);
    };
    expect(await dueAfter(asked)).toHaveLength(1);
    expect(await dueAfter(`${asked} ${OTHER_DAY[language]}`)).toEqual([]);
  });
});
