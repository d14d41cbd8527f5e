import type { Document } from "@legal/contracts";
import { admin, provideModalDialogs, useWideWindow } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { makeDocument, makeVersion, openDocumentOffice } from "../testing/document-office.tsx";
import { StaffDocument } from "./staff-document.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

useWideWindow();
beforeAll(() => {
  provideModalDialogs();
});
afterEach(() => office.stop());

const open = async (part: Partial<Document>) => {
  office = await openDocumentOffice(makeDocument({ state: "staff-check", ...part }), admin);
  return office.show((document, type) => <StaffDocument document={document} type={type} />);
};

describe("a document on the desk", () => {
  it("goes on only with a word on every warning", async () => {
    const warning = {
      code: "G7",
      severity: "warn" as const,
      path: "",
      message: "인용하지 않은 증거가 있습니다",
      accepted: null,
    };
    const { person } = await open({ nextStates: ["client-review", "draft"], issues: [warning] });
    await person.click(screen.getByRole("button", { name: "고객에게 보내기" }));
    const dialog = within(screen.getByRole("dialog"));
    await person.click(dialog.getByRole("button", { name: "고객에게 보내기" }));
    expect(dialog.getByText("적어 주세요")).toBeTruthy();
    expect(office.moves).toEqual([]);
    await person.type(dialog.getByRole("textbox", { name: "인용하지 않은 증거가 있습니다" }), "참고 자료");
    await person.click(dialog.getByRole("button", { name: "고객에게 보내기" }));
    await waitFor(() =>
      expect(office.moves).toEqual([
        { version: 1, to: "client-review", accepted: [{ code: "G7", path: "", reason: "참고 자료" }] },
      ]),
    );
  });

  it("takes a word of its own for each warning of one kind", async () => {
    const uncited = (title: string) => ({
      code: "G7",
      severity: "warn" as const,
      path: "",
      message: `${title}을 인용하지 않았습니다`,
      accepted: null,
    });
    const issues = [uncited("차용증"), uncited("통장")];
    const { person } = await open({ nextStates: ["client-review"], issues });
    await person.click(screen.getByRole("button", { name: "고객에게 보내기" }));
    const dialog = within(screen.getByRole("dialog"));
    await person.type(dialog.getByRole("textbox", { name: /차용증/ }), "첫째");
    expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /통장/ }).value).toBe("");
    await person.type(dialog.getByRole("textbox", { name: /통장/ }), "둘째");
    await person.click(dialog.getByRole("button", { name: "고객에게 보내기" }));
    await waitFor(() =>
      expect(office.moves).toMatchObject([
        {
          accepted: [
            { code: "G7", path: "", reason: "첫째" },
            { code: "G7", path: "", reason: "둘째" },
          ],
        },
      ]),
    );
  });

  it("says in words why only a lawyer may release it", async () => {
    await open({ lawyerReasons: ["claim", "mode"] });
    expect(screen.getByText("청구하는 돈이 3천만 원을 넘습니다.")).toBeTruthy();
    expect(screen.getByText("이 서류는 종류에 따라 변호사가 검토해야 합니다.")).toBeTruthy();
  });

  it("is taken into check in spite of what only the office mends, which stops the step after it", async () => {
    const foreign = {
      code: "G13",
      severity: "block" as const,
      office: true,
      path: "grounds",
      message: "한국어로 옮겨야 합니다",
      accepted: null,
    };
    const part = { state: "intake-complete" as const, issues: [foreign] };
    const { person } = await open({ ...part, nextStates: ["staff-check", "client-review"] });
    const confirmOf = async (name: string) => {
      await person.click(screen.getByRole("button", { name }));
      return within(screen.getByRole("dialog")).getByRole<HTMLButtonElement>("button", { name });
    };
    expect((await confirmOf("고객에게 보내기")).disabled).toBe(true);
    await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: "닫기" }));
    await person.click(await confirmOf("담당자 확인으로"));
    await waitFor(() => expect(office.moves).toMatchObject([{ to: "staff-check" }]));
  });

  it("goes back to the customer with a reason alone", async () => {
    const { person } = await open({ nextStates: ["draft"] });
    await person.click(screen.getByRole("button", { name: "고객에게 되돌리기" }));
    const dialog = within(screen.getByRole("dialog"));
    await person.click(dialog.getByRole("button", { name: "고객에게 되돌리기" }));
    expect(office.moves).toEqual([]);
    const why = dialog.getByRole("textbox", { name: "이유" });
    await waitFor(() => expect(document.activeElement).toBe(why));
    await person.type(why, "주소 확인");
    await person.click(dialog.getByRole("button", { name: "고객에게 되돌리기" }));
    await waitFor(() => expect(office.moves).toEqual([{ version: 1, to: "draft", comment: "주소 확인" }]));
  });

  it("says at once what its customer wants changed, and nothing that was said before", async () => {
    office = await openDocumentOffice(makeDocument({ state: "revision" }), admin);
    office.versions.push(
      makeVersion({
        n: 6,
        state: "revision",
        by: { id: office.current().userId, name: "김민지", side: "user" },
        comment: "연대보증인입니다",
      }),
      makeVersion({ n: 5, state: "client-review", comment: "확인했습니다" }),
    );
    await office.show((document, type) => <StaffDocument document={document} type={type} />);
    expect(await screen.findByText("연대보증인입니다")).toBeTruthy();
    expect(screen.getByText("고객이 남긴 말")).toBeTruthy();
    expect(screen.queryByText("확인했습니다")).toBeNull();
  });

  it("is filed with court, case number, date and receipt", async () => {
    const { person } = await open({
      state: "approved",
      nextStates: ["delivered"],
      answers: { court: "서울중앙지방법원" },
    });
    await person.click(screen.getByRole("button", { name: "제출·발송 기록" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.queryByRole("combobox")).toBeNull();
    const number = dialog.getByRole("textbox", { name: /^사건번호/ });
    await person.type(number, "차전123");
    await person.click(dialog.getByRole("button", { name: "제출·발송 기록" }));
    expect(dialog.getByText("사건번호를 2026차전12345처럼 적어 주세요")).toBeTruthy();
    await person.clear(number);
    await person.type(number, "2026 차전 123");
    const input = dialog.getByLabelText<HTMLInputElement>("접수증 파일 올리기(선택)", { selector: "input" });
    await person.upload(input, new File(["x"], "receipt.png", { type: "image/png" }));
    await waitFor(() => expect(office.uploads).toHaveLength(1));
    office.uploads.shift()?.("receipt.png");
    await dialog.findByRole("button", { name: "receipt.png" });
    await person.click(dialog.getByRole("button", { name: "제출·발송 기록" }));
    await waitFor(() =>
      expect(office.moves).toMatchObject([
        {
          to: "delivered",
          delivery: { kind: "filed", court: "서울중앙지방법원", caseNumber: "2026차전123", receiptId: "receipt.png" },
        },
      ]),
    );
  });

  it("is filed before the court has given its number, which is added later with a reason", async () => {
    const answers = { court: "서울중앙지방법원" };
    const { person } = await open({ state: "approved", nextStates: ["delivered"], answers });
    await person.click(screen.getByRole("button", { name: "제출·발송 기록" }));
    await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: "제출·발송 기록" }));
    await waitFor(() => expect(office.moves).toMatchObject([{ to: "delivered", delivery: { caseNumber: null } }]));

    const delivery = {
      kind: "filed" as const,
      court: "서울중앙지방법원",
      caseNumber: null,
      registeredNumber: null,
      date: "2026-11-20",
    };
    const corrections: unknown[] = [];
    office.answer(`PATCH /api/documents/${office.current().id}/delivery`, (body) => {
      corrections.push(JSON.parse(body));
      return { body: office.put({ version: 9, delivery: { ...delivery, caseNumber: "2026차전123" } }) };
    });
    office.put({ version: 8, delivery });
    expect(await screen.findByText("사건번호는 아직 나오지 않았습니다")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "제출·발송 내용 고치기" }));
    const dialog = within(screen.getByRole("dialog"));
    await person.type(dialog.getByRole("textbox", { name: /^사건번호/ }), "2026차전123");
    await person.click(dialog.getByRole("button", { name: "제출·발송 내용 고치기" }));
    expect(corrections).toEqual([]);
    await person.type(dialog.getByRole("textbox", { name: "고치는 이유" }), "번호가 나옴");
    await person.click(dialog.getByRole("button", { name: "제출·발송 내용 고치기" }));
    expect(await screen.findByText("2026차전123")).toBeTruthy();
    expect(corrections).toEqual([
      { version: 8, reason: "번호가 나옴", delivery: { ...delivery, caseNumber: "2026차전123" } },
    ]);
  });

  it("shows a comment that is written while it is open", async () => {
    const { person } = await open({});
    await person.click(screen.getByRole("tab", { name: "의견" }));
    await screen.findByText("아직 의견이 없습니다");
    const id = "01970000-0000-7000-8000-0000000000e1";
    const by = { id, name: "김민지", side: "user" as const };
    const comment = { id, blockId: null, text: "금액이 다릅니다", by, at: "2026-11-20T02:00:00.000Z" };
    office.comments.push({ ...comment, shared: true, resolved: null });
    expect(await screen.findByText("금액이 다릅니다")).toBeTruthy();
  });

  it("shares one comment with its customer, and not the next by the way", async () => {
    const { person } = await open({});
    await person.click(screen.getByRole("tab", { name: "의견" }));
    const text = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "의견 남기기" });
    await person.type(await text(), "층수를 알려 주세요");
    await person.click(screen.getByRole("checkbox", { name: "고객에게도 보이기" }));
    await person.click(screen.getByRole("button", { name: "남기기" }));
    await waitFor(async () => expect((await text()).value).toBe(""));
    await person.type(await text(), "우리끼리");
    await person.click(screen.getByRole("button", { name: "남기기" }));
    await waitFor(() => expect(office.comments.map(({ shared }) => shared)).toEqual([true, false]));
  });

  it("leaves a comment open, and says why, where it cannot be marked as done", async () => {
    const { person } = await open({});
    const by = { id: admin.id, name: "담당자", side: "admin" as const };
    const at = "2026-11-20T02:00:00.000Z";
    office.comments.push({ id: "e1", blockId: null, text: "층수 확인", by, at, shared: false, resolved: null });
    await person.click(screen.getByRole("tab", { name: "의견" }));
    await person.click(await screen.findByRole("button", { name: "처리했음으로 표시" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.queryByText("처리됨")).toBeNull();
  });

  it("gives its customer one more change only when that is confirmed", async () => {
    const { person } = await open({});
    await person.dblClick(screen.getByRole("button", { name: "1회 더 드리기" }));
    expect(office.current().revisions.total).toBe(3);
    await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: "1회 더 드리기" }));
    await screen.findByText("수정 요청 0/4회");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["lawyer-review", 1],
    ["delivered", 0],
  ] as const)("of a case that has ended says in %s whether it goes on", async (state, count) => {
    await open({ state, caseEnded: true, mayEdit: false, nextStates: [] });
    expect(screen.queryAllByText(/사무소가 사건을 다시 열면/)).toHaveLength(count);
  });

  it("says that its history cannot be had, rather than that there is none", async () => {
    const { person } = await open({});
    await person.click(screen.getByRole("tab", { name: "판·기록" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
  });

  it("shows its history to the beginning, with the hash of what was approved", async () => {
    const entry = (id: string, what: string, sha256: string | null = null) => ({
      id,
      at: "2026-11-20T01:00:00.000Z",
      by: null,
      role: "customer",
      what,
      paths: [],
      comment: null,
      sha256,
    });
    const { person } = await open({});
    const path = `GET /api/documents/${office.current().id}/history?limit=50`;
    office.answer(path, () => ({
      headers: { "x-next-cursor": "older" },
      body: [entry("h2", "moved:approved", "ab".repeat(32))],
    }));
    office.answer(`${path}&cursor=older`, () => ({ body: [entry("h1", "started")] }));
    await person.click(screen.getByRole("tab", { name: "판·기록" }));
    expect(await screen.findByText(`SHA-256 ${"ab".repeat(32)}`)).toBeTruthy();
    expect(screen.queryByText("작성을 시작했습니다")).toBeNull();
    await person.click(screen.getByRole("button", { name: "이전 기록 더 보기" }));
    const oldest = (await screen.findByText("작성을 시작했습니다")).closest("li");
    expect(screen.queryByRole("button", { name: "이전 기록 더 보기" })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(oldest));
  });

  it("says at each exhibit what is covered before it goes to court", async () => {
    const file = { fileId: "f1", fileName: "note.png", fileType: "image/png", fileSize: 1 };
    const exhibit = { id: "e1", label: "소갑 제1호증", title: "차용증", purpose: "", ...file };
    const { person } = await open({ exhibits: [exhibit, { ...exhibit, id: "e2", fileId: "f2" }] });
    await person.click(screen.getByRole("tab", { name: "증거" }));
    expect(screen.getAllByText(/주민등록번호 뒷자리와 계좌번호를 가려/)).toHaveLength(2);
  });

  it("has its exhibits to open among the answers too", async () => {
    const file = { fileId: "f1", fileName: "note.png", fileType: "image/png", fileSize: 1 };
    const { person } = await open({
      exhibits: [{ id: "e1", label: "소갑 제1호증", title: "차용증", purpose: "", ...file }],
    });
    await person.keyboard("[KeyE]");
    expect(await screen.findByRole("link", { name: "note.png" })).toMatchObject({ target: "_blank" });
  });

  it("shows what was frozen as it is stored, whatever today's answers make of it", async () => {
    const frozen = { n: 4, sha256: "a".repeat(64), at: "2026-11-20T02:00:00.000Z" };
    await open({ state: "approved", frozen });
    const paper = within(screen.getByRole("article", { name: "서류 미리보기" }));
    expect(await paper.findByText("확정된 서류")).toBeTruthy();
    expect(paper.queryByText("지급명령신청서")).toBeNull();
  });

  it("opens the step forward, and the answers, by the place of a key, but not while a text is written", async () => {
    const { person } = await open({ nextStates: ["client-review", "draft"] });
    await person.keyboard("[KeyM]");
    const dialog = within(screen.getByRole("dialog", { name: "고객에게 보내기" }));
    await person.type(dialog.getByRole("textbox"), "me");
    await person.click(dialog.getByRole("button", { name: /닫기/ }));
    expect(screen.getByRole("tab", { name: "점검" })).toBeTruthy();
    await person.keyboard("[KeyE]");
    const answers = await screen.findByRole("heading", { name: "확인하고 제출" });
    await waitFor(() => expect(document.activeElement).toBe(answers));
    await person.keyboard("[KeyE]");
    // The paper's own title is below it.
    const [review] = await screen.findAllByRole("heading", { level: 2, name: "지급명령신청서" });
    await waitFor(() => expect(document.activeElement).toBe(review));
  });

  it("changes its part by the place of a key", async () => {
    const { person } = await open({});
    await person.keyboard("[Digit2]");
    expect(screen.getByRole("tab", { name: "의견" }).getAttribute("aria-selected")).toBe("true");
  });
});
