import type { Document } from "@legal/contracts";
import { documentTypeOf } from "@legal/document-types/all-types";
import type { User } from "@legal/service-kit";
import { admin, documentsUnderTest, filed, member } from "./support.ts";
import { makePdf } from "./support/make-pdf.ts";

const desk = documentsUnderTest();
const staff = admin();

const moved = async (document: Document, to: string, as: User, more: object = {}): Promise<Document> => {
  const { status, body } = await desk.move(document, to, as, more);
  expect({ to, status, body }).toMatchObject({ status: 200 });
  return body;
};

describe("an attachment", () => {
  it("is a file of its own after the exhibits, as it is, and is what the office is asked for", async () => {
    const customer = member();
    const started = await desk.complete(await desk.start(customer), customer);
    const company = {
      kind: "corporation",
      name: "주식회사 한빛",
      representativeTitle: "대표이사",
      representative: "박대표",
    };
    const answers = Object.fromEntries(
      Object.entries(company).map(([field, value]) => [`creditors.p1.${field}`, value]),
    );
    const document = (await desk.answer(started, answers, staff)).body;
    const asked = ({ issues }: Document) => issues.filter(({ code }) => code === "G10").map(({ path }) => path);
    expect(asked(document)).toEqual(["exhibits.attachments"]);
    const given = (title: string, kind?: string) => {
      const { id } = desk.caseChat.addFile(document.caseId, `${title}.pdf`, makePdf(1));
      return { fileUrl: `/api/files/${id}`, title, purpose: "", ...(kind && { kind }) };
    };
    const exhibits = [
      given("법인등기사항증명서", "attachment"),
      given("차용증", "exhibit"),
      { ...given("이체확인증"), foreign: true },
    ];
    const path = `/api/documents/${document.id}/exhibits`;
    const set = await desk.http.patch<Document>(path, { version: document.version, exhibits }, { as: customer });
    expect(set.body.exhibits.map(({ label, title, kind }) => [label, title, kind])).toEqual([
      ["소갑 제1호증", "차용증", undefined],
      ["소갑 제2호증", "이체확인증", undefined],
      ["첨부 1", "법인등기사항증명서", "attachment"],
    ]);
    expect(set.body.issues.filter(({ code }) => code === "G10").map(({ message }) => message)).toEqual([
      expect.stringContaining("소갑 제2호증의 번역문"),
    ]);
    const bundle = await desk.bundleOf(document.id, 1, staff);
    expect([...bundle.keys()].slice(2)).toEqual([
      "소갑 제1호증 차용증.pdf",
      "소갑 제2호증 이체확인증.pdf",
      "첨부 1 법인등기사항증명서.pdf",
    ]);
    expect(bundle.get("첨부 1 법인등기사항증명서.pdf")?.equals(makePdf(1))).toBe(true);
    // As a page of the release before sends it.
    const known = set.body.exhibits.map(({ id, fileId, title, purpose }) => ({
      id,
      fileUrl: `/api/files/${fileId}`,
      title,
      purpose,
    }));
    const again = { version: set.body.version, exhibits: known };
    const kept = await desk.http.patch<Document>(path, again, { as: customer });
    expect(kept.body).toMatchObject({ version: set.body.version, exhibits: set.body.exhibits });
  });
});

describe("the bundle of an approved paper", () => {
  it("has its exhibits under the labels that it cites, whatever numbers them now", async () => {
    const customer = member();
    const document = await desk.complete(await desk.start(customer), customer);
    const { id: fileId } = desk.caseChat.addFile(document.caseId, "차용증.pdf", makePdf(1));
    const exhibits = [{ fileUrl: `/api/files/${fileId}`, title: "차용증", purpose: "" }];
    const given = { version: document.version, exhibits };
    const changed = await desk.http.patch<Document>(`/api/documents/${document.id}/exhibits`, given, { as: customer });
    let approved = await moved(changed.body, "intake-complete", customer);
    approved = await moved(approved, "staff-check", staff);
    const accepted = approved.issues.map(({ code, path }) => ({ code, path, reason: "확인" }));
    approved = await moved(await moved(approved, "client-review", staff, { accepted }), "approved", customer);
    const type = documentTypeOf("payment-order");
    if (!type) throw new Error("no such type");
    const { exhibits: series } = type;
    type.exhibits = () => ({ prefix: "갑", first: 4 });
    try {
      const labelsOf = ({ exhibits: shown }: Document) => shown.map(({ label }) => label);
      const namesOf = async (n: number) => [...(await desk.bundleOf(approved.id, n, staff)).keys()];
      const n = approved.frozen?.n ?? 0;
      expect(await namesOf(n)).toContain("소갑 제1호증 차용증.pdf");
      expect(labelsOf(await desk.read(approved.id, customer))).toEqual(["소갑 제1호증"]);
      const delivered = await moved(approved, "delivered", staff, { delivery: filed });
      expect(await namesOf(n + 1)).toContain("소갑 제1호증 차용증.pdf");
      expect(labelsOf(delivered)).toEqual(["소갑 제1호증"]);
    } finally {
      type.exhibits = series;
    }
  });
});
