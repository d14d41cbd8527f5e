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
  ])("%s: not %s", async (text, told) => {
    expect((await understand(text)).missing).not.toContain(told);
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
  ])("%s: is not sent to the emergency numbers", async (text) => {
    expect(await understand(text)).toMatchObject({ kind: "fit", mayBeInDanger: false });
  });

  it.each([
    "남편이 지금 문을 부수고 들어오려고 해요",
    "he has a knife and I'm locked in the bathroom",
    "もう生きていたくない。今夜で終わりにします",
    "我站在桥上，不想活了",
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
