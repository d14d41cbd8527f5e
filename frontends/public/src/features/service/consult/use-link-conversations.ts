import type { ServiceId } from "@legal/catalog";
import { useAppDispatch, useSession } from "@legal/web-kit";
import { consultApi } from "./consult-api.ts";

const { currentConversation, linkConversation } = consultApi.endpoints;

/**
 * Links the reader's conversation to the case at once, and those claimed from before the login. Should this fail, the
 * case-opened event links the newest one a little later.
 */
export const useLinkConversations = () => {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  return async (serviceType: ServiceId, chatRoomId: string, claimed: readonly string[]): Promise<void> => {
    const key = { serviceType, reader: user?.id };
    const { data: conversation } = await dispatch(
      currentConversation.initiate(key, { forceRefetch: true, subscribe: false }),
    );
    const ids = new Set(claimed);
    if (conversation && conversation.chatRoomId === null) ids.add(conversation.id);
    await Promise.all(Array.from(ids, (id) => dispatch(linkConversation.initiate({ id, chatRoomId }))));
  };
};
