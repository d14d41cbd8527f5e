import { renderDeliveries, renderRecipients } from "./event-recipients.ts";

describe("events that are handled", () => {
  it("have their readers' queues before they are published, each event once", async () => {
    const file = await renderRecipients([
      { owner: "case-chat", reader: "documents", event: "statusChanged" },
      { owner: "case-chat", reader: "ai", event: "roomsDeleted" },
      { owner: "case-chat", reader: "ai", event: "caseOpened" },
      { owner: "case-chat", reader: "ai", event: "caseOpened" },
    ]);
    expect(file).toContain('import { caseOpened, roomsDeleted, statusChanged } from "@legal/contracts";\n');
    expect(file).toContain(
      "export const eventRecipients = { ai: [caseOpened, roomsDeleted], documents: [statusChanged] };\n",
    );
  });

  it("may have their readers' queues made by their owner, and by no one else", async () => {
    const file = await renderDeliveries([
      { owner: "documents", reader: "case-chat", event: "documentStateChanged" },
      { owner: "case-chat", reader: "documents", event: "statusChanged" },
      { owner: "case-chat", reader: "ai", event: "roomsDeleted" },
      { owner: "case-chat", reader: "ai", event: "caseOpened" },
    ]);
    expect(file).toContain('{\n  "case-chat": ["ai", "documents"],\n  documents: ["case-chat"],\n};\n');
  });
});
