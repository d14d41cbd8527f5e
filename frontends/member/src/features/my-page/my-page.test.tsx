import { addDays, seoulDateOf, validationText } from "@legal/i18n";
import { screen, waitFor, within } from "@testing-library/react";
import { makeRoom, member } from "@legal/web-kit/testing";
import { renderSite } from "../../testing/render-site.tsx";
import { useOffice } from "../../testing/use-office.ts";

const office = useOffice();
let saved: unknown[] = [];

beforeEach(() => {
  saved = [];
  office.instead.set("GET /api/chat-rooms/consultations/my", () => ({ body: [] }));
  office.instead.set("PATCH /api/users/me", (body) => {
    saved.push(body);
    return { body: member };
  });
});

const nameField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "표시 이름" });

describe("my page", () => {
  it("counts cancelled cases as neither active nor completed", async () => {
    for (const caseStatus of ["준비중", "작성중", "종료", "거래취소"] as const)
      office.addRoom(makeRoom({ caseStatus }));
    office.addRoom(makeRoom({ serviceType: "admin-support", packageType: null }));
    await renderSite("/mypage");
    const countOf = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
    expect([await countOf("진행 중"), await countOf("완료"), await countOf("전체")]).toEqual(["2", "1", "4"]);
  });

  it("shows three recent cases, and all of them in their own tab", async () => {
    for (let count = 0; count < 5; count += 1) office.addRoom(makeRoom());
    const { person } = await renderSite("/mypage");
    await waitFor(() => expect(screen.getAllByRole("heading", { name: "지급명령" })).toHaveLength(3));
    await person.click(screen.getByRole("tab", { name: /내 사건/ }));
    expect(screen.getAllByRole("heading", { name: "지급명령" })).toHaveLength(5);
    expect(screen.getByLabelText("address").textContent).toBe("/mypage?tab=cases");
  });

  it("shows deadlines that press before everything else, and those alone", async () => {
    const today = seoulDateOf(new Date());
    office.addRoom(makeRoom({ caseStatus: "거래취소", deadline: addDays(today, -3) }));
    office.addRoom(makeRoom({ deadline: addDays(today, 5) }));
    const near = office.addRoom(makeRoom({ deadline: addDays(today, 1), unreadCountUser: 2 }));
    await renderSite("/mypage");
    const section = await screen.findByRole("region", { name: "기한을 먼저 확인해주세요" });
    const links = within(section).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([`/chat/${near.id}`]);
  });

  it("leads to the calculators", async () => {
    await renderSite("/mypage");
    const row = within(await screen.findByRole("navigation", { name: "직접 계산해 보기" }));
    expect(row.getByRole("link", { name: "서류 마감일" }).getAttribute("href")).toBe("/tools/deadline");
  });

  it("filters cases", async () => {
    office.addRoom(makeRoom({ caseStatus: "종료", serviceType: "complaint" }));
    office.addRoom(makeRoom());
    const { person } = await renderSite("/mypage?tab=cases");
    await person.click(await screen.findByRole("button", { name: /완료/ }));
    expect(screen.getByRole("heading", { name: "소장 작성" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "지급명령" })).toBeNull();
    expect(screen.getByLabelText("address").textContent).toBe("/mypage?tab=cases&filter=completed");
  });

  it("comes back to the cases as they were filtered", async () => {
    office.addRoom(makeRoom({ caseStatus: "종료", serviceType: "complaint" }));
    office.addRoom(makeRoom());
    await renderSite("/mypage?tab=cases&filter=completed");
    expect(await screen.findByRole("heading", { name: "소장 작성" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "지급명령" })).toBeNull();
  });

  it("says where to go on when no case fits a filter", async () => {
    office.addRoom(makeRoom({ caseStatus: "거래취소" }));
    const { person } = await renderSite("/mypage?tab=cases");
    await person.click(await screen.findByRole("button", { name: /진행 중/ }));
    expect(screen.getByRole("link", { name: "서비스 고르기" }).getAttribute("href")).toBe("/#services");
    await person.click(screen.getByRole("button", { name: /완료/ }));
    await person.click(screen.getByRole("button", { name: "전체 보기" }));
    expect(screen.getByRole("heading", { name: "지급명령" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /^전체/ }));
  });

  it("refuses a blank name on its field and sends nothing", async () => {
    const { person } = await renderSite("/mypage");
    const field = await nameField();
    await person.clear(field);
    await person.type(field, "   {Enter}");
    expect(await screen.findByText(validationText("displayName.required", "ko"))).toBeTruthy();
    expect(saved).toHaveLength(0);
  });

  it("saves a name without the blanks around it", async () => {
    const { person } = await renderSite("/mypage");
    const field = await nameField();
    await person.clear(field);
    await person.type(field, "  민지  {Enter}");
    expect(await screen.findByText("이름이 변경되었습니다")).toBeTruthy();
    expect(saved).toEqual([{ displayName: "민지" }]);
  });

  it("says that a name could not be saved, and keeps it", async () => {
    office.instead.set("PATCH /api/users/me", () => ({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } }));
    const { person } = await renderSite("/mypage");
    const field = await nameField();
    await person.clear(field);
    await person.type(field, "민지{Enter}");
    expect(await screen.findByText("이름 변경에 실패했습니다")).toBeTruthy();
    expect(field.value).toBe("민지");
  });

  it("shows consultations with date and status", async () => {
    const room = office.addRoom(makeRoom({ serviceType: "admin-support", packageType: null }));
    const asked = { id: room.id, chatRoomId: room.id, status: "확인중", createdAt: "2026-11-05T03:00:00.000Z" };
    office.instead.set("GET /api/chat-rooms/consultations/my", () => ({ body: [asked] }));
    await renderSite("/mypage");
    const row = (await screen.findByText("확인중")).closest("li") ?? document.body;
    expect(within(row).getByText(/2026\. 11\. 5\. 신청/)).toBeTruthy();
    expect(within(row).getByRole("link", { name: "대화 열기" }).getAttribute("href")).toBe(`/chat/${room.id}`);
  });

  it("says when the room with the office cannot be opened", async () => {
    office.instead.set("POST /api/chat-rooms/admin-support", () => ({
      status: 503,
      body: { code: "SERVICE_UNAVAILABLE" },
    }));
    const { person } = await renderSite("/mypage");
    await person.click(await screen.findByRole("button", { name: "관리자와 채팅" }));
    expect(await screen.findByText("채팅을 시작하지 못했습니다")).toBeTruthy();
  });
});
