import { caseStatusName } from "@legal/catalog";
import { seoulDateOf } from "@legal/i18n";
import { useLanguage, useSession } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { useSeoulToday } from "../../deadlines/use-seoul-today.ts";
import type { Notice } from "../inbox-api.ts";
import { titleIdOf } from "./notice-kinds.ts";

/** How near a deadline was when its notice was made: no longer so on the next day. */
const whenOf = ({ createdAt, facts: { daysLeft = 0 } }: Notice, today: string): string => {
  if (seoulDateOf(new Date(createdAt)) !== today) return "earlier";
  if (daysLeft < 0) return "past";
  return daysLeft === 0 ? "today" : "ahead";
};

/** What happened, in the reader's language. */
export const NoticeTitle = (notice: Notice) => {
  const { language } = useLanguage();
  const { isAdmin } = useSession();
  const today = useSeoulToday();
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
        when: whenOf(notice, today),
        days: Math.abs(daysLeft),
      }}
    />
  );
};
