import { Button, ErrorState, Row, SkeletonList, Stack, Text } from "@legal/ui";
import { useErrorText, useFormat } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SettingsCard } from "../settings-card.tsx";
import { CalendarAddress } from "./calendar-address.tsx";
import { CalendarChoices } from "./calendar-choices.tsx";
import { ConfirmEnd } from "./confirm-end.tsx";
import { useCalendarFeed } from "./use-calendar-feed.ts";

type Calendar = ReturnType<typeof useCalendarFeed>;

/** Since when the address is there, whether a program fetches it, and how it ends. */
const OwnCalendar = ({ calendar }: { calendar: Calendar }) => {
  const { dateTime } = useFormat();
  const [asked, ask] = useState<"renew" | "remove">();
  const { feed, url, make, end, isCreating, isRemoving } = calendar;
  if (!feed) return null;
  const confirm = async () => {
    await (asked === "renew" ? make() : end());
    ask(undefined);
  };
  return (
    <Stack $gap={4}>
      {url !== undefined && <CalendarAddress url={url} />}
      <Text $size={13} $tone="muted">
        <FormattedMessage id="notices.calendar.since" values={{ time: dateTime(feed.createdAt) }} />{" "}
        <FormattedMessage
          id={feed.readAt === null ? "notices.calendar.neverRead" : "notices.calendar.read"}
          values={{ time: feed.readAt === null ? "" : dateTime(feed.readAt) }}
        />
      </Text>
      {asked ? (
        <ConfirmEnd
          what={asked}
          loading={isCreating || isRemoving}
          onCancel={() => ask(undefined)}
          onConfirm={() => void confirm()}
        />
      ) : (
        <Row $gap={2}>
          <Button variant="quiet" size="small" onClick={() => ask("renew")}>
            <FormattedMessage id="notices.calendar.renew" />
          </Button>
          <Button variant="quiet" size="small" onClick={() => ask("remove")}>
            <FormattedMessage id="notices.calendar.remove" />
          </Button>
        </Row>
      )}
    </Stack>
  );
};

/** An address with which the reader's own calendar shows their deadlines. */
export const CalendarCard = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const calendar = useCalendarFeed();
  const { data, error, refetch } = calendar.query;
  return (
    <SettingsCard id="calendar">
      {!data && !error && <SkeletonList label={formatMessage({ id: "site.loading" })} rows={1} height="64px" />}
      {!data && error && (
        <ErrorState
          title={formatMessage({ id: "notices.calendar.notLoaded" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
          headingLevel={3}
        />
      )}
      {data && (
        <Stack $gap={4}>
          <CalendarChoices shown={calendar.shown} onChange={(choice) => void calendar.choose(choice)} />
          <OwnCalendar calendar={calendar} />
          {!data.feed && (
            <Row>
              <Button loading={calendar.isCreating} onClick={() => void calendar.make()}>
                <FormattedMessage id="notices.calendar.create" />
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </SettingsCard>
  );
};
