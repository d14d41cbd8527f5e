import type { OwnInquiry } from "@legal/contracts";
import { Card, EmptyState, ErrorState, Heading, Row, SkeletonList, Stack, Text } from "@legal/ui";
import { ButtonLink, paths, useErrorText, useFormat } from "@legal/web-kit";
import { InquiryMessage, InquiryStatusBadge, useMyInquiriesQuery } from "@legal/domain-ui/inquiries";
import { FormattedMessage, useIntl } from "react-intl";
import { useServiceTitle } from "../../cases/use-service-title.ts";

const InquiryCard = ({ inquiry }: { inquiry: OwnInquiry }) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const titleOf = useServiceTitle();
  const { serviceType, status, createdAt, message } = inquiry;
  return (
    <Card as="li">
      <Stack $gap={3}>
        <Row $justify="space-between">
          <Heading level={2} size={16}>
            {serviceType ? titleOf(serviceType) : formatMessage({ id: "myPage.inquiry.general" })}
          </Heading>
          <InquiryStatusBadge status={status} />
        </Row>
        <InquiryMessage>{message}</InquiryMessage>
        <Text $size={13} $tone="muted">
          <FormattedMessage id="myPage.inquiry.sent" values={{ date: dateTime(createdAt) }} />
        </Text>
      </Stack>
    </Card>
  );
};

const Write = () => (
  <ButtonLink to={paths.contact}>
    <FormattedMessage id="myPage.inquiries.write" />
  </ButtonLink>
);

const InquiryList = ({ inquiries }: { inquiries: readonly OwnInquiry[] }) => {
  const { formatMessage } = useIntl();
  if (inquiries.length === 0) {
    return (
      <EmptyState
        title={formatMessage({ id: "myPage.inquiries.empty" })}
        description={formatMessage({ id: "myPage.inquiries.empty.hint" })}
        actions={<Write />}
      />
    );
  }
  return (
    <Stack $gap={4}>
      <Row $justify="space-between">
        <Text $size={15} $tone="muted">
          <FormattedMessage id="myPage.inquiries.hint" />
        </Text>
        <Write />
      </Row>
      <Stack as="ul" $gap={3}>
        {inquiries.map((inquiry) => (
          <InquiryCard key={inquiry.id} inquiry={inquiry} />
        ))}
      </Stack>
    </Stack>
  );
};

/** What the reader wrote to the office while signed in, and its status; fetched again each time the tab is opened. */
export const InquiriesTab = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: inquiries, error, refetch } = useMyInquiriesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!inquiries && !error) return <SkeletonList label={formatMessage({ id: "site.loading" })} height="128px" />;
  return (
    <Stack $gap={3}>
      {error && (
        <ErrorState
          title={formatMessage({ id: "myPage.inquiries.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {inquiries && <InquiryList inquiries={inquiries} />}
    </Stack>
  );
};
