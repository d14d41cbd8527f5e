import { ACTIVITY_KINDS, type CaseActivity } from "@legal/contracts";
import { realtime } from "@legal/web-kit";
import { admin, type ApiServer, makeRoom, renderPages, startApiServer } from "@legal/web-kit/testing";
import { act, screen } from "@testing-library/react";
import ko from "../locales/ko.json" with { type: "json" };
import { StaffTexts } from "../texts.ts";
import { ActivityItems } from "./activity-items.tsx";

const none = { ko: {}, en: {}, ja: {}, zh: {} };
const room = makeRoom();
let server: ApiServer;
let history: CaseActivity[];

const entry = (deadline: CaseActivity["deadline"], part: Partial<CaseActivity> = {}): CaseActivity => ({
  id: crypto.randomUUID(),
  at: "2026-03-02T01:00:00.000Z",
  actor: { id: admin.id, name: "박담당" },
  kind: "deadline",
  from: "2026-03-16",
  to: "2026-03-16",
  deadline,
  ...part,
});

beforeEach(async () => {
  const matter = "payment-order-objection";
  history = [entry({ change: "entered", matter }, { from: null })];
  server = await startApiServer({
    "GET /api/auth/me": () => ({ body: admin }),
    [`GET /api/chat-rooms/${room.id}/activity`]: () => ({ body: history }),
  });
});
afterEach(() => server.stop());

const show = (price: number | null = room.price) =>
  renderPages(
    <StaffTexts>
      <ActivityItems room={{ ...room, price }} />
    </StaffTexts>,
    "/",
    none,
  );

describe("the history of a case's deadlines", () => {
  it("follows a confirmation, which changes nothing else of the case", async () => {
    await show();
    expect(await screen.findByText(/기한 입력: 지급명령 이의신청/)).toBeTruthy();
    history = [entry({ change: "confirmed", matter: "payment-order-objection" }), ...history];
    act(() => realtime.emitLocally("deadlines-changed", { chatRoomId: room.id }));
    expect(await screen.findByText(/기한 확인: 지급명령 이의신청/)).toBeTruthy();
  });

  it("says what a corrected one had been taken for, and that no one moved one", async () => {
    history = [
      entry({ change: "changed", matter: "answer", formerMatter: "payment-order-objection" }, { to: "2026-04-01" }),
      entry({ change: "moved", matter: "answer" }, { actor: null, to: "2026-03-17" }),
    ];
    await show();
    expect(await screen.findByText(/기한 정정: 지급명령 이의신청.*→ 소장에 대한 답변서/)).toBeTruthy();
    expect(screen.getByText(/자동 ·/)).toBeTruthy();
  });

  it.each([
    ["done", { to: null }, /^기한 완료: 마감일\s2026\.\s3\.\s16\.$/],
    ["void", { to: null }, /^기한 해당 없음: 마감일\s2026\.\s3\.\s16\.$/],
    ["reopened", { from: null }, /^기한 다시 열기: 마감일\s2026\.\s3\.\s16\.$/],
  ] as const)("says of a typed date that it was %s, and which one", async (change, dates, words) => {
    history = [entry({ change, matter: null }, dates)];
    await show();
    expect((await screen.findByText(/마감일/)).closest("p")?.textContent).toMatch(words);
  });

  it("names the paper that has kept one", async () => {
    const keptBy = { kind: "sent", date: "2026-03-10" } as const;
    history = [entry({ change: "done", matter: "answer", keptBy }, { to: null, reason: "서류 발송 2026-03-10" })];
    await show();
    expect(await screen.findByText(/^2026\.\s3\.\s10\.에 보낸 서류로 지켰습니다$/)).toBeTruthy();
    expect(screen.queryByText(/^사유/)).toBeNull();
  });

  it.each([
    ["작성을 바로 시작하는 데 동의했습니다", 100_000],
    ["금액에 합의하면 작성을 바로 시작해 달라고 요청했습니다", null],
  ])("distinguishes the consent to start, a package that stayed, from the purchase: “%s”", async (text, price) => {
    const bought = { kind: "purchase", to: "standard" } as const;
    history = [entry(null, { ...bought, from: "standard" }), entry(null, { ...bought, from: null })];
    await show(price);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(/패키지를 구매했습니다/)).toBeTruthy();
  });

  it("says that something was changed where a later release has more kinds, beside what it knows", async () => {
    const later = "of a later release" as CaseActivity["kind"];
    const courtRoom = { kind: later, from: null, to: "법정 301호", reason: "법원이 알려 왔습니다" };
    history = [entry(null, courtRoom), entry(null, { kind: "status", from: "준비중", to: "작성중" })];
    await show();
    const [other, known] = await screen.findAllByRole("listitem");
    expect(other?.textContent).toContain("다른 내용이 바뀌었습니다");
    expect(other?.textContent).toContain("법원이 알려 왔습니다");
    expect(known?.textContent).toMatch(/진행 상태: 준비중 → 작성중/);
  });

  it("has a text for each kind of change", () => {
    expect(ACTIVITY_KINDS.filter((kind) => !Object.hasOwn(ko, `staff.activity.${kind}`))).toEqual([]);
  });
});
