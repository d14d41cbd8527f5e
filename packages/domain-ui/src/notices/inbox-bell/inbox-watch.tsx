import { VisuallyHidden } from "@legal/ui";
import { useNoticeCountsQuery } from "@legal/web-kit";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";

import { BellTexts } from "./bell-texts.tsx";
import { useKeepPushes } from "../push/use-keep-pushes.ts";
import { setAppBadge } from "./app-badge.ts";
import { useLiveInbox } from "./use-live-inbox.ts";
import { useReadWhereShown } from "./use-read-where-shown.ts";

/** Keeps the reader’s unread count on every page: live, spoken, and on the installed app's icon; and the browser's pushes with their login. */
export const InboxWatch = () => {
  const { data } = useNoticeCountsQuery();
  const unread = data?.unread;
  useLiveInbox();
  useKeepPushes();
  useReadWhereShown(unread ?? 0);
  useEffect(() => {
    if (unread !== undefined) void setAppBadge(unread);
  }, [unread]);
  return (
    <VisuallyHidden as="output">
      {unread !== undefined && unread > 0 && (
        <BellTexts>
          <FormattedMessage id="inboxBell.unread" values={{ unread }} />
        </BellTexts>
      )}
    </VisuallyHidden>
  );
};
