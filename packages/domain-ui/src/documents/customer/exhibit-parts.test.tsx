import type { Document } from "@legal/contracts";
import { EXHIBIT_PURPOSE_MAX } from "@legal/contracts/constants";
import { provideModalDialogs, useWideWindow } from "@legal/web-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { CustomerDocument } from "./customer-document.tsx";
import { makeDocument, openDocumentOffice } from "../testing/document-office.tsx";

let office: Awaited<ReturnType<typeof openDocumentOffice>>;

useWideWindow();
beforeAll(() => {
  provideModalDialogs();
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());
afterEach(() => office.stop());

const exhibitOf = (id: string, title: string, part: object = {}): Document["exhibits"][number] => ({
  id,
  label: "",
  title,
  purpose: "",
  fileId: `${id}.png`,
  fileName: `${id}.png`,
  fileType: "image/png",
  fileSize: 1,
  ...part,
});

const open = async (exhibits: Document["exhibits"]) => {
  office = await openDocumentOffice(makeDocument({ typeId: "payment-order", exhibits }));
  return office.show(
    (document, type) => <CustomerDocument document={document} type={type} />,
    "/documents/x?step=exhibits",
  );
};
const stored = () =>
  office
    .current()
    .exhibits.map(({ title, fileId, furtherFiles = [] }) => [
      title,
      [fileId, ...furtherFiles.map((file) => file.fileId)],
    ]);
const isStored = (...expected: [string, string[]][]) => waitFor(() => expect(stored()).toEqual(expected));
const button = (name: string) => screen.getByRole("button", { name });

describe("files of one exhibit", () => {
  it("are added to it, put in order and taken away, each by its name", async () => {
    const { person } = await open([exhibitOf("e1", "문자메시지"), exhibitOf("e2", "차용증")]);
    const input = screen.getByLabelText<HTMLInputElement>("소갑 제1호증 파일 더하기", { selector: "input" });
    await person.upload(input, [new File(["x"], "b.png"), new File(["x"], "c.png")]);
    for (const name of ["b.png", "c.png"]) {
      await waitFor(() => expect(office.uploads).toHaveLength(1));
      office.uploads.shift()?.(name);
    }
    await isStored(["문자메시지", ["e1.png", "b.png", "c.png"]], ["차용증", ["e2.png"]]);
    expect(screen.getByText(/쪽 번호도 이어서 찍힙니다/)).toBeTruthy();
    await person.click(button("c.png 위로"));
    await isStored(["문자메시지", ["e1.png", "c.png", "b.png"]], ["차용증", ["e2.png"]]);
    await person.click(button("c.png 위로"));
    await isStored(["문자메시지", ["c.png", "e1.png", "b.png"]], ["차용증", ["e2.png"]]);
    expect(office.current().exhibits[0]?.id).toBe("e1");
    await person.click(button("e1.png 삭제"));
    await person.click(button("b.png 삭제"));
    await isStored(["문자메시지", ["c.png"]], ["차용증", ["e2.png"]]);
    expect(screen.queryByRole("button", { name: "c.png 삭제" })).toBeNull();
  });

  it("may have been exhibits of their own, which are made one", async () => {
    const { person } = await open([exhibitOf("e1", "문자메시지"), exhibitOf("e2", "e2"), exhibitOf("e3", "차용증")]);
    expect(screen.queryByRole("button", { name: "‘소갑 제1호증’: 앞 자료와 하나로 묶기" })).toBeNull();
    await person.click(button("‘소갑 제2호증’: 앞 자료와 하나로 묶기"));
    await isStored(["문자메시지", ["e1.png", "e2.png"]], ["차용증", ["e3.png"]]);
  });

  it("bring what was typed of the one into the other where that has none, and what both prove stays", async () => {
    const made = { author: "김영수", madeOn: "2025-03-02", foreign: true };
    const { person } = await open([
      exhibitOf("e1", "e1", { purpose: "돈을 빌려준 사실" }),
      exhibitOf("e2", "문자메시지", { purpose: "돈을 갚기로 한 사실", ...made }),
    ]);
    await person.click(button("‘소갑 제2호증’: 앞 자료와 하나로 묶기"));
    await isStored(["문자메시지", ["e1.png", "e2.png"]]);
    const purpose = "돈을 빌려준 사실\n돈을 갚기로 한 사실";
    expect(office.current().exhibits).toMatchObject([{ id: "e1", purpose, ...made }]);
  });

  it("are made one only once their writer has seen which words are lost", async () => {
    const purpose = "가".repeat(EXHIBIT_PURPOSE_MAX);
    const { person } = await open([
      exhibitOf("e1", "문자메시지", { purpose, author: "김영수" }),
      exhibitOf("e2", "차용증", { purpose: "빌린 사실", author: "박철수", madeOn: "2025-03-02" }),
    ]);
    const join = button("‘소갑 제2호증’: 앞 자료와 하나로 묶기");
    await person.click(join);
    const lost = within(screen.getByRole("dialog")).getAllByRole("listitem");
    expect(lost.map(({ textContent }) => textContent)).toEqual([
      "자료 이름: 차용증",
      "증명하려는 사실: 빌린 사실",
      "작성자: 박철수",
    ]);
    await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: "닫기" }));
    expect(screen.getByDisplayValue("2025-03-02")).toBeTruthy();
    await person.click(join);
    await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: "하나로 묶기" }));
    await isStored(["문자메시지", ["e1.png", "e2.png"]]);
    expect(office.current().exhibits).toMatchObject([{ purpose, author: "김영수", madeOn: "2025-03-02" }]);
  });

  it("stay together where another person renames another one meanwhile", async () => {
    const { person } = await open([exhibitOf("e1", "문자메시지"), exhibitOf("e2", "차용증")]);
    office.refuse({ status: 503, body: "" });
    await person.click(button("‘소갑 제2호증’: 앞 자료와 하나로 묶기"));
    await person.click(within(screen.getByRole("dialog")).getByRole("button", { name: "하나로 묶기" }));
    office.put({
      version: 9,
      exhibits: [exhibitOf("e1", "문자메시지"), exhibitOf("e2", "차용증"), exhibitOf("e3", "초본")],
    });
    await screen.findByDisplayValue("초본");
    office.refuse(undefined);
    await waitFor(() =>
      expect(stored()).toEqual([
        ["문자메시지", ["e1.png", "e2.png"]],
        ["초본", ["e3.png"]],
      ]),
    );
  });
});

