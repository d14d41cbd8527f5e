import type { OwnInquiry } from "@legal/contracts";
import { realtime } from "@legal/web-kit";
import { makeUser, member } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { provideBrowserParts } from "../../testing/browser-parts.ts";
import { openOffice, type Office } from "../../testing/office.ts";
import { renderSite } from "../../testing/render-site.tsx";

const MY = "GET /api/inquiries/my";
let office: Office;

beforeAll(async () => {
  provideBrowserParts();
  office = await openOffice();
  realtime.open(office.connect);
});
afterAll(() => office.close());
beforeEach(() => {
  office.calls.splice(0);
  office.instead.clear();
});

const inquiry = (part: Partial<OwnInquiry> = {}): OwnInquiry => ({
  id: crypto.randomUUID(),
  name: "김민지",
  email: member.email,
  phone: null,
  serviceType: "payment-order",
  message: "떼인 돈을 받고 싶습니다",
  status: "pending",
  createdAt: "2026-11-05T03:00:00.000Z",
  ...part,
});

describe("my inquiries", () => {
  it("are shown with service, words, day and status", async () => {
    const sent = [
      inquiry({ status: "contacted" }),
      inquiry({ serviceType: null, status: "resolved", message: "둘째" }),
    ];
    office.instead.set(MY, () => ({ body: sent }));
    await renderSite("/mypage?tab=inquiries");
    const first = within((await screen.findByRole("heading", { name: "지급명령" })).closest("li") ?? document.body);
    expect(first.getByText("떼인 돈을 받고 싶습니다")).toBeTruthy();
    expect(first.getByText("연락완료")).toBeTruthy();
    expect(first.getByText(/2026\. 11\. 5\..*접수/)).toBeTruthy();
    const second = within(screen.getByRole("heading", { name: "일반 문의" }).closest("li") ?? document.body);
    expect(second.getByText("해결")).toBeTruthy();
  });

  it("are said to be none, with a way to the form", async () => {
    office.instead.set(MY, () => ({ body: [] }));
    await renderSite("/mypage?tab=inquiries");
    await screen.findByText("남기신 문의가 없습니다");
    expect(screen.getByRole("link", { name: "새 문의 남기기" }).getAttribute("href")).toBe("/#contact");
  });

  it("say when they cannot be loaded, and come at the next try", async () => {
    const answers = [{ status: 503, body: { code: "SERVICE_UNAVAILABLE" } }, { body: [inquiry()] }];
    office.instead.set(MY, () => answers.shift() ?? {});
    const { person } = await renderSite("/mypage?tab=inquiries");
    await screen.findByText("문의 내역을 불러오지 못했습니다");
    await person.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await screen.findByText("떼인 돈을 받고 싶습니다")).toBeTruthy();
    expect(screen.queryByText("문의 내역을 불러오지 못했습니다")).toBeNull();
  });

  it("are fetched again each time the tab is opened, for staff may have answered", async () => {
    const answers = [[inquiry()], [inquiry({ status: "resolved" })]];
    office.instead.set(MY, () => ({ body: answers.shift() ?? [] }));
    const { person } = await renderSite("/mypage?tab=inquiries");
    await screen.findByText("대기중");
    await person.click(screen.getByRole("tab", { name: /내 사건/ }));
    await person.click(screen.getByRole("tab", { name: "문의 내역" }));
    expect(await screen.findByText("해결")).toBeTruthy();
  });

  it("open a long one at a press", async () => {
    office.instead.set(MY, () => ({
      body: [inquiry({ message: "길다 ".repeat(200) }), inquiry({ serviceType: null })],
    }));
    const { person } = await renderSite("/mypage?tab=inquiries");
    const more = await screen.findByRole("button", { name: "전체 보기", expanded: false });
    await person.click(more);
    expect(screen.getByRole("button", { name: "접기", expanded: true })).toBeTruthy();
  });
});

describe("a member's contact form", () => {
  const fields = (names: string[]) => {
    const form = within(screen.getByRole("form", { name: "문의하기" }));
    return names.map((name) => form.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`)).value);
  };

  it("knows name, address, phone and the service asked about", async () => {
    office.instead.set("GET /api/auth/me", () => ({ body: { ...member, phone: "010-1234-5678" } }));
    await renderSite("/?service=complaint#contact");
    await waitFor(() =>
      expect(fields(["이름", "이메일", "전화번호", "관련 서비스", "문의 내용"])).toEqual([
        "김민지",
        member.email,
        "010-1234-5678",
        "complaint",
        "",
      ]),
    );
  });

  it("does not take a username for a name", async () => {
    const nameless = makeUser({ id: member.id, username: "nameless_1" });
    office.instead.set("GET /api/auth/me", () => ({ body: nameless }));
    await renderSite("/");
    await waitFor(() => expect(fields(["이름", "이메일"])).toEqual(["", nameless.email]));
  });
});
