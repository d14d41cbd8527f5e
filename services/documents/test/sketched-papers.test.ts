import type { Document, ErrorBody } from "@legal/contracts";
import type { DocumentType } from "@legal/document-types";
import {
  debtSeizure,
  defenceOpinion,
  INTAKE,
  OPINION,
  revocationSuit,
  SEIZURE,
  SUIT,
} from "@legal/document-types/sketches";
import type { User } from "@legal/service-kit";
import { makeJpeg } from "./support/make-jpeg.ts";
import { makePdf } from "./support/make-pdf.ts";
import { makePng } from "./support/make-png.ts";
import { inPlaceOf } from "./support/in-place-of.ts";
import { readPdf, withoutSpaces } from "./support/read-pdf.ts";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const lawyer = admin();

let restore = (): void => undefined;
const write = (type: DocumentType) => {
  restore = inPlaceOf("payment-order", type);
};

beforeAll(async () => {
  desk.caseChat.staff.add(lawyer.id);
  const named = { name: "김변호", registrationNumber: "12345" };
  expect((await desk.http.patch(`/api/lawyers/${lawyer.id}`, named, { as: staff })).status).toBe(200);
});
beforeEach(() => desk.setNow(new Date("2026-03-02T03:00:00Z")));
afterEach(() => {
  restore();
  desk.setNow();
});

