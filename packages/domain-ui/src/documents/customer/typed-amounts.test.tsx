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

it("an amount that another person corrects is shown in the place of what was typed", async () => {
  office = await openDocumentOffice(makeDocument({ answers: LOAN }));
  const { person } = await office.show(
    (document, type) => <CustomerDocument document={document} type={type} />,
    "/documents/x?step=amounts",
  );
  const amount = (await screen.findAllByRole("textbox", { name: /^금액/ }))[0] as HTMLInputElement;
  await person.clear(amount);
  await person.type(amount, "600만");
  await waitFor(() => expect(office.current().answers["items.i1.amount"]).toBe(6_000_000));
  expect(amount.value).toBe("600만");
  office.put({ version: 20, answers: { ...office.current().answers, "items.i1.amount": 7_000_000 } });
  await waitFor(() => expect(amount.value).toBe("7,000,000"));
  expect(document.activeElement).toBe(amount);
});

it("an amount is taken as people write it, and stays as it was typed where it could be two", async () => {
  office = await openDocumentOffice(makeDocument({ answers: LOAN }));
  const { person } = await office.show(
    (document, type) => <CustomerDocument document={document} type={type} />,
    "/documents/x?step=amounts",
  );
  const [amount] = await screen.findAllByRole<HTMLInputElement>("textbox", { name: /^금액/ });
  if (!amount) throw new Error("no amount");
  const enter = async (text: string) => {
    await person.clear(amount);
    await person.click(amount);
    await person.paste(text);
    await person.tab();
  };
  for (const text of ["1억 5천", "백오십만쯤"]) {
    await enter(text);
    await waitFor(() => expect(amount.getAttribute("aria-invalid")).toBe("true"));
    expect(amount.value).toBe(text);
  }
  await enter("1,500,000.00");
  await waitFor(() => expect(office.current().answers["items.i1.amount"]).toBe(1_500_000));
  expect(amount.getAttribute("aria-invalid")).toBeNull();
  const sent = office.patches.map(({ answers }) => answers["items.i1.amount"]);
  expect(sent.filter((value) => typeof value === "number")).toEqual([1_500_000]);
});
