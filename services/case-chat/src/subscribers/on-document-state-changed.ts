import { documentStateChanged } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { followDelivery } from "../cases/deadlines/follow-delivery.ts";
import { followDocument, followTurn } from "../cases/follow-document.ts";

export const onDocumentStateChanged = on(documentStateChanged, async (move, { session }) => {
  await followTurn(move, session);
  await followDocument(move, session);
  await followDelivery(move, session);
});
