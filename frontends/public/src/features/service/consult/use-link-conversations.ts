import type { ServiceId } from "@legal/catalog";
import { useAppDispatch, useSession } from "@legal/web-kit";
import { consultApi } from "./consult-api.ts";

const { currentConversation, linkConversation } = consultApi.endpoints;

/**
 * Shows the reader's conversation in the case at once, and with it those that go along from before the login. Should this fail,
 * the case's event links the newest a little later.
 */
export const useLinkConversations = () => {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  return async (serviceType: ServiceId, chatRoomId: string, along: readonly string[]): Promise<void> => {
    const key = { serviceType, reader: user?.id };
    const { data: conversation } = await dispatch(
      currentConversation.initiate(key, { forceRefetch: true, subscribe: false }),
    );
    const ids = new Set(along);
    if (conversation && conversation.chatRoomId === null) ids.add(conversation.id);
    await Promise.all(Array.from(ids, (id) => dispatch(linkConversation.initiate({ id, chatRoomId }))));
  };
};
