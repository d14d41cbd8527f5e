import { visitorConversationsApi } from "@legal/domain-ui/visitor-conversations";
import { useAppDispatch, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";

const { claimVisitorConversations } = visitorConversationsApi.endpoints;

/** Claims conversations from before the login for the buyer; returns those claimed. A failure shows a toast and does not stop the purchase. */
export const useClaimConversations = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const dispatch = useAppDispatch();
  return async (ids: readonly string[]): Promise<readonly string[]> => {
    if (ids.length === 0) return [];
    const { data } = await dispatch(claimVisitorConversations.initiate(ids, { track: false }));
    if (data) return data.ids;
    const title = formatMessage({ id: "service.buy.talk.failed.title" });
    toast({ title, description: formatMessage({ id: "service.buy.talk.failed.text" }), variant: "destructive" });
    return [];
  };
};
