import { Button, Dialog, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { lostByJoining, type ExhibitDraft } from "../../exhibits/exhibit-draft.ts";

interface JoinButtonProps {
  exhibit: ExhibitDraft;
  before: ExhibitDraft;
  label: string;
  onJoin: () => void;
}

/** Makes an exhibit one with the one before it; asks first where words that were typed would be lost. */
export const JoinButton = ({ exhibit, before, label, onJoin }: JoinButtonProps) => {
  const { formatMessage } = useIntl();
  const { calendarDate } = useFormat();
  const [asking, setAsking] = useState(false);
  const { madeOn, ...words } = lostByJoining(before, exhibit);
  const lost = Object.entries({ ...words, ...(madeOn && { madeOn: calendarDate(madeOn) }) });
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={formatMessage({ id: "documents.exhibit.join.name" }, { name: label })}
        onClick={lost.length > 0 ? () => setAsking(true) : onJoin}
      >
        <FormattedMessage id="documents.exhibit.join" />
      </Button>
      {asking && (
        <Dialog
          open
          title={formatMessage({ id: "documents.exhibit.join.name" }, { name: label })}
          closeLabel={formatMessage({ id: "site.close" })}
          onClose={() => setAsking(false)}
          actions={
            <Button onClick={onJoin}>
              <FormattedMessage id="documents.exhibit.join.confirm" />
            </Button>
          }
        >
          <Stack $gap={3}>
            <Text>
              <FormattedMessage id="documents.exhibit.join.lost" />
            </Text>
            <ul>
              {lost.map(([field, value]) => (
                <li key={field}>
                  {formatMessage({ id: `documents.exhibit.${field}` })}: <span lang="ko">{value}</span>
                </li>
              ))}
            </ul>
          </Stack>
        </Dialog>
      )}
    </>
  );
};
