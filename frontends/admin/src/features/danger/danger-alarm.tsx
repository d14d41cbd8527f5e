import type { DangerNotice } from "@legal/contracts";
import { color, Heading, Icon, media, radius, Row, space, Stack, Text, VisuallyHidden } from "@legal/ui";
import LifeBuoy from "lucide-react/icons/life-buoy";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useOpenDangerNoticesQuery } from "../../api/danger-notices-api.ts";
import { ListChanges } from "../../stable-list/list-changes.tsx";
import { useHeldRows } from "../../stable-list/use-held-rows.ts";
import { DangerNoticeItem } from "./danger-notice-item.tsx";
import { LIST_TEXTS } from "./list-texts.ts";
import { useOutOfView } from "./use-out-of-view.ts";

/** Also without the socket; by the clock alone, a list that no one sees is no look at its customers. */
const POLLING = { pollingInterval: 30_000, skipPollingIfUnfocused: true, refetchOnFocus: true };
const NONE: { notices: readonly DangerNotice[]; hasMore: boolean } = { notices: [], hasMore: false };

const Box = styled.section`
  max-width: 1400px;
  margin: ${space(4)} ${space(5)} 0;
  padding: ${space(5)};
  border: 2px solid ${color.danger};
  border-radius: ${radius.card};
  background: ${color.dangerTint};

  @media (width > 1440px) {
    margin-inline: auto;
  }
`;

const Mark = styled.span`
  display: inline-flex;
  color: ${color.danger};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  max-height: 60dvh;
  overflow-y: auto;

  ${media.desk} {
    grid-template-columns: repeat(auto-fill, minmax(400px, 1fr));
  }
`;

interface OpenNoticesProps {
  notices: readonly DangerNotice[];
  /** More are open than were fetched. */
  hasMore: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** New ones come behind those that are shown, and one that was acknowledged keeps its place: no button moves under the pointer. */
const OpenNotices = ({ notices, hasMore, ...refresh }: OpenNoticesProps) => {
  const { rows, gone, release, replace } = useHeldRows(notices, { list: "open", hasMore: false, appends: true });
  // The newest are fetched: one that is as old as the last of them may be open still.
  const oldest = (hasMore && notices.at(-1)?.createdAt) || "";
  // One that is fetched only because others were acknowledged is no new one.
  const [knownSince, setKnownSince] = useState(oldest);
  if (oldest > knownSince) setKnownSince(oldest);
  const isGone = ({ id, createdAt, acknowledgedBy }: DangerNotice): boolean =>
    gone.has(id) && (acknowledgedBy !== null || createdAt > oldest);
  const { list, outOfView, scrollTo } = useOutOfView(rows);
  const isUnseen = (notice: DangerNotice): boolean =>
    outOfView.has(notice.id) && notice.createdAt > knownSince && !isGone(notice);
  const unseen = rows.filter(isUnseen);
  return (
    <div>
      <List ref={list}>
        {rows.map((notice) => (
          <DangerNoticeItem key={notice.id} notice={notice} isGone={isGone(notice)} onAnswer={replace} />
        ))}
      </List>
      {/* On the lower edge of the box: it covers no name. */}
      <ListChanges
        {...refresh}
        texts={LIST_TEXTS}
        added={unseen.length}
        leaving={rows.filter(isGone).length}
        isBelow
        onShow={() => (unseen[0] ? scrollTo(unseen[0]) : release())}
      />
    </div>
  );
};

/** Above everything else on the desk, until each of them is acknowledged. */
export const DangerAlarm = () => {
  const { formatMessage } = useIntl();
  const { data = NONE, isError, refetch } = useOpenDangerNoticesQuery({}, POLLING);
  const { notices, hasMore } = data;
  const count = notices.length;
  const title = <FormattedMessage id="admin.danger.title" values={{ count, hasMore }} />;
  return (
    <>
      {/* There before it changes, so that it is read out; the box itself would be read whole. */}
      <VisuallyHidden role="alert">{count > 0 && title}</VisuallyHidden>
      {count > 0 && (
        <Box aria-label={formatMessage({ id: "admin.danger.list" })}>
          <Stack $gap={4}>
            <Stack $gap={1}>
              <Row $gap={2}>
                <Mark>
                  <Icon of={LifeBuoy} size={24} />
                </Mark>
                <Heading level={2} size={18}>
                  {title}
                </Heading>
              </Row>
              <Text $size={15}>
                <FormattedMessage id="admin.danger.about" />
              </Text>
            </Stack>
            <OpenNotices notices={notices} hasMore={hasMore} hasFailed={isError} onRetry={() => void refetch()} />
          </Stack>
        </Box>
      )}
    </>
  );
};
