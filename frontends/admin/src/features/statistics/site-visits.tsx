import { Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { addDays } from "@legal/i18n";
import { FormattedMessage, useIntl } from "react-intl";
import { useSiteVisitsQuery } from "../../api/analytics-api.ts";
import { BarChart, type Bar } from "./bar-chart.tsx";
import { NumberTable } from "./number-table.tsx";
import { StatisticsCard } from "./statistics-card.tsx";

const SHOWN_DAYS = 7;

/** Visitors of the last seven days in Seoul, today first, and of every day that is kept in a table. */
export const SiteVisits = () => {
  const { formatMessage } = useIntl();
  const { calendarDate } = useFormat();
  const { data, error, refetch } = useSiteVisitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const today = useSeoulToday();
  const week = Array.from({ length: SHOWN_DAYS }, (_, back) => addDays(today, -back));
  const barOf = (day: string, value: number): Bar => ({ id: day, label: calendarDate(day), value });
  const bars = data && week.map((day) => barOf(day, data.find((one) => one.visitDate === day)?.visitorCount ?? 0));
  const earlier = data?.filter(({ visitDate }) => !week.includes(visitDate)) ?? [];
  const sum = bars?.reduce((all, { value }) => all + value, 0);
  const title = formatMessage({ id: "admin.siteVisits" });
  return (
    <StatisticsCard
      title={title}
      summary={sum === undefined ? undefined : formatMessage({ id: "admin.siteVisits.week" }, { count: sum })}
      error={error}
      onRetry={refetch}
    >
      {data && bars && data.length > 0 ? (
        <>
          <BarChart bars={bars} />
          <NumberTable
            caption={title}
            nameHead={formatMessage({ id: "admin.siteVisits.day" })}
            numberHead={formatMessage({ id: "admin.siteVisits.count" })}
            rows={[...bars, ...earlier.map(({ visitDate, visitorCount }) => barOf(visitDate, visitorCount))]}
          />
        </>
      ) : (
        <Text $size={15}>
          <FormattedMessage id="admin.siteVisits.empty" />
        </Text>
      )}
    </StatisticsCard>
  );
};
