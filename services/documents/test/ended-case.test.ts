import { statusChanged, type Document, type DocumentSummary } from "@legal/contracts";
import { useEvents } from "@legal/event-bus/testing";
import { createInternalClient, type User } from "@legal/service-kit";
import { signerOf } from "@legal/test-kit";
import { createCaseChat } from "../src/case-chat/case-facts.ts";
import { backfillCaseEnded } from "../src/record/backfill-case-ended.ts";
import { DocumentRow } from "../src/record/document-model.ts";
import { subscriptions } from "../src/subscribers/subscriptions.ts";
import { admin, documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const staff = admin();
const events = useEvents({
  service: "documents",
  backing: desk.services,
  logger: desk.logs.logger,
  subscriptions: () => subscriptions,
});

const backfill = (): Promise<number> => {
  const client = createInternalClient({
    baseUrls: [desk.caseChat.url],
    signer: signerOf("documents"),
    audience: "case-chat",
    timeoutMs: 2000,
  });
  return backfillCaseEnded(createCaseChat(client, desk.logs.logger));
};
const endCase = (caseId: string): void => {
  const room = desk.caseChat.rooms.get(caseId);
  if (room) desk.caseChat.rooms.set(caseId, { ...room, isOpen: false });
};

const setStatus = ({ caseId, userId }: Document, from: "작성중" | "종료", to: "작성중" | "종료" | "거래취소") =>
  events.deliver(statusChanged, { roomId: caseId, userId, from, to, changedBy: staff.id });

/** Every edit that there is, by its status and code. */
const edits = async (document: Document, as: User) => {
  const path = `/api/documents/${document.id}`;
  const { version } = document;
  const answers = await Promise.all([
    desk.answer(document, { court: "서울중앙지방법원" }, as),
    desk.http.patch(`${path}/exhibits`, { version, exhibits: [] }, { as }),
    desk.http.post(`${path}/prose`, { version, path: "grounds" }, { as }),
  ]);
  return answers.map(({ status, body }) => ({ status, code: (body as { code?: string }).code }));
};

describe("a paper of an ended case", () => {
  it.each(["종료", "거래취소"] as const)(
    "is changed by no one after %s, says so, and is changed again once reopened",
    async (to) => {
      const customer = member();
      const document = await desk.complete(await desk.start(customer), customer);
      expect(document).toMatchObject({ caseEnded: false, mayEdit: true, nextStates: ["intake-complete"] });
      await setStatus(document, "작성중", to);
      const refused = { status: 409, code: "CASE_ENDED" };
      expect(await edits(document, customer)).toEqual([refused, refused, refused]);
      expect(await edits(document, staff)).toEqual([refused, refused, refused]);
      const { id, version } = document;
      const granted = await desk.http.post(`/api/documents/${id}/revisions`, { version }, { as: staff });
      expect(granted).toMatchObject({ status: 409, body: { code: "CASE_ENDED" } });
      expect(await desk.read(document.id, customer)).toMatchObject({
        caseEnded: true,
        mayEdit: false,
        nextStates: [],
        version: document.version,
      });
      await setStatus(document, "종료", "작성중");
      const answered = await desk.answer(document, { court: "서울중앙지방법원" }, customer);
      expect(answered).toMatchObject({ status: 200, body: { caseEnded: false, mayEdit: true } });
    },
  );

  it("leaves the office's queue and its counts, and is listed with its case and once delivered", async () => {
    const { id, caseId, ...document } = await desk.start(member());
    const isListed = async (query: string): Promise<boolean> => {
      const { body } = await desk.http.get<DocumentSummary[]>(`/api/documents?limit=100${query}`, { as: staff });
      return body.some((one) => one.id === id);
    };
    const drafts = async (): Promise<number> => {
      const { body } = await desk.http.get<{ byState: { draft?: number } }>("/api/documents/counts", { as: staff });
      return body.byState.draft ?? 0;
    };
    const before = await drafts();
    expect([await isListed(""), await isListed("&state=draft")]).toEqual([true, true]);
    await setStatus({ ...document, id, caseId }, "작성중", "거래취소");
    expect([await isListed(""), await isListed("&state=draft")]).toEqual([false, false]);
    expect(await drafts()).toBe(before - 1);
    expect(await isListed(`&caseId=${caseId}`)).toBe(true);
    await DocumentRow.updateOne({ _id: id }, { $set: { state: "delivered", isOpen: false } });
    expect(await isListed("&state=delivered")).toBe(true);
  });

  it("is known to have ended where the case did before an earlier release could learn it", async () => {
    const customer = member();
    const [ended, running, deleted] = await Promise.all([
      desk.start(customer),
      desk.start(customer),
      desk.start(customer),
    ]);
    const known = [ended, running, deleted].map(({ id }) => id);
    await DocumentRow.updateMany({ _id: { $in: known } }, { $unset: { caseEnded: 1 } });
    endCase(ended.caseId);
    desk.caseChat.rooms.delete(deleted.caseId);
    expect(await backfill()).toBe(3);
    const shown = await Promise.all(known.map((id) => desk.read(id, customer)));
    expect(shown.map(({ caseEnded, mayEdit }) => ({ caseEnded, mayEdit }))).toEqual([
      { caseEnded: true, mayEdit: false },
      { caseEnded: false, mayEdit: true },
      { caseEnded: true, mayEdit: false },
    ]);
    expect(await backfill()).toBe(0);
  });

  it("is known to have ended where the case did while the paper was begun", async () => {
    const customer = member();
    const caseId = desk.caseChat.openCase(customer);
    desk.ai.whileStating(() => endCase(caseId));
    const body = { caseId, typeId: "payment-order" };
    const { id } = (await desk.http.post<Document>("/api/documents", body, { as: customer })).body;
    await backfill();
    expect(await desk.read(id, customer)).toMatchObject({ caseEnded: true, mayEdit: false });
  });
});
