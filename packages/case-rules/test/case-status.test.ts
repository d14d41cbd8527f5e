import { CASE_STATUSES } from "@legal/contracts/constants";
import { caseStageOf, isOpen, statusesOf } from "../src/index.ts";

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

  it("is one of three, which share out all statuses in their order", () => {
    expect([...statusesOf("open"), ...statusesOf("finished"), ...statusesOf("cancelled")]).toEqual(CASE_STATUSES);
  });
});
