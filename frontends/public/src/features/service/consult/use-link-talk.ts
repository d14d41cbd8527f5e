import type { ServiceId } from "@legal/catalog";
import { useAppDispatch } from "@legal/web-kit";
import { consultApi } from "./consult-api.ts";

const { currentTalk, linkTalk } = consultApi.endpoints;

/** Ties the reader's talk about a service to the case that came of it. A failure costs the link and nothing else. */
export const useLinkTalk = () => {
  const dispatch = useAppDispatch();
  return async (serviceId: ServiceId, chatRoomId: string): Promise<void> => {
    const { data: talk } = await dispatch(currentTalk.initiate(serviceId, { forceRefetch: true, subscribe: false }));
    if (talk && talk.chatRoomId === null) await dispatch(linkTalk.initiate({ id: talk.id, chatRoomId }));
  };
};
