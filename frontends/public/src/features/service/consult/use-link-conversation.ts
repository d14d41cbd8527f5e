import type { ServiceId } from "@legal/catalog";
import { useAppDispatch, useSession } from "@legal/web-kit";
import { consultApi } from "./consult-api.ts";

const { currentTalk, linkTalk } = consultApi.endpoints;

/**
 * Shows the reader's talk in the case at once, and with it those that go along from before the login. Should this fail,
 * the case's event links the newest a little later.
 */
export const useLinkTalk = () => {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  return async (serviceType: ServiceId, chatRoomId: string, along: readonly string[]): Promise<void> => {
    const talkOf = { serviceType, reader: user?.id };
    const { data: talk } = await dispatch(currentTalk.initiate(talkOf, { forceRefetch: true, subscribe: false }));
    const ids = new Set(along);
    if (talk && talk.chatRoomId === null) ids.add(talk.id);
    await Promise.all(Array.from(ids, (id) => dispatch(linkTalk.initiate({ id, chatRoomId }))));
  };
};
