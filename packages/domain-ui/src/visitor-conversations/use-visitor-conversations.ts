import type { VisitorConversation } from "@legal/contracts";
import { visitorConversationsApi } from "./visitor-conversations-api.ts";
import { useSession } from "@legal/web-kit";

const { visitorConversations } = visitorConversationsApi.endpoints;

/**
 * What waits in this browser for the signed-in reader to say whether it is theirs; nothing while that is not known.
 * `asked`: somebody wants to know.
 */
export const useVisitorConversations = (asked = true): readonly VisitorConversation[] => {
  const { user } = useSession();
  const { currentData } = visitorConversations.useQuery(user?.id ?? "", {
    skip: !user || !asked,
    refetchOnMountOrArgChange: true,
  });
  return currentData ?? [];
};
