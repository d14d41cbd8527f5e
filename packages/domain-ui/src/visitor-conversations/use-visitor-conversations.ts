import type { VisitorConversation } from "@legal/contracts";
import { visitorConversationsApi } from "./visitor-conversations-api.ts";
import { useSession } from "@legal/web-kit";

const { visitorConversations } = visitorConversationsApi.endpoints;

const useWaiting = (enabled: boolean): readonly VisitorConversation[] | undefined => {
  const { user } = useSession();
  const { currentData } = visitorConversations.useQuery(user?.id ?? "", {
    skip: !user || !enabled,
    refetchOnMountOrArgChange: true,
  });
  return user ? currentData : [];
};

/**
 * What waits in this browser for the signed-in reader to say whether it is theirs; nothing while that is not known.
 * `enabled`: whether they are needed yet.
 */
export const useVisitorConversations = (enabled = true): readonly VisitorConversation[] => useWaiting(enabled) ?? [];

/** Whether one about a service waits so; undefined while that is not known. */
export const useWaitingConversation = (serviceType: string): boolean | undefined =>
  useWaiting(true)?.some((one) => one.serviceType === serviceType);
