import { useAppDispatch, useToast, visitorTalksApi } from "@legal/web-kit";
import { useIntl } from "react-intl";

const { claimVisitorTalks } = visitorTalksApi.endpoints;

/** Makes talks from before the login the buyer's; gives those that are. A failure is told and costs no purchase. */
export const useTakeAlong = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const dispatch = useAppDispatch();
  return async (ids: readonly string[]): Promise<readonly string[]> => {
    if (ids.length === 0) return [];
    const { data } = await dispatch(claimVisitorTalks.initiate(ids, { track: false }));
    if (data) return data.ids;
    const title = formatMessage({ id: "service.buy.talk.failed.title" });
    toast({ title, description: formatMessage({ id: "service.buy.talk.failed.text" }), variant: "destructive" });
    return [];
  };
};
