import type { Document } from "@legal/contracts";
import { SAMPLES } from "@legal/document-types/samples";
import { screen, waitFor, within } from "@testing-library/react";
import { CustomerDocument } from "./customer-document.tsx";
import { makeDocument, openDocumentOffice } from "../testing/document-office.tsx";

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

const PLAIN = SAMPLES.find(({ name }) => name === "payment-order-plain")?.draft.answers as Document["answers"];

const open = async (step: string, more: Document["answers"] = {}) => {
  office = await openDocumentOffice(makeDocument({ answers: { ...PLAIN, ...more } }));
  const shown = await office.show(
    (document, type) => <CustomerDocument document={document} type={type} />,
    `/documents/x?step=${step}`,
  );
  const goTo = async (name: string) =>
    shown.person.click(screen.getAllByText(name).find((one) => one.closest("nav button")) as HTMLElement);
  return { ...shown, goTo };
};
const fieldOf = async (name: RegExp) =>
  (await screen.findAllByLabelText<HTMLInputElement>(name))[0] as HTMLInputElement;
const submit = async () => (await screen.findByText("제출하기")).closest("button") as HTMLButtonElement;

describe("an answer that cannot be stored as it is", () => {
  it("is named in the review with the way to it, and says there what is wrong", async () => {
    const { person, goTo } = await open("creditors");
    await person.clear(await fieldOf(/^전자우편/));
    await person.type(await fieldOf(/^전자우편/), "kim@");
    await goTo("확인하고 제출");
    const point = await screen.findByText("답 1개가 저장되지 않았습니다. 고치거나 어느 답을 쓸지 골라 주세요");
    expect((await submit()).disabled).toBe(true);
    await person.click(within(point.parentElement as HTMLElement).getByText(/전자우편/));
    const email = await fieldOf(/^전자우편/);
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(email.getAttribute("aria-invalid")).toBe("true");
    await person.clear(email);
    await goTo("확인하고 제출");
    await waitFor(async () => expect((await submit()).disabled).toBe(false));
  });

  it("keeps nothing back once its question is not asked any more, and is there when it is asked again", async () => {
    const { person, goTo } = await open("creditors");
    await person.click(await fieldOf(/^법인\(회사\)/));
    await person.type(await fieldOf(/^법인등록번호/), "1101");
    await person.click(await fieldOf(/^개인$/));
    await waitFor(() => expect(office.current().answers["creditors.a.kind"]).toBe("natural"));
    await screen.findByText("저장됨");
    await person.click(await fieldOf(/^법인\(회사\)/));
    expect((await fieldOf(/^법인등록번호/)).value).toBe("1101");
    await person.click(await fieldOf(/^개인$/));
    await goTo("확인하고 제출");
    await waitFor(async () => expect((await submit()).disabled).toBe(false));
    await person.click(await submit());
    await waitFor(() => expect(office.moves).toMatchObject([{ to: "intake-complete" }]));
  });

  it("keeps nothing back once another person has taken its item away", async () => {
    const { person, goTo } = await open("debtors", { debtors: ["b", "k2"] });
    const names = await screen.findAllByLabelText("이름(상호)");
    office.refuse({
      status: 400,
      body: {
        code: "VALIDATION_FAILED",
        message: "",
        requestId: "r",
        details: [{ path: "answers.debtors.k2.name", message: "invalid" }],
      },
    });
    await person.type(names[1] as HTMLElement, "박");
    await screen.findByText(/확인이 필요한 답이 있습니다/);
    office.refuse(undefined);
    office.put({ version: 9, answers: { ...office.current().answers, debtors: ["b"] } });
    await screen.findByText("저장됨");
    await goTo("확인하고 제출");
    await waitFor(async () => expect((await submit()).disabled).toBe(false));
  });

  it("is decided upon where two people have changed one list", async () => {
    const { person } = await open("debtors");
    await screen.findAllByLabelText("이름(상호)");
    office.put({ version: 9, answers: { ...office.current().answers, debtors: ["b", "theirs"] } });
    const body = { code: "DOCUMENT_CHANGED", message: "", requestId: "r", current: office.current() };
    office.refuse({ status: 409, body });
    await person.click(screen.getByRole("button", { name: "채무자 추가" }));
    const notice = within(await screen.findByRole("alert"));
    office.refuse(undefined);
    await person.click(notice.getByRole("button", { name: "바뀐 답 쓰기" }));
    await screen.findByText("저장됨");
    expect(await screen.findAllByLabelText("이름(상호)")).toHaveLength(2);
  });
});
