import { CASE_STATUSES, type CaseStatus } from "@legal/contracts/constants";
import { caseStageOf, isKnownStatus, isOpen, statusesOf } from "../src/index.ts";

describe("the stage of a case", () => {
  it.each([
    ["준비중", "open"],
    ["작성중", "open"],
    ["발송완료", "open"],
    ["법원접수", "open"],
    ["종료", "finished"],
    ["거래취소", "cancelled"],
  ] as const)("with status %s is %s", (status, stage) => {
    expect(caseStageOf(status)).toBe(stage);
    expect(isOpen(status)).toBe(stage === "open");
  });

  it("is open with a status that a later release has set", () => {
    const later = "다음 단계" as CaseStatus;
    expect([caseStageOf(later), isOpen(later), isKnownStatus(later)]).toEqual(["open", true, false]);
    expect(CASE_STATUSES.every(isKnownStatus)).toBe(true);
  });

  it("is one of three, which share out all statuses in their order", () => {
    expect([...statusesOf("open"), ...statusesOf("finished"), ...statusesOf("cancelled")]).toEqual(CASE_STATUSES);
  });
});
