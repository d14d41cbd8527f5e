import { documentTypeOf } from "../src/all-types.ts";
import {
  blocksOf,
  deadlineOf,
  issuesOf,
  lawyerReasonsOf,
  missingOf,
  questionAt,
  questionsOf,
  type Answers,
} from "../src/index.ts";
import { changed } from "./support/case-answers.ts";

const sentencesOf = (name: string, answers: Answers): readonly string[] => {
  const { type, draft } = changed(name, answers);
  expect(missingOf(type, draft.answers)).toEqual([]);
  return blocksOf(type, draft).flatMap((block) => (block.kind === "paragraph" ? [block.text] : []));
};

it.each<[string, Answers, string]>([
  [
    "with its term",
    {},
    "위 임대차의 갱신을 거절하는 통지가 2025. 11. 20. 도달하였으므로, 위 임대차의 종료일은 그 기간이 만료되는 2026. 1. 31.입니다.",
  ],
  [
    "by agreement",
    { leaseEndedBy: "agreement", endAgreedOn: "2025-12-01" },
    "발신인과 수신인은 2025. 12. 1. 위 임대차를 끝내기로 합의하였고, 위 임대차의 종료일은 2026. 1. 31.입니다.",
  ],
  [
    "by a notice, in some days",
    { leaseEndedBy: "termination", endNoticedOn: "2025-12-05", leaseEnd: "2026-03-05" },
    "위 임대차를 해지하는 통지가 2025. 12. 5. 도달하였고, 위 임대차의 종료일은 2026. 3. 5.입니다.",
  ],
])("a deposit is asked for of a lease that ended %s", (_, answers, sentence) => {
  const [, ended] = sentencesOf("certified-mail-deposit", answers);
  expect(ended).toBe(`${sentence} 발신인은 보증금을 돌려받음과 동시에 위 임대차목적물을 인도하겠습니다.`);
});

it("a letter for a deposit reads the same before and after the end of the lease", () => {
  const [before, after] = ["2026-01-30", "2026-02-01"].map((today) => {
    const { type, draft } = changed("certified-mail-deposit", {}, { today });
    return blocksOf(type, draft).filter(({ kind }) => kind === "paragraph");
  });
  expect(after).toEqual(before);
});

it.each<[Answers, string]>([
  [{ endGround: "impossible" }, "수신인의 책임 있는 사유로 위 의무의 이행은 불가능하게 되었습니다."],
  [{ endGround: "refused" }, "수신인은 위 의무를 이행하지 아니할 의사를 미리 표시하였습니다."],
  [{ endGround: "fixed-time" }, "위 의무는 정한 때에 이행하지 아니하면 계약의 목적을 달성할 수 없는 것입니다."],
  [
    { endGround: "clause", clause: "제7조 제2항", endMode: "terminate" },
    "위 계약 제7조 제2항은 이러한 경우 최고 없이 위 계약을 해지할 수 있다고 정하고 있습니다.",
  ],
  [
    { endGround: "law", endLaw: "민법 제689조 제1항", endMode: "terminate", breach: "" },
    "위 계약은 민법 제689조 제1항에 따라 최고 없이 해지할 수 있습니다.",
  ],
])("a contract that ends at once says why: %j", (answers, sentence) => {
  expect(sentencesOf("certified-mail-termination-at-once", answers)).toContain(sentence);
});

it("a contract that the law lets end needs no breach and no article, and a lawyer releases it", () => {
  const answers = { endGround: "law", endMode: "terminate", breach: "" };
  const sentences = sentencesOf("certified-mail-termination-at-once", answers);
  expect(sentences.slice(1)).toEqual(["이에 위 계약을 해지함을 통지합니다."]);
  const { type, draft } = changed("certified-mail-termination-at-once", answers);
  expect(lawyerReasonsOf(type, draft)).toEqual(["ending"]);
});

it("a shop's tenant ends a renewed lease by the law of shops", () => {
  const sentences = sentencesOf("certified-mail-renewed-lease", { leaseUse: "shop", leaseLimit: "within" });
  expect(sentences).toContain(
    "발신인은 상가건물 임대차보호법 제10조 제5항에 따라 위 임대차계약을 해지함을 통지합니다.",
  );
});

it("arrears of an earlier version are asked for once more, as the rent alone, and nothing else is", () => {
  const type = documentTypeOf("certified-mail");
  const rent = { noticeKind: "rent", amount: 2_400_000, monthlyRent: 1_200_000 };
  expect(type?.migrate?.(rent, 4)).toEqual({ noticeKind: "rent", monthlyRent: 1_200_000 });
  expect(type?.migrate?.(rent, 5)).toEqual(rent);
  const demand = { noticeKind: "demand", amount: 2_400_000 };
  expect(type?.migrate?.(demand, 4)).toEqual(demand);
});

it("asks for rent in arrears as such, and for any other amount as an amount", () => {
  const amountIn = (name: string) => {
    const { type, draft } = changed(name, {});
    const asked = questionsOf(type, draft.answers).flatMap(({ questions }) => questions);
    return { type, texts: asked.filter(({ path }) => path === "amount").map(({ question }) => question.text) };
  };
  expect(amountIn("certified-mail-rent-and-end").texts).toEqual(["notice.arrears"]);
  const { type, texts } = amountIn("certified-mail-demand");
  expect(texts).toEqual(["notice.amount"]);
  expect(questionAt(type, "amount")?.text).toBe("notice.amount");
});

// Two months before 2026-06-30 is 2026-04-30, a month before it 2026-05-30: it arrives by the day before.
it.each<[string, Answers, string | undefined]>([
  ["a tenant of a home", {}, "2026-04-29"],
  ["a landlord of a home", { leaseRole: "landlord" }, "2026-04-29"],
  ["a landlord of a shop", { leaseRole: "landlord", leaseUse: "shop", leaseLimit: "within" }, "2026-05-29"],
  [
    "a landlord whose limit is not known",
    { leaseRole: "landlord", leaseUse: "shop", leaseLimit: "unknown" },
    "2026-05-29",
  ],
  ["a tenant of a shop, who has until the end", { leaseUse: "shop" }, undefined],
  ["a lease without its last day", { leaseEnd: "" }, undefined],
  ["a person who has not said whose the lease is", { leaseRole: "" }, undefined],
  ["another letter", { noticeKind: "deposit" }, undefined],
])("a notice of non-renewal of %s has its last day to arrive", (_, answers, dueDate) => {
  const { type, draft } = changed("certified-mail-non-renewal", answers);
  expect(deadlineOf(type, draft)?.dueDate).toBe(dueDate);
});

it.each([
  "수신인은 2026. 1. 5. 월세를 올리겠다고 하였습니다.",
  "수신인은 인터넷에 글을 올려 발신인의 명예를 훼손하였습니다.",
  "수신인은 여러 사람 앞에서 발신인에게 망신을 주었습니다.",
  "결과를 회사에 알려 주시기 바랍니다.",
  "발신인은 2026. 1. 5. 회사에 알리고 퇴사하였습니다.",
  "수신인은 하자를 회사에 알리지 않았습니다.",
  "이 일을 이웃에게 알리지 마시기 바랍니다.",
])("takes no fact for a threat: %s", (sentence) => {
  const { type, draft } = changed("certified-mail-demand", { body: [sentence] });
  expect(issuesOf(type, draft).map(({ code }) => code)).not.toContain("K3");
});
