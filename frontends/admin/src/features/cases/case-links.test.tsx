import type { Customer } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { admin, makeRoom, member, renderPages } from "@legal/web-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { catalogues } from "../../testing/catalogues.ts";
import { CaseCard } from "./card/case-card.tsx";

const opened: { address: URL; features: string | undefined }[] = [];
const saved: string[] = [];
const fetched: string[] = [];

beforeAll(() => {
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    fetched.push(pathname);
    return Promise.resolve(Response.json(pathname === "/api/chat-rooms/staff" ? [] : admin));
  };
  window.open = (address, _target, features) => {
    opened.push({ address: new URL(String(address)), features });
    return null;
  };
  URL.createObjectURL = () => "blob:deadline";
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
});
beforeEach(() => {
  opened.length = 0;
  saved.length = 0;
  fetched.length = 0;
});

const DEADLINE_ID = "01970000-0000-7000-9000-00000000000d";
const customer = (language: Language): Customer => ({ ...member, language });
const caseOf = (language: Language = "ko") =>
  makeRoom({ user: customer(language), caseNumber: "2026-000123", deadline: "2026-12-31", caseStatus: "작성중" });

const show = async (room = caseOf()) => {
  const { person } = await renderPages(
    <CaseCard room={room} position={1} isChosen={false} onChoose={() => undefined} onFocus={() => undefined} />,
    "/admin",
    catalogues,
  );
  const choose = async (menu: string, item: string) => {
    await person.click(screen.getByRole("button", { name: menu }));
    await person.click(screen.getByRole("menuitem", { name: item }));
  };
  return { person, choose };
};

describe("a letter to a case's customer", () => {
  it("opens in the webmail with address, subject and text about the case", async () => {
    const { choose } = await show();
    await choose("메일", "진행 상황 안내");
    const [tab] = opened;
    expect(tab?.features).toContain("noopener");
    expect(tab?.address.origin).toBe("https://mail.google.com");
    const { searchParams } = tab?.address ?? new URL("x:");
    expect(searchParams.get("to")).toBe("minji_kim@example.com");
    expect(searchParams.get("su")).toBe("[온담 법률서비스] 지급명령 진행 상황을 알려드립니다 · 2026-000123");
    expect(searchParams.get("body")).toContain("김민지님, 안녕하세요. 온담 법률서비스입니다.");
    expect(searchParams.get("body")).toContain("현재 ‘작성중’ 단계입니다.");
  });

  it.each([
    ["en", "Deadline in your case: Payment order (December 31, 2026) · 2026-000123"],
    ["ja", "支払命令の期限のご案内（2026年12月31日） · 2026-000123"],
    ["zh", "支付令截止日期提醒（2026年12月31日） · 2026-000123"],
  ] as const)("is in %s for a customer who reads that", async (language, subject) => {
    const { choose } = await show(caseOf(language));
    await choose("메일", "마감일 안내");
    expect(opened[0]?.address.searchParams.get("su")).toContain(subject);
    expect(opened[0]?.address.href).not.toMatch(/%7B|%7D/);
  });

  it("speaks of no deadline or status where there is none", async () => {
    const { person } = await show(makeRoom({ user: customer("ko"), serviceType: "admin-support", packageType: null }));
    await person.click(screen.getByRole("button", { name: "메일" }));
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["자료 요청"]);
  });

  it("waits until the customer is known", async () => {
    await show(makeRoom());
    expect(screen.queryByRole("button", { name: "메일" })).toBeNull();
  });
});

describe("a deadline for the calendar", () => {
  it("opens Google's form for an all-day event with the case's facts", async () => {
    const { choose } = await show();
    await choose("캘린더에 추가", "Google 캘린더에서 열기");
    const { searchParams, pathname } = opened[0]?.address ?? new URL("x:");
    expect(pathname).toBe("/calendar/render");
    expect(Object.fromEntries(searchParams)).toEqual({
      action: "TEMPLATE",
      text: "지급명령 - 김민지 마감",
      dates: "20261231/20270101",
      details: "고객: 김민지\n서비스: 지급명령\n패키지: 스탠다드\n진행 상태: 작성중\n이메일: minji_kim@example.com",
      ctz: "Asia/Seoul",
    });
  });

  it("comes as the file that the service writes for the nearest one", async () => {
    const room = caseOf();
    const { choose } = await show({ ...room, nextDeadline: { id: DEADLINE_ID, matter: "answer", confirmed: true } });
    await choose("캘린더에 추가", ".ics 파일 받기");
    await waitFor(() => expect(saved).toEqual(["deadline-2026-12-31.ics"]));
    expect(fetched).toContain(`/api/chat-rooms/${room.id}/deadlines/${DEADLINE_ID}/calendar`);
  });

  it("is offered only where there is one", async () => {
    await show(makeRoom({ user: customer("ko") }));
    expect(screen.queryByRole("button", { name: "캘린더에 추가" })).toBeNull();
  });
});
