import type { AppStore } from "@legal/web-kit";
import { withOlder, type MessageLog } from "./message-log.ts";
import { fetchMessagePage } from "./message-pages.ts";
import { messagesApi } from "./messages-api.ts";

const PAGE = 200;

/** Adds older pages to a room's log until there is enough of it, or nothing older; rejects with an `ApiError`. */
export const loadOlderUntil = async (store: AppStore, roomId: string, isEnough: (log: MessageLog) => boolean) => {
  const logOf = messagesApi.endpoints.messages.select(roomId);
  for (;;) {
    const { data: log } = logOf(store.getState());
    const before = log?.messages[0]?.seq;
    if (!log?.hasOlder || before === undefined || isEnough(log)) return;
    const page = await fetchMessagePage(store.dispatch, { roomId, before, limit: PAGE });
    store.dispatch(messagesApi.util.updateQueryData("messages", roomId, (known) => withOlder(known, page, PAGE)));
  }
};
