import type { ReactNode } from "react";
import { Card, ErrorState, Heading, SkeletonList, Stack, Text } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { useIntl } from "react-intl";

interface StatisticsCardProps {
  title: string;
  /** Undefined while it is loading. */
  summary: string | undefined;
  error: unknown;
  onRetry: () => unknown;
  children: ReactNode;
}

/** A title, one sentence with the sum, and the chart; or why it is not there. */
export const StatisticsCard = ({ title, summary, error, onRetry, children }: StatisticsCardProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  return (
    <Card as="section" aria-label={title}>
      <Stack $gap={4}>
        <div>
          <Heading level={2} size={16}>
            {title}
          </Heading>
          {summary && (
            <Text $size={15} $tone="muted">
              {summary}
            </Text>
          )}
        </div>
        {Boolean(error) && (
          <ErrorState
            headingLevel={3}
            title={formatMessage({ id: "admin.statistics.failed" })}
            description={errorText(error)}
            retryLabel={formatMessage({ id: "site.retry" })}
            onRetry={onRetry}
          />
        )}
        {!error && summary === undefined && (
          <SkeletonList label={formatMessage({ id: "site.loading" })} rows={5} height="28px" />
        )}
        {summary !== undefined && children}
      </Stack>
    </Card>
  );
};
