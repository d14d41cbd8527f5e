import { paperDate, withParticle, won, wonInWords, wonWithWords } from "../src/engine/korean.ts";

it.each([
  ["홍길동", "은/는", "홍길동은"],
  ["김철수", "은/는", "김철수는"],
  ["주식회사 한빛", "이/가", "주식회사 한빛이"],
  ["존 스미스(John Smith)", "과/와", "존 스미스(John Smith)와"],
  ["5,000,000원", "을/를", "5,000,000원을"],
  ["서울", "으로/로", "서울로"],
  ["부산", "으로/로", "부산으로"],
  ["LG", "이/가", "LG가"],
  ["제3", "은/는", "제3은"],
  ["", "은/는", "는"],
] as const)("%s with %s is %s", (word, particle, whole) => {
  expect(withParticle(word, particle)).toBe(whole);
});

it.each([
  [1, "일"],
  [10, "일십"],
  [10_000, "일만"],
  [113_560, "일십일만삼천오백육십"],
  [5_000_000, "오백만"],
  [100_000_000, "일억"],
  [100_010_001, "일억일만일"],
  [1_000_000_000_000, "일조"],
])("%d in words is %s", (amount, words) => {
  expect(wonInWords(amount)).toBe(words);
});

it("writes amounts and days as official papers do", () => {
  expect(wonWithWords(5_000_000)).toBe("금 5,000,000원(금오백만원)");
  expect(won(900)).toBe("900원");
  expect(paperDate("2026-03-02")).toBe("2026. 3. 2.");
});
