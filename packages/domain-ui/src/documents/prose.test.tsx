import type { Document, User } from "@legal/contracts";
import { admin, member, provideModalDialogs, useWideWindow } from "@legal/web-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { CustomerDocument } from "./customer/customer-document.tsx";
import { StaffDocument } from "./review/staff-document.tsx";
import { LOAN, makeDocument, openDocumentOffice, withSentences } from "./testing/document-office.tsx";

const FIRST = "채권자는 채무자에게 5,000,000원을 대여하였습니다.";
const SECOND = "채무자는 이를 갚지 아니하고 있습니다.";
const WRITTEN = [FIRST, SECOND];
let office: Awaited<ReturnType<typeof openDocumentOffice>>;

useWideWindow();
beforeAll(() => {
  provideModalDialogs();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollBy = () => undefined;
});
beforeEach(() => localStorage.clear());
afterEach(() => office.stop());

const open = async (document: Document, step = "facts", reader: User = member) => {
  office = await openDocumentOffice(document, reader);
  const Screen = reader === member ? CustomerDocument : StaffDocument;
  const shown = await office.show(
    (one, type) => <Screen document={one} type={type} />,
    step ? `/documents/x?step=${step}` : "/documents/x",
  );
  office.writes(WRITTEN);
  return shown;
};
const loan = (part: Partial<Document> = {}) => makeDocument({ answers: LOAN, ...part });
const write = () => screen.findByRole("button", { name: "AI로 문장 다듬기" });
const approval = (number: number) =>
  screen.findByRole<HTMLInputElement>("checkbox", { name: `${number}번째 문장을 읽었고, 맞습니다` });
const sentence = (number: number) => screen.findByRole<HTMLTextAreaElement>("textbox", { name: `${number}번째 문장` });
const count = (approved: number, total = 2) => screen.findByText(`문장 ${total}개 중 ${approved}개 확인`);

