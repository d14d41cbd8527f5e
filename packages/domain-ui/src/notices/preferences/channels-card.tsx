import { color, ErrorState, media, SkeletonList, space, Text } from "@legal/ui";
import { useErrorText, useSession } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { BouncedNotice } from "./bounced-notice.tsx";
import { ChannelRow } from "./channel-row.tsx";
import { useNoticePreferencesQuery, type CategoryPreference, type NoticePreferences } from "../preferences-api.ts";
import { SettingsCard } from "../settings-card.tsx";
import { useSwitches } from "./use-switches.ts";

const Category = styled.fieldset`
  display: grid;
  gap: ${space(2)} ${space(8)};
  min-width: 0;
  margin: 0;
  padding: ${space(4)} 0;
  border: 0;
  border-block-start: 1px solid ${color.hairline};

  &:last-child {
    padding-block-end: 0;
  }
  /* A legend is no grid item everywhere unless it floats. */
  legend {
    float: inline-start;
    width: 100%;
    padding: 0;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Without the inbox, which has everything and is named once above, and without channels that are not set up here. */
const shownChannels = ({ categories }: NoticePreferences): Set<string> => {
  const all = categories.flatMap(({ channels }) => channels);
  return new Set(all.filter(({ fixed }) => fixed !== "inbox" && fixed !== "unavailable").map(({ channel }) => channel));
};

interface CategoryRowsProps extends CategoryPreference {
  /** The text that says why no mail comes for now. */
  noMail: string | undefined;
}

const CategoryRows = ({ category, channels, noMail }: CategoryRowsProps) => {
  const { formatMessage } = useIntl();
  const { isAdmin } = useSession();
  const { change, chosenOf } = useSwitches();
  return (
    <Category>
      <legend>
        <Text as="div" $strong>
          <FormattedMessage id={`notices.category.${category}`} />
        </Text>
        <Text as="div" $size={13} $tone="muted">
          <FormattedMessage id={`notices.category.${category}.hint`} values={{ side: isAdmin ? "staff" : "member" }} />
        </Text>
      </legend>
      <div>
        {channels.map((preference) => {
          const place = { category, channel: preference.channel };
          // Mails about the account itself go to any address.
          const hint = preference.channel === "mail" && preference.fixed !== "account" ? noMail : undefined;
          return (
            <ChannelRow
              key={preference.channel}
              preference={preference}
              chosen={chosenOf(place)}
              hint={hint && formatMessage({ id: hint })}
              onChange={(on) => void change(place, on)}
            />
          );
        })}
      </div>
    </Category>
  );
};

/** Staff's addresses were given by the operator. */
const whyNoMail = ({ emailBounced, emailVerified }: NoticePreferences, isAdmin: boolean): string | undefined => {
  if (emailBounced) return "notices.mail.bounced.hint";
  return emailVerified || isAdmin ? undefined : "notices.mail.unverified";
};

/** Which notices reach the reader by which channel. */
export const ChannelsCard = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { isAdmin } = useSession();
  const { data, error, refetch } = useNoticePreferencesQuery(undefined, { refetchOnMountOrArgChange: true });
  const shown = data && shownChannels(data);
  return (
    <SettingsCard id="channels">
      {!data && !error && <SkeletonList label={formatMessage({ id: "site.loading" })} rows={4} height="64px" />}
      {!data && error && (
        <ErrorState
          title={formatMessage({ id: "notices.settings.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
          headingLevel={3}
        />
      )}
      {data?.emailBounced && <BouncedNotice />}
      {data && shown && (
        <div>
          {data.categories.map(({ category, channels }) => (
            <CategoryRows
              key={category}
              category={category}
              channels={channels.filter(({ channel }) => shown.has(channel))}
              noMail={whyNoMail(data, isAdmin)}
            />
          ))}
        </div>
      )}
    </SettingsCard>
  );
};
