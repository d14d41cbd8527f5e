import { documentStateChanged } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { applyDelivery } from "../cases/deadlines/apply-delivery.ts";
import { applyDocument, applyTurn } from "../cases/apply-document.ts";

export const onDocumentStateChanged = on(documentStateChanged, async (move, { session }) => {
  await applyTurn(move, session);
  await applyDocument(move, session);
  await applyDelivery(move, session);
});
