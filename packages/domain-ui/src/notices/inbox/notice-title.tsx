import { caseStatusName } from "@legal/catalog";
import { useLanguage, useSession } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import type { Notice } from "../inbox-api.ts";
import { titleIdOf } from "./notice-kinds.ts";

/** What happened, in the reader's language. */
export const NoticeTitle = (notice: Notice) => {
  const { language } = useLanguage();
  const { isAdmin } = useSession();
  const { actorName, status, count = 1, daysLeft = 0 } = notice.facts;
  return (
    <FormattedMessage
      id={titleIdOf(notice)}
      values={{
        side: isAdmin ? "staff" : "member",
        by: actorName ? "known" : "unknown",
        actor: actorName ?? "",
        status: status ? caseStatusName(status, language) : "",
        count,
        when: daysLeft < 0 ? "past" : daysLeft === 0 ? "today" : "ahead",
        days: Math.abs(daysLeft),
      }}
    />
  );
};
