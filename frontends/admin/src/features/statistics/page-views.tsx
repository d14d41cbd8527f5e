import { isServiceId, serviceName } from "@legal/catalog";
import { Text } from "@legal/ui";
import { useLanguage } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { usePageViewsQuery } from "../../api/analytics-api.ts";
import { BarChart, type Bar } from "./bar-chart.tsx";
import { NumberTable } from "./number-table.tsx";
import { StatisticsCard } from "./statistics-card.tsx";

const TOP_SERVICES = 5;

/** The five services that were looked at most, and all of them in a table. */
export const PageViews = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, error, refetch } = usePageViewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const bars = data?.map(({ serviceType: id, count: value }): Bar => ({
    id,
    label: isServiceId(id) ? serviceName(id, language) : id,
    value,
  }));
  const total = bars?.reduce((sum, { value }) => sum + value, 0);
  const title = formatMessage({ id: "admin.pageViews" });
  return (
    <StatisticsCard
      title={title}
      summary={total === undefined ? undefined : formatMessage({ id: "admin.pageViews.total" }, { count: total })}
      error={error}
      onRetry={refetch}
    >
      {bars && bars.length > 0 ? (
        <>
          <BarChart bars={bars.slice(0, TOP_SERVICES)} />
          <NumberTable
            caption={title}
            nameHead={formatMessage({ id: "admin.pageViews.service" })}
            numberHead={formatMessage({ id: "admin.pageViews.count" })}
            rows={bars}
          />
        </>
      ) : (
        <Text $size={15}>
          <FormattedMessage id="admin.pageViews.empty" />
        </Text>
      )}
    </StatisticsCard>
  );
};
