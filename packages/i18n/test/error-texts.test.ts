import { errorText } from "../src/index.ts";

describe("a limit that was reached", () => {
  it.each([
    ["ko", 30, "요청이 너무 많습니다. 잠시 후 다시 시도해주세요."],
    ["ko", 841, "요청이 너무 많습니다. 15분 뒤에 다시 시도해주세요."],
    ["en", 841, "Too many requests. Please try again in 15 minutes."],
    ["ja", 841, "リクエストが多すぎます。15分後にもう一度お試しください。"],
    ["zh", 841, "请求过于频繁，请在15分钟后重试。"],
    ["en", 30_000, "Too many requests. Please try again in 9 hours."],
  ] as const)("says in %s, %d seconds ahead, when to come back", (language, seconds, words) => {
    expect(errorText("RATE_LIMITED", language, seconds)).toBe(words);
  });

  it.each([
    ["ko", "24시간 뒤에"],
    ["en", "in 24 hours"],
    ["ja", "24時間後に"],
    ["zh", "请在24小时后"],
  ] as const)("says in %s when a day's uploads may go on", (language, words) => {
    expect(errorText("UPLOAD_QUOTA_EXCEEDED", language, 86_400).replaceAll("\u00a0", " ")).toContain(words);
  });
});