const answered = async (document: Document, answers: object, as: User): Promise<Document> => {
  const { status, body } = await desk.answer(document, answers, as);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const moved = async (document: Document, to: string, as: User): Promise<Document> => {
  const { status, body } = await desk.move(document, to, as);
  expect({ to, status, body }).toMatchObject({ status: 200, body: { state: to } });
  return body;
};
const refusal = async (document: Document, to: string, as: User) => {
  const { status, body } = await desk.move<ErrorBody>(document, to, as);
  expect(status).toBe(409);
  return body;
};
/** Its customer's part is done, and staff have taken it. */
const taken = async (customer: User, answers: object = INTAKE): Promise<Document> => {
  const intake = await answered(await desk.start(customer), answers, customer);
  return moved(await moved(intake, "intake-complete", customer), "staff-check", staff);
};

describe("a paper that a lawyer writes", () => {
  beforeEach(() => write(defenceOpinion));

  it("leaves its customer once their own questions are answered, and the office by its lawyer alone", async () => {
    const customer = member();
    const document = await taken(customer);
    expect(document).toMatchObject({ missing: [], progress: { answered: document.progress.total } });
    expect(await refusal(document, "lawyer-review", staff)).toMatchObject({
      code: "DOCUMENT_NOT_READY",
      details: Object.keys(OPINION).map((path) => ({ path: `answers.${path}` })),
    });
    const written = await answered(document, OPINION, lawyer);
    expect(written).toMatchObject({ missing: [], waitingSentences: 0, issues: [], lawyerReasons: ["mode", "custody"] });
    for (const as of [staff, lawyer])
      expect(await refusal(written, "client-review", as)).toMatchObject({ code: "DOCUMENT_NEEDS_LAWYER" });
    const review = await moved(written, "lawyer-review", staff);
    expect(await refusal(review, "client-review", staff)).toMatchObject({ code: "DOCUMENT_NEEDS_LAWYER" });
    const released = await moved(review, "client-review", lawyer);
    expect(released.lawyer).toMatchObject({ id: lawyer.id });
    const approved = await moved(released, "approved", customer);
    const files = await desk.bundleOf(approved.id, approved.frozen?.n ?? 0, customer);
    const pdf = [...files].find(([name]) => name.endsWith(".pdf"))?.[1] ?? Buffer.alloc(0);
    expect((await readPdf(pdf)).text).toContain(withoutSpaces(OPINION.opinion1[1] ?? ""));
  });

  it("is written by no customer, and changed after its release by no one without a lawyer", async () => {
    const customer = member();
    const begun = await answered(await desk.start(customer), INTAKE, customer);
    const own = await desk.http.patch<ErrorBody>(
      `/api/documents/${begun.id}/answers`,
      { version: begun.version, answers: { opinion1: ["저는 죄가 없습니다."] } },
      { as: customer },
    );
    expect(own).toMatchObject({ status: 400, body: { details: [{ path: "answers.opinion1" }] } });
    const written = await answered(
      await moved(await moved(begun, "intake-complete", customer), "staff-check", staff),
      OPINION,
      lawyer,
    );
    const released = await moved(await moved(written, "lawyer-review", staff), "client-review", lawyer);
    const back = await desk.move(released, "staff-check", staff, { comment: "고칠 곳이 있습니다." });
    const changed = await answered(back.body, { opinion2: ["공소기각을 구합니다."] }, staff);
    expect(changed.lawyer).toBeNull();
    expect(await refusal(changed, "client-review", staff)).toMatchObject({ code: "DOCUMENT_NEEDS_LAWYER" });
  });
});

it("a seizure of claims has an annex for each third debtor in the paper that its lawyer released", async () => {
  write(debtSeizure);
  const customer = member();
  const checked = await taken(customer, SEIZURE);
  expect(checked.issues.map(({ code, severity }) => `${code} ${severity}`)).toEqual(["G10 warn"]);
  const accepted = checked.issues.map(({ code, path }) => ({ code, path, reason: "정본은 창구에서 냅니다." }));
  const { body: review } = await desk.move(checked, "lawyer-review", staff, { accepted });
  const approved = await moved(await moved(review, "client-review", lawyer), "approved", customer);
  const files = await desk.bundleOf(approved.id, approved.frozen?.n ?? 0, customer);
  const pdf = [...files].find(([name]) => name.endsWith(".pdf"))?.[1] ?? Buffer.alloc(0);
  const { pages } = await readPdf(pdf);
  expect(pages.flatMap((page) => /^\s*(\[별지 \d\])/.exec(page)?.[1] ?? [])).toEqual([
    "[별지 1]",
    "[별지 2]",
    "[별지 3]",
  ]);
});

it("a paper of more pages than the court takes is not released", async () => {
  write({ ...defenceOpinion, pagesMax: 1 });
  const customer = member();
  const review = await moved(await answered(await taken(customer), OPINION, lawyer), "lawyer-review", staff);
  const body = await refusal(review, "client-review", lawyer);
  expect(body).toMatchObject({ code: "DOCUMENT_NOT_READY", details: [{ path: "" }] });
  expect(body.details?.[0]?.message).toContain("2쪽");
});

it("one that a later release takes no more of goes back to the office instead of being approved", async () => {
  write(defenceOpinion);
  const customer = member();
  const review = await moved(await answered(await taken(customer), OPINION, lawyer), "lawyer-review", staff);
  const released = await moved(review, "client-review", lawyer);
  restore();
  write({ ...defenceOpinion, pagesMax: 1 });
  expect(await refusal(released, "approved", customer)).toMatchObject({ code: "DOCUMENT_OUTDATED" });
  expect(await desk.read(released.id, staff)).toMatchObject({ state: "staff-check", frozen: null });
});

describe("a paper with a figure", () => {
  beforeEach(() => write(revocationSuit));

  const inReview = async (customer: User, name: string, pages: readonly Buffer[], type: string): Promise<Document> => {
    const begun = await desk.start(customer);
    const [fileUrl, ...furtherFileUrls] = pages.map((bytes) => {
      const { id } = desk.caseChat.addFile(begun.caseId, name, bytes, type);
      return `/api/files/${id}`;
    });
    const exhibits = [{ fileUrl, furtherFileUrls, title: "토지 현황도", purpose: "" }];
    const listed = await desk.http.patch<Document>(
      `/api/documents/${begun.id}/exhibits`,
      { version: begun.version, exhibits },
      { as: customer },
    );
    const plan = listed.body.exhibits[0]?.id ?? "";
    const whole = await answered(listed.body, { ...SUIT, plan }, customer);
    const checked = await moved(await moved(whole, "intake-complete", customer), "staff-check", staff);
    return moved(checked, "lawyer-review", staff);
  };

  it.each([
    ["PNG", makePng(400, 300), "image/png"],
    ["photograph", makeJpeg(1), "image/jpeg"],
  ])("shows the exhibit's picture in the paper that is approved, in both files: a %s", async (_, plan, type) => {
    const customer = member();
    const review = await inReview(customer, "plan", [plan], type);
    const approved = await moved(await moved(review, "client-review", lawyer), "approved", customer);
    const files = await desk.bundleOf(approved.id, approved.frozen?.n ?? 0, customer);
    const [pdf] = [...files].flatMap(([name, bytes]) =>
      name.includes("소장") && name.endsWith(".pdf") ? [bytes] : [],
    );
    expect(pdf?.toString("latin1")).toMatch(/\/Subtype\s*\/Image/);
    const [docx] = [...files].flatMap(([name, own]) => (name.endsWith(".docx") ? [own] : []));
    expect(docx?.toString("latin1")).toContain("word/media/");
  });

  it.each([
    ["is no picture", "plan.pdf", makePdf(1), "application/pdf"],
    ["says that it is one and is none", "plan.png", Buffer.from("hello"), "image/png"],
    ["ends in the middle", "plan.png", makePng(300, 300).subarray(0, 60), "image/png"],
    ["is turned by its camera's note", "plan.jpg", makeJpeg(6), "image/jpeg"],
    ["opens to gigabytes", "plan.png", makePng(40_000, 40_000), "image/png"],
    ["is of several pictures", "plan.png", [makePng(300, 300), makePng(300, 200)], "image/png"],
  ])("is not released while its exhibit %s", async (_, name, bytes, type) => {
    const review = await inReview(member(), name, [bytes].flat(), type);
    const body = await refusal(review, "client-review", lawyer);
    const path = `exhibits.${review.exhibits[0]?.id}`;
    expect(body).toMatchObject({ code: "DOCUMENT_NOT_READY", details: [{ path }] });
    expect(body.details?.[0]?.message).toContain("토지 현황도");
  });
});
