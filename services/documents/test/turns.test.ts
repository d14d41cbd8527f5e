import { createInternalClient } from "@legal/service-kit";
import { signerOf } from "@legal/test-kit";
import { createCaseChat, type CaseChat } from "../src/case-chat/case-facts.ts";
import { backfillTurns } from "../src/record/backfill-turns.ts";
import { DocumentRow } from "../src/record/document-model.ts";
import { documentsUnderTest, member } from "./support.ts";

const desk = documentsUnderTest();
const caseChat = (): CaseChat => {
  const baseUrls = [desk.caseChat.url];
  const client = createInternalClient({
    baseUrls,
    signer: signerOf("documents"),
    audience: "case-chat",
    timeoutMs: 2000,
  });
  return createCaseChat(client, desk.logs.logger);
};

describe("case-chat, an earlier release of which did not follow whose turn a paper is", () => {
  it("learns it of each open paper, once", async () => {
    const customer = member();
    const [draft, checked, delivered] = [
      await desk.start(customer),
      await desk.start(customer),
      await desk.start(customer),
    ];
    await DocumentRow.updateOne({ _id: checked.id }, { $set: { state: "staff-check" } });
    await DocumentRow.updateOne({ _id: delivered.id }, { $set: { state: "delivered", isOpen: false } });
    await expect(backfillTurns(caseChat(), AbortSignal.abort())).rejects.toThrow("aborted");
    expect(await backfillTurns(caseChat())).toBe(2);
    const { turns } = desk.caseChat;
    expect([draft, checked, delivered].map(({ id }) => turns.get(id))).toEqual([true, false, undefined]);
    expect(await backfillTurns(caseChat())).toBe(0);
  });

  it("learns how it is now of one that moves meanwhile", async () => {
    const customer = member();
    const document = await desk.start(customer);
    const { keepTurn } = caseChat();
    const said: boolean[] = [];
    const moving = async (caseId: string, documentId: string, isCustomers: boolean) => {
      await keepTurn(caseId, documentId, isCustomers);
      said.push(isCustomers);
      await DocumentRow.updateOne({ _id: document.id, state: "draft" }, { $set: { state: "intake-complete" } });
    };
    expect(await backfillTurns({ keepTurn: moving })).toBe(1);
    expect(said).toEqual([true, false]);
    expect(desk.caseChat.turns.get(document.id)).toBe(false);
  });
});
