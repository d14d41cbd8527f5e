import { SERVICE_IDS } from "@legal/catalog";
import { addDays, seoulDateOf } from "@legal/i18n";
import { screen, waitFor, within } from "@testing-library/react";
import { makeRoom, member } from "@legal/web-kit/testing";
import { renderSite } from "../../testing/render-site.tsx";
import { useOffice } from "../../testing/use-office.ts";

const office = useOffice();

const signIn = (user: unknown) => office.instead.set("GET /api/auth/me", () => ({ body: user }));

describe("the greeting", () => {
  it.each([
    ["the display name", { ...member, displayName: "김민지", firstName: "Minji" }, "안녕하세요, 김민지님"],
    ["the first name", { ...member, displayName: null, firstName: "Minji" }, "안녕하세요, Minji님"],
    ["a stand-in", { ...member, displayName: null, firstName: null }, "안녕하세요, User님"],
  ])("uses %s", async (_name, user, greeting) => {
    signIn(user);
    await renderSite("/");
    expect(await screen.findByRole("heading", { level: 1, name: greeting })).toBeTruthy();
  });
});

describe("the member's first page", () => {
  it("leads to the 18 services", async () => {
    await renderSite("/");
    await screen.findByRole("heading", { level: 1 });
    const services = screen.getByRole("region", { name: "어떤 일이 있으신가요?" });
    const targets = within(services)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(targets).toHaveLength(SERVICE_IDS.length);
    expect(new Set(targets)).toEqual(new Set(SERVICE_IDS.map((id) => `/service/${id}`)));
  });

  it("says from how much with the total, and that court costs are extra", async () => {
    await renderSite("/");
    await screen.findByRole("heading", { level: 1 });
    const services = within(screen.getByRole("region", { name: "어떤 일이 있으신가요?" }));
    expect(services.getByRole("link", { name: /^지급명령/ }).textContent).toContain(
      "110,000원\u00a0· VAT\u00a0포함\u00a0121,000원부터",
    );
    expect(services.getByText(/VAT를 더한 총액.*법적 비용은 별도/)).toBeTruthy();
  });

  it("says what to do when there is no case yet", async () => {
    await renderSite("/");
    expect(await screen.findByText("아직 시작한 사건이 없습니다")).toBeTruthy();
  });

  it("shows a case with its unread count, 99+ above 99, and what to do about it", async () => {
    const room = office.addRoom(makeRoom({ unreadCountUser: 120, caseStatus: "작성중" }));
    await renderSite("/");
    const card = (await screen.findByRole("heading", { level: 3, name: "지급명령" })).closest("a");
    expect(card?.getAttribute("href")).toBe(`/chat/${room.id}`);
    expect(card?.textContent).toContain("99+");
    expect(screen.getByText("새 답장 120개를 확인해주세요")).toBeTruthy();
  });

  it.each([
    [-1, /마감일이 지났습니다\(.+, 1일 경과\)/],
    [2, /마감이 가깝습니다\(.+, D-2\)/],
  ])(
    "names a deadline %i days ahead first and unread replies below it, with the way to the room",
    async (days, words) => {
      const deadline = addDays(seoulDateOf(new Date()), days);
      office.addRoom(makeRoom({ unreadCountUser: 3 }));
      const room = office.addRoom(makeRoom({ unreadCountUser: 1, deadline, serviceType: "answer-brief" }));
      await renderSite("/");
      const [first] = within(await screen.findByRole("region", { name: "다음 할 일" })).getAllByRole("link");
      expect(first?.getAttribute("href")).toBe(`/chat/${room.id}`);
      const step = within(first ?? document.body);
      expect(step.getByText(words)).toBeTruthy();
      expect(step.getByText("새 답장 1개를 확인해주세요")).toBeTruthy();
      const [card] = within(screen.getByRole("region", { name: "내 사건" })).getAllByRole("heading", { level: 3 });
      expect(card?.textContent).toBe("답변서");
    },
  );

  it.each([
    [false, true],
    [true, false],
  ])("says which deadline is not confirmed, and which comes after one that has passed", async (...confirmed) => {
    const today = seoulDateOf(new Date());
    const nextDeadline = { id: "01970000-0000-7000-9000-0000000000d1", matter: "answer", confirmed: confirmed[0] };
    const [passed, next] = [addDays(today, -20), addDays(today, 1)];
    const upcoming = { upcomingDeadline: next, upcomingConfirmed: confirmed[1] };
    office.addRoom(makeRoom({ deadline: passed, ...upcoming, nextDeadline, openDeadlines: 2 }));
    const unconfirmed = Number((confirmed[0] ? next : passed).slice(-2));
    await renderSite("/");
    for (const name of ["다음 할 일", "내 사건"]) {
      const region = within(await screen.findByRole("region", { name }));
      expect(region.getByText(new RegExp(`^사무소가 .* ${unconfirmed}\\. 기한을 확인하고 있습니다$`))).toBeTruthy();
      expect(region.getByText(/^다음 기한: /)).toBeTruthy();
      expect(region.getByText("내일 마감")).toBeTruthy();
    }
  });

  it.each(["종료", "거래취소"] as const)("never alarms about the deadline of a case that is %s", async (caseStatus) => {
    const deadline = addDays(seoulDateOf(new Date()), -1);
    office.addRoom(makeRoom({ caseStatus, deadline }));
    await renderSite("/");
    await screen.findByRole("heading", { level: 3, name: "지급명령" });
    expect(screen.queryByText(/경과|지났습니다/)).toBeNull();
    expect(screen.getByText(deadline.slice(5))).toBeTruthy();
  });

  it("follows a change of status as it happens", async () => {
    const room = office.addRoom(makeRoom({ lastUserMessageAt: "2026-11-11T00:00:00.000Z" }));
    await renderSite("/");
    await screen.findByText("담당자가 내용을 검토하고 있습니다");
    await waitFor(() =>
      expect(office.calls.filter((call) => call === "GET /api/chat-rooms/my").length).toBeGreaterThan(0),
    );
    const changed = { ...room, caseStatus: "법원접수", updatedAt: "2026-11-12T00:00:00.000Z" } as const;
    office.addRoom(changed);
    office.sockets.emit("room-updated", changed);
    expect(await screen.findByText("법원에 접수했습니다. 연락이 오면 알려드립니다")).toBeTruthy();
  });

  describe("while papers that may wait are not known", () => {
    const next = async () => within(await screen.findByRole("region", { name: "다음 할 일" }));

    it("shows no row that would then lead elsewhere, and a deadline that has passed at once", async () => {
      const deadline = addDays(seoulDateOf(new Date()), -1);
      const late = office.addRoom(makeRoom({ deadline, serviceType: "answer-brief" }));
      const room = office.addRoom(makeRoom({ lastUserMessageAt: "2026-11-11T00:00:00.000Z" }));
      const paper = { id: "01970000-0000-7000-8000-0000000000d1", caseId: room.id, state: "draft" };
      let arrive = () => undefined as void;
      const arrived = new Promise<void>((done) => (arrive = done));
      office.instead.set("GET /api/documents/my", async () => {
        await arrived;
        return { body: [paper] };
      });
      await renderSite("/");
      await screen.findByRole("heading", { level: 3, name: "지급명령" });
      const region = await next();
      const hrefs = () => region.getAllByRole("link").map((link) => link.getAttribute("href"));
      expect(hrefs()).toEqual([`/chat/${late.id}`]);
      arrive();
      await waitFor(() => expect(hrefs()).toEqual([`/chat/${late.id}`, `/documents/${paper.id}`]));
    });

    it("says so, rather than that there is nothing to do, and asks again", async () => {
      const room = office.addRoom(makeRoom({ lastUserMessageAt: "2026-11-11T00:00:00.000Z" }));
      office.instead.set("GET /api/documents/my", () => ({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } }));
      const { person } = await renderSite("/");
      const region = await next();
      expect(await region.findByText("작성하거나 확인하실 서류가 있는지 불러오지 못했습니다.")).toBeTruthy();
      expect(region.queryByText(/지금 하실 일은 없습니다/)).toBeNull();
      expect(region.getByRole("link").getAttribute("href")).toBe(`/chat/${room.id}`);
      office.instead.clear();
      await person.click(region.getByRole("button", { name: "다시 시도" }));
      expect(await region.findByText(/지금 하실 일은 없습니다/)).toBeTruthy();
    });
  });

  it("has the consult button with what is unread", async () => {
    office.addRoom(makeRoom({ unreadCountUser: 2 }));
    await renderSite("/");
    expect(await screen.findByRole("button", { name: /상담 요청.*읽지 않은 메시지 2개/ })).toBeTruthy();
  });

  it("offers a retry when the cases cannot be loaded", async () => {
    office.instead.set("GET /api/chat-rooms/my", () => ({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } }));
    const { person } = await renderSite("/");
    const [retry] = await screen.findAllByRole("button", { name: "다시 시도" });
    office.instead.clear();
    office.addRoom(makeRoom({ serviceType: "complaint" }));
    if (retry) await person.click(retry);
    expect(await screen.findByRole("heading", { level: 3, name: "소장 작성" })).toBeTruthy();
  });
});
