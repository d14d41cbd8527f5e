import type { VisitorConversation } from "@legal/contracts";
import { visitorTalksApi } from "./visitor-talks-api.ts";
import { useSession } from "../session/use-session.ts";

const { visitorTalks } = visitorTalksApi.endpoints;

/**
 * What waits in this browser for the signed-in reader to say whether it is theirs; nothing while that is not known.
 * `asked`: somebody wants to know.
 */
export const useVisitorTalks = (asked = true): readonly VisitorConversation[] => {
  const { user } = useSession();
  const { currentData } = visitorTalks.useQuery(user?.id ?? "", {
    skip: !user || !asked,
    refetchOnMountOrArgChange: true,
  });
  return currentData ?? [];
};
