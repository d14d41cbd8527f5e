import type { VisitorConversation } from "@legal/contracts";
import { visitorConversationsApi } from "./visitor-conversations-api.ts";
import { useSession } from "@legal/web-kit";

const { visitorConversations } = visitorConversationsApi.endpoints;

/**
 * What waits in this browser for the signed-in reader to say whether it is theirs; nothing while that is not known.
 * `enabled`: whether they are needed yet.
 */
export const useVisitorConversations = (enabled = true): readonly VisitorConversation[] => {
  const { user } = useSession();
  const { currentData } = visitorConversations.useQuery(user?.id ?? "", {
    skip: !user || !enabled,
    refetchOnMountOrArgChange: true,
  });
  return currentData ?? [];
};
