import { OPEN_STATUSES } from "@legal/case-rules";
import { CASE_STATUSES, type CaseStatus } from "@legal/contracts/constants";
import { makeRoom } from "@legal/web-kit/testing";
import ko from "../locales/ko.json" with { type: "json" };
import { nextSteps } from "./next-step.ts";

const TODAY = "2026-11-20";
const written = { lastUserMessageAt: "2026-11-11T00:00:00.000Z" };
const kinds = (...rooms: Parameters<typeof makeRoom>[0][]) =>
  nextSteps(rooms.map(makeRoom), TODAY).map(({ kind, toDo }) => [kind, toDo]);

describe("the next step of a case", () => {
  it.each([
    ["an unread reply before what is not urgent", { unreadCountUser: 2, deadline: "2026-11-23" }, "reply"],
    ["a missed deadline before an unread reply", { unreadCountUser: 2, deadline: "2026-11-19" }, "overdue"],
    ["a near deadline before an unread reply", { unreadCountUser: 2, deadline: "2026-11-22" }, "deadline"],
    ["a missed deadline", { ...written, deadline: "2026-11-19" }, "overdue"],
    ["a deadline today", { ...written, deadline: "2026-11-20" }, "deadline"],
    ["a deadline in two days", { ...written, deadline: "2026-11-22" }, "deadline"],
    ["a new case in which nothing has been said", {}, "situation"],
  ])("is something to do: %s", (_name, part, kind) => {
    expect(kinds(part)).toEqual([[kind, true]]);
  });

  it.each(["준비중", "작성중", "발송완료", "법원접수"] as const)("is waiting while the case is %s", (caseStatus) => {
    expect(kinds({ ...written, caseStatus, deadline: "2026-11-23" })).toEqual([[caseStatus, false]]);
  });

  it("has words for each status, as the case's panel has", () => {
    const waiting = OPEN_STATUSES.map((status) => `home.step.${status}`);
    const meanings = CASE_STATUSES.map((status) => `chat.case.meaning.${status}`);
    expect([...waiting, ...meanings].filter((id) => !Object.hasOwn(ko, id))).toEqual([]);
  });

  it("does not exist for a closed or cancelled case, or a quiet room with the office", () => {
    const office = { serviceType: "admin-support", packageType: null, ...written };
    const missed = { deadline: "2026-11-01" };
    expect(kinds({ caseStatus: "종료", ...missed }, { caseStatus: "거래취소", ...missed }, office)).toEqual([]);
  });

  it("is to read the sentences of a paper, before a reply and after a deadline that is near", () => {
    const waiting = { documentId: "d1", sentences: 2 };
    const room = makeRoom({ ...written, unreadCountUser: 1 });
    const step = nextSteps([room], TODAY, new Map([[room.id, waiting]]));
    expect(step).toEqual([{ room, kind: "sentences", toDo: true, paper: waiting }]);
    const near = makeRoom({ ...written, deadline: "2026-11-22" });
    expect(nextSteps([near], TODAY, new Map([[near.id, waiting]]))).toMatchObject([
      { kind: "deadline", paper: waiting },
    ]);
  });

  it("is to finish a paper that waits, after a reply", () => {
    const paper = { documentId: "d1", sentences: 0 };
    const [quiet, answered] = [makeRoom(written), makeRoom({ ...written, unreadCountUser: 1 })];
    const waiting = new Map([quiet, answered].map(({ id }) => [id, paper]));
    expect(nextSteps([quiet, answered], TODAY, waiting)).toEqual([
      { room: answered, kind: "reply", toDo: true, paper },
      { room: quiet, kind: "paper", toDo: true, paper },
    ]);
  });

  it("is what presses alone while the status is one of a later release", () => {
    const later = { ...written, caseStatus: "다음 단계" as CaseStatus };
    expect(kinds(later, { ...later, deadline: "2026-11-19" })).toEqual([["overdue", true]]);
  });

  it("is shown for any of them when there is a new message", () => {
    expect(kinds({ caseStatus: "종료", unreadCountUser: 1, deadline: "2026-11-01" })).toEqual([["reply", true]]);
  });

  it("comes in the order in which it presses", () => {
    const order = kinds(
      { ...written, caseStatus: "작성중" },
      {},
      { ...written, deadline: "2026-11-21" },
      { unreadCountUser: 1 },
      { ...written, deadline: "2026-11-01" },
    );
    expect(order.map(([kind]) => kind)).toEqual(["overdue", "deadline", "reply", "situation", "작성중"]);
  });
});
