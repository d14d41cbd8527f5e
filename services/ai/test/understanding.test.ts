import { isUnsure, understand } from "../src/understanding/understand.ts";

describe("what a situation lacks", () => {
  it.each([
    ["친구가 빌려간 돈을 안 갚아요", "amount"],
    ["I lent my friend money and he does not pay", "amount"],
    ["友人が貸したお金を返してくれません", "amount"],
    ["朋友借了钱不还", "amount"],
    ["법원에서 소장이 왔어요. 어떻게 하나요?", "serviceDate"],
    ["A payment order came from the court. What do I do?", "serviceDate"],
    ["裁判所から支払命令が届きました。どうすればいいですか", "serviceDate"],
    ["收到了法院的支付令，怎么办", "serviceDate"],
  ])("%s: %s", async (text, missing) => {
    expect((await understand(text)).missing).toContain(missing);
  });

  it.each([
    ["친구가 빌려간 300만 원을 안 갚아요", "amount"],
    ["11월 3일에 법원에서 소장을 받았어요", "serviceDate"],
    ["I received the payment order three days ago", "serviceDate"],
  ])("%s: not %s", async (text, given) => {
    expect((await understand(text)).missing).not.toContain(given);
  });
});

describe("a first answer", () => {
  it("is sure of a plain situation and not of two words", async () => {
    const plain = "법원에서 지급명령을 받았는데 저는 이 돈을 빌린 적이 없어요. 이의하고 싶어요.";
    expect(isUnsure(await understand(plain))).toBe(false);
    expect(isUnsure(await understand("판결이 나왔어요"))).toBe(true);
  });
});

describe("a person who is arrested, angry or in grief", () => {
  it.each([
    "지금 체포됐어요",
    "I was arrested just now",
    "今、逮捕されています",
    "现在被逮捕了",
    "이 빚 때문에 죽겠어요, 카드값 300만 원입니다",
    "This unpaid invoice is killing me",
    "父が先月亡くなり、借金の督促が来ています",
    "丈夫去年打过我，我想离婚",
    "제가 보낸 독촉 편지가 다 되돌아왔어요. 어떻게 하죠?",
    "My reminder letters all came back. What can I do?",
    "送った督促の手紙が全部戻ってきました。どうすればいいですか",
    "사망신고를 하고 나서 아버지 빚을 알았어요. 상속을 포기하고 싶어요",
    "After my mother's death we found out about her debts. I want to renounce",
    "死亡届を出した後に父の借金が分かりました。相続を放棄したいです",
    "办完死亡登记才发现父亲的债，我想放弃继承",
  ])("%s: is not sent to the emergency numbers", async (text) => {
    expect(await understand(text)).toMatchObject({ kind: "fit", mayBeInDanger: false });
  });

  it.each([
    "남편이 지금 문을 부수고 들어오려고 해요",
    "he has a knife and I'm locked in the bathroom",
    "もう生きていたくない。今夜で終わりにします",
    "我站在桥上，不想活了",
    "빚 때문에 죽고 싶어요. 지급명령이 왔어요",
    "I got a payment order and do not know what to do. I want to kill myself.",
    "支払督促が届きました。もう死にたいです。",
    "公司欠我三个月工资，已经申请了支付令。我不想活了。",
    "지급명령을 받았는데 죽고 싶어요",
    "I got a payment order and I want to die",
    "支払命令を受け取ったのですが死にたいです",
    "收到支付令，我想死",
    "살고 싶지 않은데 소장까지 왔어요",
    "I don't want to live anymore and now they sued me for the deposit",
    "もう生きていたくないのに訴状まで届きました",
    "不想活了，又收到起诉状",
  ])("%s: is", async (text) => {
    expect(await understand(text)).toMatchObject({ mayBeInDanger: true });
  });
});

describe("a court paper that no one can name", () => {
  it.each(["법원에서 뭐가 왔는데 뭔지 모르겠어요", "Something came from the court, I cannot read it"])(
    "%s: has no other paper's period",
    async (text) => {
      expect((await understand(text)).rules).toEqual(["unknownCourtPaper"]);
    },
  );
});
