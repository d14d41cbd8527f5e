import { documentStateChanged } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { followDelivery } from "../cases/deadlines/follow-delivery.ts";
import { followDocument } from "../cases/follow-document.ts";

export const onDocumentStateChanged = on(documentStateChanged, async (move, { session }) => {
  await followDocument(move, session);
  await followDelivery(move, session);
});
