import type { ServiceId } from "@legal/catalog";
import { useAppDispatch } from "@legal/web-kit";
import { consultApi } from "./consult-api.ts";

const { currentTalk, linkTalk } = consultApi.endpoints;

/** Shows the talk in the case at once; should this fail, the case's event links it a little later. */
export const useLinkTalk = () => {
  const dispatch = useAppDispatch();
  return async (serviceId: ServiceId, chatRoomId: string): Promise<void> => {
    const { data: talk } = await dispatch(currentTalk.initiate(serviceId, { forceRefetch: true, subscribe: false }));
    if (talk && talk.chatRoomId === null) await dispatch(linkTalk.initiate({ id: talk.id, chatRoomId }));
  };
};