it("who made an exhibit, and when, is stored with it", async () => {
  const { person } = await open([exhibitOf("e1", "차용증")]);
  await person.type(screen.getByRole("textbox", { name: /^작성자/ }), "김영수");
  fireEvent.change(screen.getByLabelText(/^작성일/), { target: { value: "2025-03-02" } });
  await waitFor(() => expect(office.current().exhibits).toMatchObject([{ author: "김영수", madeOn: "2025-03-02" }]));
  await waitFor(() => expect(screen.getByRole("cell", { name: "2025. 3. 2." })).toBeTruthy());
});

it("pages that show a resident number or a hidden address are named at their file", async () => {
  const second = { fileId: "b.pdf", fileName: "b.pdf", fileType: "application/pdf", fileSize: 1 };
  const residentNumberPages = Array.from({ length: 11 }, (_, index) => index + 1);
  await open([
    exhibitOf("e1", "계약서", {
      residentNumberPages,
      furtherFiles: [{ ...second, residentNumberPages: [2, 5], hiddenAddressPages: [3] }],
    }),
  ]);
  const items = screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("link", { name: "b.pdf" }));
  const own = items.at(-1) as HTMLElement;
  expect(own.textContent).toContain("2, 5쪽에 주민등록번호로 보이는 숫자가 있습니다");
  expect(own.textContent).toContain("3쪽에 빼려는 주소가 보입니다");
  expect(within(own).queryByRole("link", { name: "e1.png" })).toBeNull();
  expect(screen.getByText(/^1, 2, 3, 4, 5, 6, 7, 8, 9, 10 …쪽에 주민등록번호/)).toBeTruthy();
});