describe("sentences that are written for the customer", () => {
  it("are asked for, announced while they are written, and approved one by one", async () => {
    const { person } = await open(loan());
    let finish: (sentences: string[]) => void = () => undefined;
    office.writes(new Promise((resolve) => (finish = resolve)));
    await person.click(await write());
    expect((await screen.findByText(/^문장을 쓰고 있습니다/)).closest("output")).toBeTruthy();
    finish(WRITTEN);
    await count(0);
    expect((await sentence(1)).value).toBe(FIRST);
    expect(screen.getByText(/^AI가 답변을 바탕으로 쓴 문장입니다/)).toBeTruthy();
    // No button approves them all.
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
    await person.click(await approval(1));
    await count(1);
    await person.click(await approval(2));
    await count(2);
    expect(office.approvals).toEqual([
      { version: 2, path: "grounds", sentence: FIRST, approved: true },
      { version: 3, path: "grounds", sentence: SECOND, approved: true },
    ]);
    await person.click(await approval(1));
    await count(1);
    expect(within(screen.getByRole("article")).getByText(new RegExp(SECOND))).toBeTruthy();
  });

  it("take approvals that are given faster than they are stored", async () => {
    const { person } = await open(withSentences(loan(), WRITTEN));
    let answer: () => void = () => undefined;
    office.answersAfter(new Promise((resolve) => (answer = resolve)));
    const both = [await approval(1), await approval(2)];
    for (const one of both) await person.click(one);
    expect(both.map(({ checked }) => checked)).toEqual([true, true]);
    await waitFor(() => expect(office.approvals).toHaveLength(1));
    answer();
    await count(2);
    expect(office.approvals.map(({ version }) => version)).toEqual([2, 3]);
  });

  it("keep an approval upon another version that changed nothing behind them", async () => {
    const { person } = await open(withSentences(loan(), WRITTEN));
    await approval(1);
    office.put({ version: 7 });
    await person.click(await approval(1));
    await count(1);
    expect(office.approvals.map(({ version }) => version)).toEqual([2, 7]);
  });

  it("are read again where an answer behind them has changed meanwhile", async () => {
    const { person } = await open(withSentences(loan(), WRITTEN));
    await approval(1);
    office.put({ ...withSentences(office.current(), WRITTEN, 0, true) });
    await person.click(await approval(1));
    await screen.findByText(/^그사이 문장이나 답이 바뀌어/);
    await screen.findByText("답이 바뀌어 확인이 취소되었습니다");
    expect((await approval(1)).checked).toBe(false);
    expect(office.approvals).toHaveLength(1);
  });

  it("are not offered where people alone write them", async () => {
    await open(makeDocument({ typeId: "objection", answers: { decision: "payment-order" } }), "reasons");
    expect(await screen.findByRole("button", { name: "문장 직접 쓰기" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "AI로 문장 다듬기" })).toBeNull();
  });

  it("need answers first, and lead to them", async () => {
    const { person } = await open(loan());
    office.refuse({
      status: 409,
      body: {
        code: "DOCUMENT_NOT_READY",
        message: "",
        requestId: "r",
        details: [{ path: "answers.performedOn", message: "required" }],
      },
    });
    await person.click(await write());
    const failure = within(await screen.findByRole("alert"));
    await person.click(failure.getByRole("button", { name: "무슨 돈인가요 – 돈이나 물건을 준 날" }));
    await waitFor(() => expect(document.activeElement?.id).toBe("answer-performedOn"));
  });

  it("replace what is there once that is confirmed, and leave it where they cannot be written", async () => {
    const { person } = await open(loan({ answers: { ...LOAN, grounds: ["제가 쓴 문장입니다."] } }));
    office.refuse({ status: 503, body: { code: "UNAVAILABLE", message: "", requestId: "r" } });
    const again = () => screen.findByRole("button", { name: "AI로 다시 쓰기" });
    await person.click(await again());
    const dialog = within(screen.getByRole("dialog"));
    await person.click(dialog.getByRole("button", { name: "새로 쓰기" }));
    await screen.findByRole("alert");
    expect((await sentence(1)).value).toBe("제가 쓴 문장입니다.");
    office.refuse(undefined);
    await person.click(await again());
    await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: "새로 쓰기" }));
    await count(0);
    expect(screen.queryByRole("alert")).toBeNull();
    expect((await sentence(1)).value).toBe(FIRST);
  });

  it("take what is typed at once where another is added", async () => {
    const { person } = await open(withSentences(loan(), WRITTEN));
    await sentence(2);
    await person.click(screen.getByRole("button", { name: "문장 직접 쓰기" }));
    const third = await sentence(3);
    await waitFor(() => expect(document.activeElement).toBe(third));
  });

  it("are approved where the customer types them", async () => {
    const { person } = await open(withSentences(loan(), WRITTEN));
    await person.type(await sentence(2), " 독촉도 하였습니다.");
    await waitFor(() => expect(office.current().answers["grounds"]).toEqual([FIRST, `${SECOND} 독촉도 하였습니다.`]));
    await count(1);
    expect((await approval(2)).checked).toBe(true);
    expect((await approval(1)).checked).toBe(false);
  });

  it("show what another person corrects while one of them is written, and keep it", async () => {
    const { person } = await open(withSentences(loan(), WRITTEN));
    await person.type(await sentence(1), " 계좌로");
    await waitFor(() => expect(office.current().answers["grounds"]).toEqual([`${FIRST} 계좌로`, SECOND]));
    office.put(withSentences(office.current(), [`${FIRST} 계좌로`, "담당자가 고친 문장입니다."]));
    await waitFor(async () => expect((await sentence(2)).value).toBe("담당자가 고친 문장입니다."));
    expect(document.activeElement).toBe(await sentence(1));
    await person.keyboard(" 보냈습니다.");
    const both = [`${FIRST} 계좌로 보냈습니다.`, "담당자가 고친 문장입니다."];
    await waitFor(() => expect(office.current().answers["grounds"]).toEqual(both));
  });

  it.each([
    [false, "문장 1개를 읽고 확인해 주세요"],
    [true, /^답이 바뀌어 문장 확인이 취소되었습니다/],
  ])("are named by the review, with the way to them (outdated: %s)", async (outdated, words) => {
    const { person } = await open(withSentences(loan(), WRITTEN, 1, outdated), "review");
    await screen.findByText(words);
    expect(screen.queryByText(/^미리 채워 둔 답/)).toBeNull();
    await person.click(screen.getByRole("button", { name: "경위와 증거 – 청구원인 문장" }));
    await waitFor(async () => expect(document.activeElement).toBe(await sentence(1)));
  });

  it("are approved beside the state of a paper that the office has", async () => {
    const { person } = await open(withSentences(loan({ state: "client-review", mayEdit: false }), WRITTEN, 1), "");
    const section = within(await screen.findByRole("region", { name: "문장을 읽고 확인해 주세요" }));
    expect(section.getByText(SECOND)).toBeTruthy();
    await person.click(await approval(2));
    await count(2);
    // Still there, to be taken back.
    await person.click(await approval(2));
    await count(1);
  });

  it("ask for nothing once the paper is frozen", async () => {
    const frozen = { n: 4, sha256: "x", at: "2026-11-20T01:00:00.000Z" };
    await open(withSentences(loan({ state: "approved", mayEdit: false, frozen }), WRITTEN, 1), "");
    await screen.findByText("확정된 서류");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

describe("sentences on the desk", () => {
  const waiting = () =>
    withSentences(loan({ state: "staff-check", nextStates: ["client-review", "draft"] }), WRITTEN, 1);

  it("show which are approved, and wait for the customer alone", async () => {
    const { person } = await open(waiting(), "", admin);
    await person.click(screen.getByRole("tab", { name: "점검" }));
    await screen.findByText("문장 2개 중 고객이 1개 확인");
    expect(screen.getByText("고객 확인함")).toBeTruthy();
    expect(screen.getByText("고객 확인 전")).toBeTruthy();
    expect(screen.queryByText(/답이 없습니다/)).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await person.click(screen.getByRole("button", { name: "고객에게 보내기" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(/^고객이 확인하지 않은 문장 1개가 있습니다/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "고객에게 보내기" }).disabled).toBe(true);
  });

  it("that staff type wait", async () => {
    const { person } = await open(waiting(), "facts", admin);
    await person.type(await sentence(1), " 계좌로 보냈습니다.");
    await screen.findByText("문장 2개 중 고객이 0개 확인");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});
