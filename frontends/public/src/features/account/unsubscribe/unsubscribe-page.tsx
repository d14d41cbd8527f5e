import type { MailSubscription } from "@legal/contracts";
import { Button, ErrorState, Notice, SkeletonList, Stack, Text, useFocusAfterChange } from "@legal/ui";
import { isNotFound, paths, TextLink, useErrorText } from "@legal/web-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { AccountPage } from "../account-page.tsx";
import { useChangeMailSubscriptionMutation, useMailSubscriptionQuery } from "./unsubscribe-api.ts";
import { UnsubscribeTexts } from "./unsubscribe-texts.ts";
import { withTexts } from "../../../layout/with-texts.ts";

const Choice = ({ token, subscription }: { token: string; subscription: MailSubscription }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [change, { isLoading, error }] = useChangeMailSubscriptionMutation();
  const { subscribed, category } = subscription;
  const root = useFocusAfterChange<HTMLDivElement>(subscribed, "button");
  return (
    <div ref={root}>
      <Stack $gap={5}>
        {error && (
          <Notice tone="danger" role="alert" title={formatMessage({ id: "unsubscribe.failed" })}>
            {errorText(error)}
          </Notice>
        )}
        <Text as="output">
          <FormattedMessage
            id={subscribed ? "unsubscribe.question" : "unsubscribe.done"}
            values={{ category: formatMessage({ id: `unsubscribe.category.${category}` }) }}
          />
        </Text>
        <Button
          size="large"
          fullWidth
          variant={subscribed ? "primary" : "quiet"}
          loading={isLoading}
          onClick={() => change({ token, subscribed: !subscribed })}
        >
          <FormattedMessage id={subscribed ? "unsubscribe.end" : "unsubscribe.again"} />
        </Button>
      </Stack>
    </div>
  );
};

const settingsLink = (text: ReactNode) => <TextLink to={paths.myPage("notices")}>{text}</TextLink>;

const Unsubscribe = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { token = "" } = useParams();
  const { data, error, refetch } = useMailSubscriptionQuery(token);
  const isSpent = isNotFound(error);
  return (
    <AccountPage
      title={formatMessage({ id: "unsubscribe.title" })}
      description={formatMessage({ id: "unsubscribe.description" })}
      footer={
        <Text $size={15} $tone="muted">
          <FormattedMessage id="unsubscribe.settings" values={{ link: settingsLink }} />
        </Text>
      }
    >
      {!data && !error && <SkeletonList label={formatMessage({ id: "site.loading" })} rows={2} height="48px" />}
      {!data && isSpent && (
        <Notice tone="warning" role="alert" title={formatMessage({ id: "unsubscribe.spent" })}>
          <FormattedMessage id="unsubscribe.spent.hint" />
        </Notice>
      )}
      {!data && error && !isSpent && (
        <ErrorState
          title={formatMessage({ id: "unsubscribe.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {data && <Choice token={token} subscription={data} />}
    </AccountPage>
  );
};

/** /unsubscribe/:token: the page of a mail's link. Opening it ends nothing, because mail programs open links by themselves. */
export const UnsubscribePage = withTexts(UnsubscribeTexts, Unsubscribe);
