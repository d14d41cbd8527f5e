import { member } from "@legal/web-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { OwnDeadlines } from "./own-deadlines.tsx";
import { makeDeadline, openDeadlineOffice, type DeadlineOffice } from "./testing/deadline-office.tsx";

let office: DeadlineOffice;

beforeEach(async () => {
  localStorage.clear();
  office = await openDeadlineOffice(member);
});
afterEach(() => office.stop());

const show = () => office.show(<OwnDeadlines room={office.room} />);

describe("a customer who received a paper", () => {
  it("chooses it in plain words, sees until when they have time at once, and reads that the office checks it", async () => {
    const { person } = await show();
    await person.click(screen.getByRole("button", { name: "받은 서류 알리기" }));
    const paper = await screen.findByRole("combobox", { name: "어떤 서류를 받으셨나요" });
    await person.selectOptions(paper, "지급명령 정본");
    fireEvent.change(screen.getByLabelText("받은 날짜"), { target: { value: "2025-03-04" } });
    expect(
      await screen.findByText(/3월\s4일\u2060\(화\)\u2060에 받으셨으니 2025년\s3월\s18일\u2060\(화\)\u2060까지/),
    ).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "사무소에 알리기" }));
    expect(await screen.findByText(/사무소가 날짜를 확인하고 있습니다/)).toBeTruthy();
    expect(screen.getByText("미확인")).toBeTruthy();
    expect(office.sent).toEqual([{ matter: "payment-order-objection", service: { date: "2025-03-04" } }]);
  });

  it("is offered papers alone, and no way to confirm or change", async () => {
    office.keep(makeDeadline(office.room, { matter: "answer", service: { date: "2025-03-04" } }));
    const { person } = await show();
    for (const name of ["날짜 확인", "변경", "완료로 표시", "해당 없음"])
      expect(screen.queryByRole("button", { name })).toBeNull();
    await person.click(screen.getByRole("button", { name: "받은 서류 알리기" }));
    const paper = await screen.findByRole("combobox", { name: "어떤 서류를 받으셨나요" });
    expect(within(paper).queryByRole("option", { name: /소멸시효|상속포기/ })).toBeNull();
    expect(within(paper).queryByRole("option", { name: /^deadlines\./ })).toBeNull();
    expect(screen.queryByRole("combobox", { name: "송달 방법" })).toBeNull();
  });

  it("in an auction has no paper suggested whose week would not run from its receipt", async () => {
    const { person } = await office.show(
      <OwnDeadlines room={{ ...office.room, serviceType: "real-estate-auction" }} />,
    );
    await person.click(screen.getByRole("button", { name: "받은 서류 알리기" }));
    const paper = await screen.findByRole("combobox", { name: "어떤 서류를 받으셨나요" });
    expect(within(paper).queryByRole("group", { name: "이 사건에 흔한 것" })).toBeNull();
    expect(within(paper).getByRole("option", { name: /경매개시·매각허가 결정 제외/ })).toBeTruthy();
  });

  it("of an authority is offered it first, with its ninety days", async () => {
    const { person } = await office.show(
      <OwnDeadlines room={{ ...office.room, serviceType: "administrative-lawsuit" }} />,
    );
    await person.click(screen.getByRole("button", { name: "받은 서류 알리기" }));
    const usual = await screen.findByRole("group", { name: "이 사건에 흔한 것" });
    const [first] = within(usual).getAllByRole("option");
    expect(first?.textContent).toMatch(/^행정처분 통지서/);
    await person.selectOptions(screen.getByRole("combobox", { name: "어떤 서류를 받으셨나요" }), first!);
    fireEvent.change(screen.getByLabelText("받은 날짜"), { target: { value: "2025-03-04" } });
    expect(await screen.findByText(/2025년\s6월\s2일\u2060\(월\)\u2060까지/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "사무소에 알리기" }));
    await waitFor(() => expect(office.sent).toEqual([{ matter: "admin-suit", service: { date: "2025-03-04" } }]));
  });

  it.each([
    ["administrative-lawsuit", "?matter=admin-suit"],
    // No paper that begins it.
    ["real-estate-auction", "?matter=distribution-suit-proof"],
    ["certified-mail", ""],
  ])("in %s finds the calculator of what threatens there", async (serviceType, query) => {
    await office.show(<OwnDeadlines room={{ ...office.room, serviceType }} />);
    const link = screen.getByRole("link", { name: "서류 마감일" });
    expect(link.getAttribute("href")).toBe(`/tools/deadline${query}`);
  });

  it("finds the calculator with the paper that is usual in such a case", async () => {
    await show();
    const row = within(screen.getByRole("navigation", { name: "직접 계산해 보기" }));
    const link = row.getByRole("link", { name: "서류 마감일" });
    expect(link.getAttribute("href")).toBe("/tools/deadline?matter=payment-order-objection");
  });

  it("reads of a day in a year without an almanac that it may still move, and of an earlier one nothing", async () => {
    office.keep(
      makeDeadline(office.room, { matter: "property-division", service: { date: "2026-03-02" } }),
      makeDeadline(office.room, { matter: "answer", service: { date: "2025-03-04" } }),
    );
    await show();
    expect(screen.getAllByText(/그해 공휴일이 아직 공식으로 정해지지 않아 날짜가 달라질 수 있습니다/)).toHaveLength(1);
  });

  it("reads the steps on a tap, and how old the holidays are that they rest on", async () => {
    office.keep(makeDeadline(office.room, { matter: "answer", service: { date: "2025-03-04" } }));
    const { person } = await show();
    const steps = screen.getByText("어떻게 계산했나요?").closest("details");
    expect(steps?.open).toBe(false);
    await person.click(screen.getByText("어떻게 계산했나요?"));
    expect(within(steps as HTMLElement).getByText(/당일은 세지 않고/)).toBeTruthy();
    expect(within(steps as HTMLElement).getByText(/공휴일 자료 KR-\d{4}-\d{2}$/)).toBeTruthy();
  });

  it.each([
    ["en", "filed", /^Kept by a paper filed on .*10.*2025\.$/],
    ["zh", "sent", /^已凭2025.*10.*寄出的文书遵守期限。$/],
  ] as const)("reads in their language (%s) that a paper has kept it", async (language, kind, words) => {
    await office.stop();
    office = await openDeadlineOffice({ ...member, language });
    const reason = `서류 ${kind === "filed" ? "제출" : "발송"} 2025-03-10`;
    const keptBy = { kind, date: "2025-03-10" };
    const service = { date: "2025-03-04" };
    office.keep(makeDeadline(office.room, { matter: "answer", service }, { state: "done", reason, keptBy }));
    await show();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/서류/)).toBeNull();
  });
});
