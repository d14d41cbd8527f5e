import type { Document } from "@legal/contracts";
import { screen, waitFor } from "@testing-library/react";
import { CustomerDocument } from "./customer-document.tsx";
import { LOAN, makeDocument, openDocumentOffice } from "../testing/document-office.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

beforeAll(() => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());
afterEach(() => office.stop());

const show = (address: string) =>
  office.show((document, type) => <CustomerDocument document={document} type={type} />, address);
const start = async (part: Partial<Document> = {}) => {
  office = await openDocumentOffice(makeDocument({ answers: LOAN, ...part }));
};
const at = (line: string) => ({ postcode: "", line });

describe("answers that are offered", () => {
  it("are the courts of the other side's address, which are taken with one press and never by themselves", async () => {
    await start({ answers: { ...LOAN, "debtors.i1.address": at("경기도 용인시 처인구 1") } });
    const { person } = await show("/documents/x?step=court");
    const court = await screen.findByRole<HTMLInputElement>("combobox", { name: "신청할 법원" });
    expect(court.value).toBe("");
    expect(screen.getByRole("button", { name: "수원지방법원" })).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "수원지방법원 용인시법원" }));
    expect(court.value).toBe("수원지방법원 용인시법원");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: court.value, pressed: true }));
    await waitFor(() => expect(office.current().answers["court"]).toBe("수원지방법원 용인시법원"));
  });

  it("are people of earlier papers, without what this paper does not ask of them", async () => {
    await start();
    const address = at("부산광역시 중구 1");
    office.people.push({ name: "박예전", answers: { name: "박예전", address, guarantor: true } });
    const { person } = await show("/documents/x?step=creditors");
    await person.click(await screen.findByRole("button", { name: /앞에서 쓴 사람/ }));
    await person.click(await screen.findByRole("menuitem", { name: "박예전, 부산광역시 중구 1" }));
    await waitFor(() => expect(office.current().answers["creditors.i1.address"]).toEqual(address));
    expect(office.current().answers).toMatchObject({ "creditors.i1.name": "박예전" });
    expect(office.patches.flatMap(({ answers }) => Object.keys(answers))).not.toContain("creditors.i1.guarantor");
  });

  it("leave nothing of the person who was there before", async () => {
    const before = {
      "debtors.i1.kind": "corporation",
      "debtors.i1.name": "한빛유통 주식회사",
      "debtors.i1.corporationNumber": "110111-0006249",
      "debtors.i1.serviceAddress": at("서울특별시 중구 세종대로 110"),
      "debtors.i1.email": "other@example.com",
    };
    const debtors = ["i1", "i2"];
    await start({ answers: { ...LOAN, debtors, ...before, "debtors.i1.guarantor": true } });
    const address = at("부산광역시 중구 1");
    office.people.push({ name: "박예전", answers: { name: "박예전", address, phone: "010-1111-2222" } });
    const { person } = await show("/documents/x?step=debtors");
    await person.click((await screen.findAllByRole("button", { name: /앞에서 쓴 사람/ }))[0] as HTMLElement);
    await person.click(await screen.findByRole("menuitem", { name: "박예전, 부산광역시 중구 1" }));
    await waitFor(() => expect(office.current().answers["debtors.i1.name"]).toBe("박예전"));
    const kept = Object.entries(office.current().answers).filter(([path]) => path.startsWith("debtors.i1."));
    expect(Object.fromEntries(kept)).toEqual({
      "debtors.i1.name": "박예전",
      "debtors.i1.address": address,
      "debtors.i1.phone": "010-1111-2222",
      "debtors.i1.guarantor": true,
    });
  });

  it("are taken back with one press, which gives back all that was there", async () => {
    const before = {
      "debtors.i1.kind": "natural",
      "debtors.i1.name": "최손글",
      "debtors.i1.birthDate": "1980-05-05",
      "debtors.i1.serviceAddress": at("서울특별시 중구 세종대로 110"),
    };
    await start({ answers: { ...LOAN, ...before } });
    office.people.push({ name: "박예전", answers: { name: "박예전", phone: "010-1111-2222", address: at("부산 1") } });
    const { person } = await show("/documents/x?step=debtors");
    await person.click(await screen.findByRole("button", { name: /앞에서 쓴 사람/ }));
    await person.click(await screen.findByRole("menuitem", { name: "박예전, 부산 1" }));
    await waitFor(() => expect(office.current().answers["debtors.i1.name"]).toBe("박예전"));
    await person.click(await screen.findByRole("button", { name: "되돌리기" }));
    await waitFor(() => expect(office.current().answers["debtors.i1.name"]).toBe("최손글"));
    const kept = Object.entries(office.current().answers).filter(([path]) => path.startsWith("debtors.i1."));
    expect(Object.fromEntries(kept)).toEqual(before);
  });
});

it("an answer that was filled in and is not asked needs no confirmation", async () => {
  const fact = { by: null, side: null, at: "2026-11-20T01:00:00.000Z", prefilledFrom: "assistant" as const };
  const answers = { noticeKind: "other", amount: 2_400_000 };
  await start({ typeId: "certified-mail", answers, answerFacts: { amount: fact } });
  await show("/documents/x?step=review");
  await screen.findByText(/^필수 질문 \d+개에 답이 없습니다$/);
  expect(screen.queryByText(/미리 채워 둔 답/)).toBeNull();
});

it("a draft of an ended case asks nothing, says why, and promises no file", async () => {
  await start({ caseEnded: true, mayEdit: false, nextStates: [] });
  await show("/documents/x?step=court");
  expect(await screen.findByRole("heading", { name: "사건이 끝나 이 서류는 더 진행하지 않습니다." })).toBeTruthy();
  expect(screen.queryByLabelText("신청할 법원")).toBeNull();
  expect(screen.queryByRole("button", { name: "답변 고치기" })).toBeNull();
  expect(screen.getByText(/^내용은 여기에서 읽을 수 있습니다/)).toBeTruthy();
});
