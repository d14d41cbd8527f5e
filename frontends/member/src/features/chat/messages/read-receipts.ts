import { isApiError, realtime, type AppDispatch } from "@legal/web-kit";
import { createBackoff } from "../../../outbox/exponential-backoff.ts";
import { messagesApi } from "./messages-api.ts";

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** How far rooms were read on this page where the server does not have it yet. */
const unsent = new Map<string, number>();
const underWay = new Set<string>();
const backoff = createBackoff();

addEventListener("online", backoff.endAll);
realtime.on("status", (status) => status === "online" && backoff.endAll());

/** No answer, or none that refuses it. */
const mayComeLater = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === TOO_MANY_REQUESTS || error.status >= SERVER_ERROR);

/** Has the server know how far the reader has read a room, sooner or later: also after they left it. */
export const sendReceipt = async (roomId: string, upTo: number, dispatch: AppDispatch): Promise<void> => {
  unsent.set(roomId, Math.max(upTo, unsent.get(roomId) ?? 0));
  if (underWay.has(roomId)) return;
  underWay.add(roomId);
  let tries = 0;
  for (let seq = unsent.get(roomId); seq !== undefined; seq = unsent.get(roomId)) {
    const { error } = await dispatch(
      messagesApi.endpoints.markRead.initiate({ id: roomId, upTo: seq }, { track: false }),
    );
    if (mayComeLater(error)) await backoff.after((tries += 1));
    else if (unsent.get(roomId) === seq) unsent.delete(roomId);
  }
  underWay.delete(roomId);
};
