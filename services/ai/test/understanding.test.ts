import { isUnsure, understand } from "../src/understanding/understand.ts";

describe("what a story lacks", () => {
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
  it("is sure of a plain story and not of two words", async () => {
    const plain = "법원에서 지급명령을 받았는데 저는 이 돈을 빌린 적이 없어요. 이의하고 싶어요.";
    expect(isUnsure(await understand(plain))).toBe(false);
    expect(isUnsure(await understand("돈 문제"))).toBe(true);
  });
});
