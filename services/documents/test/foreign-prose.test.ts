import type { Document, ErrorBody } from "@legal/contracts";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();

const moved = async (document: Document, to: string, as = staff): Promise<Document> => {
  const { status, body } = await desk.move(document, to, as);
  expect({ to, status, body }).toMatchObject({ status: 200 });
  return body;
};

it("a customer hands in answers in their language; no one else is shown it before the office has put it into Korean", async () => {
  const customer = member();
  const started = await desk.complete(await desk.start(customer), customer);
  const answers = { facts: ["f1"], "facts.f1.text": "He promised to pay me back in May." };
  const document = (await desk.answer(started, answers, customer)).body;
  expect(document.issues).toMatchObject([{ code: "G13", severity: "block", office: true, path: "facts.f1.text" }]);
  const preview = await desk.http.get(`/api/documents/${document.id}/preview`, { as: customer });
  expect(JSON.stringify(preview.body)).toContain("[번역 필요: 영어] He promised to pay me back in May");

  const checked = await moved(await moved(document, "intake-complete", customer), "staff-check");
  for (const to of ["client-review", "lawyer-review"])
    expect(await desk.move<ErrorBody>(checked, to, staff)).toMatchObject({
      status: 409,
      body: { code: "DOCUMENT_NOT_READY", details: [{ path: "answers.facts.f1.text" }] },
    });
  const korean = { "facts.f1.text": "채무자는 5월에 갚겠다고 약속하였습니다." };
  const translated = (await desk.answer(checked, korean, staff)).body;
  expect(translated).toMatchObject({ state: "staff-check", issues: [] });
  await moved(translated, "client-review");
});
