import type { Document } from "@legal/contracts";
import { member } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { CustomerDocument } from "./customer-document.tsx";
import { LOAN, makeDocument, makeVersion, openDocumentOffice } from "../testing/document-office.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;
let beside = true;

beforeAll(() => {
  window.matchMedia = ((query: string) => ({
    matches: beside && query.includes("1100px"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollBy = () => undefined;
});
beforeEach(() => {
  beside = true;
  localStorage.clear();
});
afterEach(() => office.stop());

const open = async (part: Partial<Document> = {}, address = "/documents/x?step=creditors") => {
  office = await openDocumentOffice(
    makeDocument({ answers: { creditors: ["i1"], debtors: ["i1"], items: ["i1"] }, ...part }),
  );
  return office.show((document, type) => <CustomerDocument document={document} type={type} />, address);
};
const nameField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "이름(상호)" });
const paper = () => within(screen.getByRole("article", { name: "서류 미리보기" }));

describe("the interview", () => {
  it("shows what is typed in the paper at once, and stores it", async () => {
    const { person } = await open();
    await person.type(await nameField(), "홍길동");
    await waitFor(() => expect(paper().getAllByText(/홍길동/)).not.toHaveLength(0));
    await waitFor(() => expect(office.current().answers["creditors.i1.name"]).toBe("홍길동"));
    await screen.findByText("저장됨");
  });

  it("asks what follows from an answer without taking the focus", async () => {
    const { person } = await open();
    await nameField();
    const company = screen.getByRole("radio", { name: "법인(회사)" });
    await person.click(company);
    expect(await screen.findByRole("textbox", { name: "법인등록번호" })).toBeTruthy();
    expect(document.activeElement).toBe(company);
    expect(screen.queryByLabelText("생년월일")).toBeNull();
  });

  it("shows an objection's last day before its questions, once it is certain, and how it is counted", async () => {
    const answers = { decision: "payment-order", servedOn: "2026-11-20" };
    const { person } = await open({ typeId: "objection", answers }, "/documents/x?step=decision");
    expect(await screen.findByText(/12월\s4일.*까지입니다/)).toBeTruthy();
    await person.click(screen.getByText("어떻게 계산했나요?"));
    expect(screen.getByText(/11월\s21일/)).toBeTruthy();
    await person.click(screen.getByRole("radio", { name: "전자송달을 확인함" }));
    await waitFor(() => expect(screen.queryByText("어떻게 계산했나요?")).toBeNull());
    await person.type(screen.getByLabelText("전자송달 알림을 받은 날"), "2026-11-05");
    expect(await screen.findByText(/11월\s26일.*까지입니다/)).toBeTruthy();
  });

  it("shows before the questions of a non-renewal until when it must arrive", async () => {
    const answers = { noticeKind: "non-renewal", leaseUse: "home", leaseRole: "tenant", leaseEnd: "2027-03-31" };
    await open({ typeId: "certified-mail", answers }, "/documents/x?step=notice");
    expect(await screen.findByText(/1월\s30일.*까지입니다/)).toBeTruthy();
    expect(screen.getByText(/이날까지 상대방에게 도착해야 합니다/)).toBeTruthy();
  });

  it("keeps what cannot be sent over a reload, and sends it when the way is free", async () => {
    const { person, unmount } = await open();
    office.refuse({ status: 503, body: "" });
    await person.type(await nameField(), "홍길동");
    await screen.findByText(/연결이 끊겼습니다/);
    unmount();
    await office.stop();
    const kept = Object.keys(localStorage).filter((key) => key.includes(`${member.id}:document:`));
    await open();
    expect(kept).toHaveLength(1);
    expect((await nameField()).value).toBe("홍길동");
    await waitFor(() => expect(office.current().answers["creditors.i1.name"]).toBe("홍길동"));
    await screen.findByText("저장됨");
  });

  it("shows another person's answer beside one's own, and sends one's own only when it is chosen", async () => {
    const { person } = await open();
    const field = await nameField();
    const theirs = {
      version: 5,
      answers: { ...office.current().answers, "creditors.i1.name": "김철수" },
      answerFacts: {
        "creditors.i1.name": {
          by: "01970000-0000-7000-8000-000000000009",
          side: "admin" as const,
          at: "2026-11-20T02:00:00.000Z",
          prefilledFrom: null,
        },
      },
    };
    office.put(theirs);
    office.refuse({
      status: 409,
      body: { code: "DOCUMENT_CHANGED", message: "", requestId: "r", current: office.current() },
    });
    await person.type(field, "홍길동");
    const notice = within(await screen.findByRole("alert"));
    expect(notice.getByText("담당자가 이 답을 바꿨습니다")).toBeTruthy();
    expect(notice.getByText("김철수")).toBeTruthy();
    expect(field.value).toBe("홍길동");
    office.refuse(undefined);
    await person.click(notice.getByRole("button", { name: "내 답 쓰기" }));
    await waitFor(() =>
      expect(office.patches.at(-1)).toEqual({ version: 5, answers: { "creditors.i1.name": "홍길동" } }),
    );
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("asks before an answer takes back what was sent in meanwhile", async () => {
    const { person } = await open();
    const field = await nameField();
    office.put({ version: 5, state: "intake-complete" });
    office.refuse({
      status: 409,
      body: { code: "DOCUMENT_CHANGED", message: "", requestId: "r", current: office.current() },
    });
    await person.type(field, "홍길동");
    const notice = within(await screen.findByRole("alert"));
    expect(notice.getByText(/그사이 서류가 제출되었거나/)).toBeTruthy();
    expect(notice.getByRole("button", { name: "제출한 대로 두기" })).toBeTruthy();
    office.refuse(undefined);
    await person.click(notice.getByRole("button", { name: "내 답 쓰기" }));
    await waitFor(() =>
      expect(office.patches.at(-1)).toEqual({ version: 5, answers: { "creditors.i1.name": "홍길동" } }),
    );
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says what is wrong with an answer when its writer leaves it, and sends it when it is right", async () => {
    const { person } = await open();
    const phone = await screen.findByRole("textbox", { name: "전화번호" });
    await person.type(phone, "12");
    expect(phone.getAttribute("aria-invalid")).toBeNull();
    await person.tab();
    await waitFor(() => expect(phone.getAttribute("aria-invalid")).toBe("true"));
    expect(office.patches.filter(({ answers }) => "creditors.i1.phone" in answers)).toEqual([]);
    await person.clear(phone);
    await person.type(phone, "010-1234-5678");
    await waitFor(() => expect(office.current().answers["creditors.i1.phone"]).toBe("010-1234-5678"));
    expect(phone.getAttribute("aria-invalid")).toBeNull();
  });

  it("takes an amount as people type it, and asks again for one that could be read in two ways", async () => {
    const { person } = await open({}, "/documents/x?step=amounts");
    const amount = await screen.findByRole<HTMLInputElement>("textbox", { name: "금액(원)" });
    await person.type(amount, "５00만");
    expect(amount.value).toBe("５00만");
    await waitFor(() => expect(office.current().answers["items.i1.amount"]).toBe(5_000_000));
    await person.tab();
    expect(amount.value).toBe("5,000,000");
    await person.clear(amount);
    await person.type(amount, "1억 5천");
    await person.tab();
    expect(amount.value).toBe("1억 5천");
    expect(await screen.findByText("금액을 1원 이상의 정수로 입력해주세요")).toBeTruthy();
  });

  it("asks to confirm what was filled in, and leads from the review to what is missing", async () => {
    const prefilledFrom = "account" as const;
    const { person } = await open(
      {
        answers: { creditors: ["i1"], debtors: ["i1"], items: ["i1"], "creditors.i1.name": "김민지" },
        answerFacts: { "creditors.i1.name": { by: null, side: null, at: "2026-11-20T01:00:00.000Z", prefilledFrom } },
      },
      "/documents/x?step=review",
    );
    await screen.findByText("미리 채워 둔 답 1개를 확인해 주세요");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "제출하기" }).disabled).toBe(true);
    await person.click(screen.getByRole("button", { name: "돈을 받을 사람(채권자) – 이름(상호)" }));
    await waitFor(async () => expect(document.activeElement).toBe(await nameField()));
    await person.click(screen.getByRole("button", { name: "이름(상호): 맞습니다" }));
    await waitFor(() => expect(office.patches).toEqual([{ version: 1, answers: { "creditors.i1.name": "김민지" } }]));
    await waitFor(() => expect(screen.queryByText("확인해 주세요")).toBeNull());
  });

  it("keeps the other sentences where one is changed, and makes them from the answers when that is taken back", async () => {
    const { person } = await open({ answers: LOAN }, "/documents/x?step=facts");
    const sentence = (number: number) =>
      screen.findByRole<HTMLTextAreaElement>("textbox", { name: `${number}번째 문장` });
    const made = (await sentence(2)).value;
    await person.type(await sentence(1), " 직접 건넸습니다.");
    // A pause while typing stores what is typed by then.
    await waitFor(() =>
      expect(office.current().answers["grounds"]).toEqual([
        expect.stringMatching(/대여하였습니다\. 직접 건넸습니다\.$/),
        made,
        expect.any(String),
      ]),
    );
    await person.click(screen.getByRole("button", { name: "문장 직접 쓰기" }));
    await person.click(screen.getByRole("button", { name: "2번째 문장 빼기" }));
    await waitFor(() => expect(office.current().answers["grounds"]).toHaveLength(2));
    await person.click(screen.getByRole("button", { name: "답변으로 만든 문장으로 되돌리기" }));
    await waitFor(() => expect(office.current().answers["grounds"]).toBeUndefined());
    expect((await sentence(2)).value).toBe(made);
  });

  it("asks for exhibits before the questions that cite them", async () => {
    await open();
    await nameField();
    const [steps] = screen.getAllByRole("navigation", { name: "작성 순서" });
    const names = within(steps as HTMLElement)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    const placeOf = (name: string) => names.findIndex((text) => text?.startsWith(name));
    expect(placeOf("증거 자료")).toBe(placeOf("경위와 증거") - 1);
  });

  it("says what another person has changed while it is open", async () => {
    await open();
    await nameField();
    const by = "01970000-0000-7000-8000-000000000009";
    office.put({
      version: 2,
      answers: { ...office.current().answers, "creditors.i1.name": "김철수" },
      answerFacts: {
        "creditors.i1.name": { by, side: "admin", at: "2026-11-20T02:00:00.000Z", prefilledFrom: null },
      },
    });
    expect(await screen.findByText("담당자가 답을 바꿨습니다")).toBeTruthy();
    expect(screen.getAllByText("이름(상호)").length).toBeGreaterThan(1);
    expect((await nameField()).value).toBe("김철수");
  });

  it("says to its customer, not of them, that it waits for them", async () => {
    await open({ state: "client-review", mayEdit: false, nextStates: [] }, "/documents/x");
    expect(await screen.findByText("내 확인 대기")).toBeTruthy();
    expect(screen.queryByText("고객 확인 대기")).toBeNull();
  });

  it("says why it was sent back", async () => {
    await open();
    office.versions.unshift(makeVersion({ n: 3, comment: "이체 내역을 올려 주세요" }));
    office.put({ version: 2, since: "2026-11-20T03:00:00.000Z" });
    expect(await screen.findByText("이체 내역을 올려 주세요")).toBeTruthy();
    expect(screen.getByText("담당자가 남긴 말")).toBeTruthy();
  });

  it("is sent in with what was typed a moment before", async () => {
    const address = { postcode: "06236", line: "서울특별시 강남구 테헤란로 123" };
    const answers = {
      decision: "payment-order",
      servedOn: new Date(Date.now() - 40 * 3_600_000).toISOString().slice(0, 10),
      court: "서울중앙지방법원",
      caseNumber: "2026차전123456",
      orderedAmount: 5_000_000,
      objectors: ["i1"],
      "objectors.i1.name": "김영수",
      "objectors.i1.birth": "1980-01-01",
      "objectors.i1.address": address,
      "objectors.i1.phone": "010-1234-5678",
      others: ["i1"],
      "others.i1.name": "이민정",
      "others.i1.address": address,
      hasAgent: false,
    };
    const { person } = await open({ typeId: "objection", answers }, "/documents/x?step=decision");
    await person.type(await screen.findByRole("textbox", { name: /^사건명/ }), "대여금");
    const [steps] = screen.getAllByRole("navigation", { name: "작성 순서" });
    await person.click(within(steps as HTMLElement).getByRole("button", { name: "확인하고 제출" }));
    await person.click(await screen.findByRole("button", { name: "제출하기" }));
    await waitFor(() => expect(office.moves).toHaveLength(1));
    expect(office.current().answers["caseName"]).toBe("대여금");
    expect(office.moves[0]).toEqual({ to: "intake-complete", version: office.current().version - 1 });
    const received = await screen.findByRole("heading", { name: "잘 받았습니다. 담당자가 곧 확인합니다." });
    await waitFor(() => expect(document.activeElement).toBe(received));
  });

  it("adds an item and takes it back", async () => {
    const { person } = await open();
    await nameField();
    await person.click(screen.getByRole("button", { name: "채권자 추가" }));
    const second = await screen.findByRole("heading", { name: "채권자 2" });
    // What is asked of it comes next on the keyboard.
    await waitFor(() => expect(document.activeElement).toBe(second));
    await person.click(screen.getByRole("button", { name: "채권자 2 삭제" }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "채권자 2" })).toBeNull());
    await person.click(screen.getByRole("button", { name: "되돌리기" }));
    expect(await screen.findByRole("heading", { name: "채권자 2" })).toBeTruthy();
    await waitFor(() => expect(office.current().answers["creditors"]).toHaveLength(2));
  });

  it("puts a removed item back with its answers, though its removal is stored and another was added", async () => {
    const two = { creditors: ["i1", "i2"], debtors: ["i1"], items: ["i1"] };
    const answers = { ...two, "creditors.i2.name": "박둘째", "creditors.i2.phone": "010-2222-3333" };
    const { person } = await open({ answers });
    await person.click(await screen.findByRole("button", { name: "채권자 2 삭제" }));
    await waitFor(() => expect(office.current().answers["creditors.i2.name"]).toBeUndefined());
    await person.click(screen.getByRole("button", { name: "채권자 추가" }));
    await waitFor(() => expect(office.current().answers["creditors"]).toHaveLength(2));
    const { version } = office.current();
    await person.click(screen.getByRole("button", { name: "되돌리기" }));
    await waitFor(() => expect(office.current().answers["creditors.i2.name"]).toBe("박둘째"));
    expect(office.patches.at(-1)?.version).toBe(version);
    expect(office.current().answers["creditors.i2.phone"]).toBe("010-2222-3333");
    expect(office.current().answers["creditors"]).toEqual(["i1", "i2", expect.any(String)]);
  });

  it("sends nothing of an item that was removed as it was typed", async () => {
    const { person } = await open({ answers: { creditors: ["i1", "i2"], debtors: ["i1"], items: ["i1"] } });
    await person.type((await screen.findAllByRole("textbox", { name: "이름(상호)" }))[1] as HTMLElement, "박");
    await person.click(screen.getByRole("button", { name: "채권자 2 삭제" }));
    await waitFor(() => expect(office.current().answers["creditors"]).toEqual(["i1"]));
    expect(office.patches.at(-1)?.answers).toEqual({ creditors: ["i1"] });
  });
});
